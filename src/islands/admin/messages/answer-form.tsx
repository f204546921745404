import { useMutation } from '@tanstack/react-query'
import { useRef, useState, type ReactNode, type SubmitEvent } from 'react'
import type { CallFailed } from '#client/call-failed.ts'
import { fieldText } from '#client/field-text.ts'
import { queryClient, queryOf } from '#client/query.ts'
import { useLocale, useT } from '#client/texts/use-t.ts'
import { getWaiting } from '#lib/admin/access-calls.ts'
import * as messages from '#lib/admin/messages-calls.ts'
import * as messagesSchemas from '#lib/admin/messages-schemas.ts'
import { LOCALES } from '#lib/i18n/locales.ts'
import { toast } from '#stores/toasts.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { Segments } from '#ui/segments.tsx'
import { Textarea } from '#ui/textarea.tsx'
import { guardedMutationOf } from '../kit/guarded.ts'
import { refresh } from '../kit/refresh.ts'
import { toastFailure } from '../kit/toast-failure.ts'
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
  const onError = (failure: CallFailed) => {
    const { code, fields } = failure
    setProblem(fields['text'])
    if (fields['text']) field.current?.focus()
    else if (code === 'CONFLICT') toast.error(t('adminMessages.answer.conflict'))
    else toastFailure(t, failure, t('adminMessages.answer.failed'))
    // What somebody else has made of it. Reading it is noted in the audit log, so an own answer is not read again.
    if (code === 'CONFLICT' || code === 'NOT_FOUND') {
      void refresh(getWaiting, messages.listMessages, messages.getMessage)
    }
  }
  const settled = (done: string) => async (answered: messagesSchemas.SiteMessageDetail) => {
    const { queryKey } = queryOf(messages.getMessage, { params: { id } })
    // A read that began before the answer knows nothing of it.
    await queryClient.cancelQueries({ queryKey })
    setText('')
    toast.success(done)
    queryClient.setQueryData(queryKey, answered)
    // The form goes: the focus follows to what was sent.
    requestAnimationFrame(() => document.getElementById(ANSWER)?.focus())
    void refresh(getWaiting, messages.listMessages)
  }
  const send = useMutation(
    {
      ...guardedMutationOf(messages.answerMessage),
      onSuccess: settled(t('adminMessages.answer.sent')),
      onError,
    },
    queryClient,
  )
  const mark = useMutation(
    {
      ...guardedMutationOf(messages.markAnswered),
      onSuccess: settled(t('adminMessages.answer.marked')),
      onError,
    },
    queryClient,
  )
  const isBusy = send.isPending || mark.isPending
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const isMissing = text.trim() === ''
    setProblem(isMissing ? 'required' : undefined)
    if (isMissing) field.current?.focus()
    else if (!isBusy) send.mutate({ params: { id }, body: { text, locale: language } })
  }
  // Only where somebody else was faster there is still a text.
  if (message.answeredAt !== null && text === '') return null
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
            <Button
              variant="quiet"
              loading={mark.isPending}
              onClick={() => isBusy || mark.mutate({ params: { id }, body: { state: 'answered' } })}
            >
              {t('adminMessages.answer.mark')}
            </Button>
          </div>
        </>
      )}
    </form>
  )
}
