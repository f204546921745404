import { useRef, useState, type ReactNode, type SubmitEvent } from 'react'
import type { CallFailed } from '#client/data/call-failed.ts'
import { useCache } from '#client/data/use-cache.ts'
import { useChange } from '#client/data/use-change.ts'
import { fieldText } from '#client/field-text.ts'
import { ChangeFailed } from '#client/problem/change-failed.tsx'
import { useLocale, useT } from '#client/texts/use-t.ts'
import * as messages from '#lib/admin/messages-calls.ts'
import * as messagesSchemas from '#lib/admin/messages-schemas.ts'
import { LOCALES } from '#lib/i18n/locales.ts'
import { toast } from '#stores/toasts.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { Segments } from '#ui/segments.tsx'
import { Textarea } from '#ui/textarea.tsx'
import { useTyped } from '../kit/use-typed.ts'

/** The place of the answer that was sent. */
export const ANSWER = 'message-answer'

type Props = { message: messagesSchemas.SiteMessageDetail }

/** Answers a message, or marks it as answered. What was typed stays until it is sent, also where somebody was faster. */
export function AnswerForm({ message }: Props): ReactNode {
  const t = useT('admin', 'adminMessages', 'fields')
  const locale = useLocale()
  const { id } = message
  const [text, setText] = useTyped(`message ${id}`)
  const [language, setLanguage] = useState(message.locale ?? locale)
  const [problem, setProblem] = useState<string>()
  const field = useRef<HTMLTextAreaElement>(null)
  const cache = useCache()
  /** What somebody else has made of it. */
  const readAgain = () =>
    Promise.allSettled([cache.refresh(), cache.read(messages.getMessage, { params: { id } })])
  const onError = ({ code, fields }: CallFailed) => {
    setProblem(fields['text'])
    if (fields['text']) field.current?.focus()
    if (code === 'CONFLICT' || code === 'NOT_FOUND') void readAgain()
  }
  const settled = (done: string) => (answered: messagesSchemas.SiteMessageDetail) => {
    setText('')
    toast.success(done)
    cache.put(messages.getMessage, { params: { id } }, answered)
    // The form goes: the focus follows to what was sent.
    requestAnimationFrame(() => document.getElementById(ANSWER)?.focus())
  }
  const send = useChange(messages.answerMessage, {
    onSuccess: settled(t('adminMessages.answer.sent')),
    onError,
  })
  const mark = useChange(messages.markAnswered, {
    onSuccess: settled(t('adminMessages.answer.marked')),
    onError,
  })
  const isBusy = send.isPending || mark.isPending
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (isBusy) return
    const isMissing = text.trim() === ''
    setProblem(isMissing ? 'required' : undefined)
    mark.reset()
    if (isMissing) {
      send.reset()
      field.current?.focus()
    } else send.mutate({ params: { id }, body: { text, locale: language } })
  }
  const markAnswered = () => {
    if (isBusy) return
    send.reset()
    mark.mutate({ params: { id }, body: { state: 'answered' } })
  }
  const failed = (
    <ChangeFailed
      failure={send.error ?? mark.error}
      texts={{
        CONFLICT: t('adminMessages.answer.conflict'),
        other: t('adminMessages.answer.failed'),
      }}
    />
  )
  // Only where somebody else was faster there is still a text.
  if (message.answeredAt !== null && text === '') return failed
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <Field
        label={t('adminMessages.answer.text')}
        help={t('adminMessages.answer.help')}
        helpBelow
        error={fieldText(t, problem)}
      >
        <Textarea
          ref={field}
          rows={7}
          maxLength={messagesSchemas.ANSWER_MAX}
          counter={(used, max) => t('admin.counter', { used, max })}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </Field>
      {message.answeredAt === null && (
        <>
          <Segments
            name="locale"
            legend={t('adminMessages.answer.locale')}
            options={LOCALES.map((known) => [known, t(`adminMessages.answer.${known}`)])}
            value={language}
            onChange={setLanguage}
          />
          <div className="flex flex-wrap gap-2.5">
            <Button type="submit" loading={send.isPending}>
              {t('adminMessages.answer.send')}
            </Button>
            <Button variant="quiet" loading={mark.isPending} onClick={markAnswered}>
              {t('adminMessages.answer.mark')}
            </Button>
          </div>
        </>
      )}
      {failed}
    </form>
  )
}
