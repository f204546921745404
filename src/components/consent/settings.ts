import { element } from '#client/element.ts'
import { choose } from '#client/record-choice.ts'
import { allows, type Purpose } from '#lib/consent/choice.ts'
import { formatDate } from '#lib/format/date.ts'
import { $cookieChoice } from '#stores/cookie-choice.ts'
import { buttonClass } from '#ui/button-class.ts'
import type { Asking } from './asking.ts'

/** Opens the choice by purpose as a modal dialog. Nothing is ticked that was not ticked before. */
export function openSettings({ t, locale }: Asking): void {
  const choice = $cookieChoice.get()
  const boxFor = (purpose: Purpose) =>
    element('input', { type: 'checkbox', checked: allows(choice, purpose) })
  const [analytics, personalization] = [boxFor('analytics'), boxFor('personalization')]
  const rows: Row[] = [
    {
      name: t('consent.settings.necessary'),
      text: t('consent.settings.necessaryText'),
      control: element('span', {}, t('consent.settings.always')),
    },
    {
      name: t('consent.settings.analytics'),
      text: t('consent.settings.analyticsText'),
      control: analytics,
    },
    {
      name: t('consent.settings.personalization'),
      text: t('consent.settings.personalizationText'),
      control: personalization,
    },
  ]
  const close = element('button', {
    className: 'cookies-close',
    ariaLabel: t('consent.settings.close'),
    value: 'close',
    formNoValidate: true,
  })
  const form = element(
    'form',
    { method: 'dialog' },
    element('h2', { id: 'cookies-title', className: 'text-xl' }, t('consent.settings.title')),
    ...rows.map(row),
    ...(choice
      ? [element('p', {}, t('consent.settings.chosenOn', { date: formatDate(choice.at, locale) }))]
      : []),
    element('button', { className: buttonClass(), value: 'save' }, t('consent.settings.save')),
    close,
  )
  const dialog = element('dialog', { className: 'cookies-settings' }, form)
  dialog.setAttribute('aria-labelledby', 'cookies-title')
  // Where browsers know it, a click beside the dialog closes it.
  dialog.setAttribute('closedby', 'any')
  dialog.addEventListener('close', () => {
    const purposes = { analytics: analytics.checked, personalization: personalization.checked }
    if (dialog.returnValue === 'save') choose(purposes, locale)
    dialog.remove()
  })
  document.body.append(dialog)
  dialog.showModal()
}

type Row = { name: string; text: string; control: HTMLElement }

/** A purpose: its name, its control at the end, and below them what it is for. */
function row({ name, text, control }: Row, index: number): HTMLElement {
  const description = element('p', { id: `cookies-${index}` }, text)
  control.setAttribute('aria-describedby', description.id)
  const tag = control instanceof HTMLInputElement ? 'label' : 'p'
  return element(
    'div',
    {},
    element(tag, { className: 'cookies-purpose' }, name, control),
    description,
  )
}
