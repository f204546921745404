import { useRef, useState, type ReactNode } from 'react'
import { Button } from './button.tsx'
import { Field } from './field.tsx'
import { LinkInput } from './link-input.tsx'
import { copyText, shareNatively } from './share-link.ts'

export type LinkFieldProps = {
  link: string
  /** The title passed to the system's share sheet. */
  title: string
  label: string
  help?: string
  copyLabel: string
  copiedText: string
  /** Shown when the clipboard is denied; the link is selected then. */
  byHandText: string
  shareLabel: string
}

/** Shows a link, with buttons that copy it and, where supported, share it. */
export function LinkField(props: LinkFieldProps): ReactNode {
  const { link, title, label, help, copyLabel, copiedText, byHandText, shareLabel } = props
  const input = useRef<HTMLInputElement>(null)
  const [said, setSaid] = useState('')
  const copy = async () => {
    input.current?.select()
    setSaid((await copyText(link)) ? copiedText : byHandText)
  }
  return (
    <div className="grid min-w-0 content-start gap-2">
      <Field label={label} help={help} helpBelow>
        <LinkInput link={link} ref={input} />
      </Field>
      <div className="flex flex-wrap gap-2">
        {'share' in navigator && (
          <Button size="sm" onClick={() => void shareNatively({ title, url: link })}>
            {shareLabel}
          </Button>
        )}
        <Button variant="quiet" size="sm" onClick={() => void copy()}>
          {copyLabel}
        </Button>
      </div>
      <p role="status" className="text-sm text-ink-soft empty:hidden">
        {said}
      </p>
    </div>
  )
}
