import { useEffect } from 'react'
import { dropFragment } from '#client/address/drop-fragment.ts'

/** Where the link leads: the place of the form's button. It is also how a press before hydration is remembered. */
const TARGET = '#write-review'

type Options = {
  /** Null until it is known what the link is for. */
  label: string | null
  isHidden: boolean
  onOpen: () => void
}

/** Makes the link of the profile's header, which leads to the form's button, open the form itself. */
export function useHeaderLink({ label, isHidden, onOpen }: Options): void {
  useEffect(() => {
    const link = document.querySelector<HTMLAnchorElement>(`a[href="${TARGET}"]`)
    if (!link || label === null) return undefined
    link.textContent = label
    link.hidden = isHidden
    if (location.hash === TARGET && !isHidden) {
      dropFragment()
      onOpen()
    }
    const open = (event: MouseEvent) => {
      event.preventDefault()
      onOpen()
    }
    link.addEventListener('click', open)
    return () => link.removeEventListener('click', open)
  }, [label, isHidden, onOpen])
}
