import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useT } from '#client/texts/use-t.ts'
import { linesOf } from '#lib/workspace/builder/lines.ts'
import { QUESTIONS_MAX } from '#lib/workspace/questionnaires-schemas.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { Textarea } from '#ui/textarea.tsx'
import { ADD_ID } from './ids.ts'
import type { SendMessages } from './messages.ts'
import type { Work } from './use-sending.ts'

/** Questions in words, written or pasted one a line. What does not fit stays in the box. */
export function PasteLines({ work }: { words: SendMessages; work: Work }): ReactNode {
  const t = useT('sendQuestionnaire')
  const [isOpen, setOpen] = useState(false)
  const [text, setText] = useState('')
  const [said, setSaid] = useState('')
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isOpen) box.current?.querySelector('textarea')?.focus()
  }, [isOpen])
  const lines = linesOf(text)
  const count = lines.length
  const add = () => {
    if (count === 0) return
    const { rows } = work.sending
    const added = work.act({ type: 'paste', lines }).length - rows.length
    const rest = lines.slice(added)
    const words = [t('sendQuestionnaire.paste.added', { count: added })]
    if (rest.length > 0) {
      const values = { count: rest.length, max: QUESTIONS_MAX }
      words.push(t('sendQuestionnaire.paste.rest', values))
    }
    setText(rest.join('\n'))
    setSaid(words.join('. '))
    setOpen(rest.length > 0)
    if (rest.length === 0) work.focusSoon(ADD_ID)
  }
  return (
    <>
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        className="link text-sm"
      >
        {t('sendQuestionnaire.paste.open')}
      </button>
      <p role="status" className="w-full text-sm text-ink-soft empty:hidden">
        {said}
      </p>
      {isOpen && (
        <div ref={box} className="grid w-full gap-2.5">
          <Field label={t('sendQuestionnaire.paste.label')}>
            <Textarea rows={5} value={text} onChange={(event) => setText(event.target.value)} />
          </Field>
          <Button variant="quiet" size="sm" className="justify-self-start" onClick={add}>
            {count === 0
              ? t('sendQuestionnaire.paste.none')
              : t('sendQuestionnaire.paste.add', { count })}
          </Button>
        </div>
      )}
    </>
  )
}
