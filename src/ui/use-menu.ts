import { useRef, useState, type KeyboardEvent, type ToggleEvent } from 'react'

/** The keyboard handling of a menu and its button, by the ARIA menu button pattern. */
export function useMenu() {
  const menu = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)

  const items = () => [...(menu.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])]
  const focusItem = (index: number) => items().at(index)?.focus()
  const close = () => menu.current?.hidePopover()

  const onToggle = (event: ToggleEvent) => {
    setOpen(event.newState === 'open')
    const isInside = menu.current?.contains(document.activeElement)
    if (event.newState === 'open' && !isInside) focusItem(0)
  }
  const onButtonKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    menu.current?.showPopover()
    focusItem(event.key === 'ArrowDown' ? 0 : -1)
  }
  const onMenuKey = (event: KeyboardEvent) => {
    if (event.key === 'Tab') {
      // Restores the focus to the button, from where Tab goes on.
      close()
      return
    }
    const all = items()
    const next = nextItem(all, event.key)
    if (!next) return
    event.preventDefault()
    next.focus()
  }
  return { menu, isOpen, onToggle, onButtonKey, onMenuKey, close }
}

/** The target of a key from the focused item; a letter moves to the next item that begins with it. */
function nextItem(items: readonly HTMLElement[], key: string): HTMLElement | undefined {
  const now = items.findIndex((item) => item === document.activeElement)
  if (key === 'ArrowDown') return items[(now + 1) % items.length]
  if (key === 'ArrowUp') return items.at(now <= 0 ? -1 : now - 1)
  if (key === 'Home') return items[0]
  if (key === 'End') return items.at(-1)
  if (key.length !== 1 || key === ' ') return undefined
  const begins = (item: HTMLElement) =>
    item.innerText.trim().slice(0, 1).localeCompare(key, undefined, { sensitivity: 'base' }) === 0
  return [...items.slice(now + 1), ...items.slice(0, now + 1)].find(begins)
}
