import { useState, type ReactNode } from 'react'
import { Button } from './button.tsx'
import { Field } from './field.tsx'
import { LinkInput } from './link-input.tsx'
import { copyText, shareNatively } from './share-link.ts'

export type ShareButtonProps = {
  /** Made when the button is pressed. */
  link: () => string
  title?: string
  /** What goes along with the link. */
  text?: string
  label: string
  copiedText: string
  /** Names the link where it must be copied by hand. */
  byHandLabel: string
}

/** The sharing of the system where there is one, else the clipboard, else the link to copy by hand. */
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
