import { useEffect } from 'react'

type Options = {
  /** Null until it is known what the link is for. */
  label: string | null
  isHidden: boolean
  onOpen: () => void
}

/** Makes the link of the profile's header, which leads to the reviews, open the form as well. */
export function useHeaderLink({ label, isHidden, onOpen }: Options): void {
  useEffect(() => {
    const link = document.querySelector<HTMLAnchorElement>('[data-write-review]')
    if (!link || label === null) return undefined
    link.textContent = label
    link.hidden = isHidden
    const open = (event: MouseEvent) => {
      event.preventDefault()
      onOpen()
    }
    link.addEventListener('click', open)
    return () => link.removeEventListener('click', open)
  }, [label, isHidden, onOpen])
}
