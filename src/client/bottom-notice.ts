/** Shows the notice of a template at the lower edge of the page; a press on `[data-later]` takes it away. */
export function showNotice(template: 'new-version' | 'lost'): HTMLElement {
  const notice = document.createElement('div')
  notice.role = 'status'
  notice.dataset['bottomBar'] = ''
  notice.className =
    'fixed inset-x-0 bottom-0 z-50 border-t border-line bg-surface pb-[max(0.75rem,env(safe-area-inset-bottom))] shadow-soft'
  notice.addEventListener('click', ({ target }) => {
    if ((target as Element).closest('[data-later]')) notice.remove()
  })
  document.body.append(notice)
  const { content } = document.querySelector<HTMLTemplateElement>(`template#${template}`)!
  // A live region must exist before its content to be announced.
  requestAnimationFrame(() => notice.append(content.cloneNode(true)))
  return notice
}

let lost: HTMLElement | undefined

/** Says that the scripts of what was pressed have not arrived: without a connection, or after a deploy. */
export function sayLost(): void {
  if (lost?.isConnected) return
  lost = showNotice('lost')
  lost.addEventListener('click', ({ target }) => {
    if ((target as Element).closest('[data-reload]')) location.reload()
  })
}

/** They have arrived after all. */
export const takeBackLost = (): void => lost?.remove()
