import type { ReactNode } from 'react'
import { useAsk } from '#client/data/data.ts'
import { useCache } from '#client/data/use-cache.ts'
import { bySchema } from '#client/form/check.ts'
import type { Checked } from '#client/form/problems.ts'
import { Fields } from '#client/form/fields.tsx'
import { useFormAction } from '#client/form/use-form-call.ts'
import { ChangeFailed } from '#client/problem/change-failed.tsx'
import { useLocale, useT } from '#client/texts/use-t.ts'
import * as messages from '#lib/admin/messages-calls.ts'
import * as messagesSchemas from '#lib/admin/messages-schemas.ts'
import { LOCALES, type Locale } from '#lib/i18n/locales.ts'
import { toast } from '#stores/toasts.ts'
import { Button } from '#ui/button.tsx'
import { Segments } from '#ui/segments.tsx'
import { useDraftKey } from '../kit/use-draft-key.ts'

type Props = { message: messagesSchemas.SiteMessageDetail }

/** What the pressed button does. */
type Act = 'send' | 'mark'
/** Null where it was answered in another way. */
type Answer = messagesSchemas.AnswerMessage | null

const checkAnswer = bySchema(messagesSchemas.AnswerMessage)

function check({ act, ...answer }: { act: Act; text: string; locale: Locale }): Checked<Answer> {
  return act === 'mark' ? { body: null } : checkAnswer(answer)
}

/** Answers a message, or marks it as answered. What was typed stays until it is sent, also where another admin was faster. */
export function AnswerForm({ message }: Props): ReactNode {
  const t = useT('adminMessages')
  const { answeredAt } = message
  const form = useAnswer(message)
  const failed = (
    <ChangeFailed
      failure={form.failure}
      texts={{
        CONFLICT: t('adminMessages.answer.conflict'),
        other: t('adminMessages.answer.failed'),
      }}
    />
  )
  // Only where another admin was faster there is still a text.
  if (answeredAt !== null && form.values.text === '') return failed
  const by = (act: Act) => ({
    type: 'submit' as const,
    loading: form.isBusy && form.values.act === act,
    onClick: () => !form.isBusy && form.set({ act }),
  })
  return (
    <form {...form.props} className="grid gap-4">
      <Fields
        form={form}
        of={{
          text: {
            kind: 'paragraph',
            label: t('adminMessages.answer.text'),
            help: t('adminMessages.answer.help'),
            helpBelow: true,
            max: messagesSchemas.ANSWER_MAX,
            rows: 7,
          },
        }}
      />
      {answeredAt === null && (
        <>
          <Segments
            name="locale"
            legend={t('adminMessages.answer.locale')}
            options={LOCALES.map((known) => [known, t(`adminMessages.answer.${known}`)])}
            defaultValue={form.values.locale}
          />
          <div className="flex flex-wrap gap-2.5">
            <Button {...by('send')}>{t('adminMessages.answer.send')}</Button>
            <Button variant="quiet" {...by('mark')}>
              {t('adminMessages.answer.mark')}
            </Button>
          </div>
        </>
      )}
      {failed}
    </form>
  )
}

function useAnswer({ id, locale }: messagesSchemas.SiteMessageDetail) {
  const t = useT('adminMessages')
  const shown = useLocale()
  const ask = useAsk()
  const cache = useCache()
  const params = { id }
  const run = (body: Answer) =>
    body
      ? ask(messages.answerMessage, { params, body })
      : ask(messages.markAnswered, { params, body: { state: 'answered' } })
  return useFormAction(run, {
    initial: { text: '', locale: locale ?? shown, act: 'send' },
    draft: { ...useDraftKey(`message:${id}`), fields: ['text'] },
    check,
    onSuccess(answered, body) {
      toast.success(t(body ? 'adminMessages.answer.sent' : 'adminMessages.answer.marked'))
      cache.put(messages.getMessage, { params }, answered)
    },
    onError({ code }) {
      // What another admin has made of it.
      if (code === 'CONFLICT' || code === 'NOT_FOUND') {
        void Promise.allSettled([cache.refresh(), cache.read(messages.getMessage, { params })])
      }
    },
  })
}
