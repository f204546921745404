import { useState, type ReactNode } from 'react'
import { Button } from './button.tsx'
import { Field } from './field.tsx'
import { LinkInput } from './link-input.tsx'
import { copyText, shareNatively } from './share-link.ts'

export type ShareButtonProps = {
  /** Computed when the button is clicked. */
  link: () => string
  title?: string
  /** The text shared along with the link. */
  text?: string
  label: string
  copiedText: string
  /** The label of the link when it must be copied by hand. */
  byHandLabel: string
}

/** Opens the system's share sheet; falls back to the clipboard, then to a link to copy by hand. */
export function ShareButton(props: ShareButtonProps): ReactNode {
  const { link, title, text, label, copiedText, byHandLabel } = props
  const [outcome, setOutcome] = useState<'copied' | { byHand: string } | null>(null)
  const share = async () => {
    const url = link()
    if (await shareNatively({ ...(title && { title }), ...(text && { text }), url })) return
    setOutcome((await copyText(url)) ? 'copied' : { byHand: url })
  }
  return (
    <>
      <Button variant="quiet" size="sm" onClick={() => void share()}>
        {label}
      </Button>
      <p role="status" className="text-xs text-ink-soft empty:hidden">
        {outcome === 'copied' && copiedText}
      </p>
      {outcome && outcome !== 'copied' && (
        <Field label={byHandLabel} className="basis-full">
          <LinkInput link={outcome.byHand} />
        </Field>
      )}
    </>
  )
}
