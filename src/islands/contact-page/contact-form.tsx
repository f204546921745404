import { Send } from 'lucide-react'
import type { ReactNode } from 'react'
import { useT } from '#client/texts/use-t.ts'
import { Message } from '#client/account/message.tsx'
import { SumField } from '#client/challenge/sum-field.tsx'
import { useCounter } from '#client/form/use-counter.ts'
import { SITE_OBJECTIVES } from '#lib/contact/objectives.ts'
import type { MessageProblem } from '#lib/site-messages/problem-of.ts'
import { MESSAGE_MAX, MESSAGE_MIN, type SiteMessageSent } from '#lib/site-messages/schemas.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { Pulse } from '#ui/pulse.tsx'
import { Select } from '#ui/select.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { Textarea } from '#ui/textarea.tsx'
import { useSiteMessage, type Given } from './use-site-message.ts'

type Props = {
  action: string
  privacy: string
  given: Given
  /** This visit has sent as many messages as it may. */
  blocked: boolean
  onSent: (sent: SiteMessageSent) => void
}

/** The form of the contact page. */
export function ContactForm({ action, privacy, given, blocked, onSent }: Props): ReactNode {
  const t = useT('contactPage')
  const counter = useCounter()
  const { form, sum, isComplete, ...sending } = useSiteMessage(given, onSent)
  const failure = blocked ? 'rateLimitError' : sending.failure
  const error = (name: keyof Given['problems']) => {
    const problem = form.problems[name] as MessageProblem | undefined
    return problem && t(`contactPage.problem.${problem}`)
  }
  return (
    <form
      {...form.props}
      method="post"
      action={action}
      aria-label={t('contactPage.formLabel')}
      className="overflow-hidden rounded-panel border border-line bg-surface shadow-soft"
    >
      <div data-profession="trainer" className="bg-(--wash) pt-5 text-on-citrus">
        <Pulse at="60%" className="block text-on-citrus!" />
      </div>
      <div className="grid gap-5 p-5 sm:p-7">
        <input type="hidden" name="key" value={given.key} />
        {failure && <Message role="alert">{t(`contactPage.problem.${failure}`)}</Message>}
        {Object.keys(form.problems).length > 1 && (
          <Message role="alert">{t('contactPage.check')}</Message>
        )}
        <div className="grid gap-5 sm:grid-cols-2">
          <Field error={error('name')} label={t('contactPage.name')} required>
            <TextInput autoComplete="name" {...form.input('name')} />
          </Field>
          <Field error={error('email')} label={t('contactPage.email')} required>
            <TextInput type="email" autoComplete="email" {...form.input('email')} />
          </Field>
          <Field error={error('objective')} label={t('contactPage.objective')} required>
            <Select {...form.input('objective')}>
              <option value="">{t('contactPage.choose')}</option>
              {SITE_OBJECTIVES.map((objective) => (
                <option key={objective} value={objective}>
                  {t(`contactPage.objectives.${objective}`)}
                </option>
              ))}
            </Select>
          </Field>
          <Field
            error={error('phone')}
            label={t('contactPage.phone')}
            note={t('contactPage.optional')}
          >
            <TextInput type="tel" autoComplete="tel" {...form.input('phone')} />
          </Field>
        </div>
        <Field
          error={error('message')}
          label={t('contactPage.message')}
          help={t('contactPage.messageHelp', { min: MESSAGE_MIN })}
          required
        >
          <Textarea
            rows={6}
            maxLength={MESSAGE_MAX}
            used={form.values.message.length}
            counter={counter}
            {...form.input('message')}
          />
        </Field>
        <input type="hidden" name="token" value={sum.challenge?.token ?? ''} />
        <SumField
          id="contact-answer"
          challenge={sum}
          control={form.input('answer')}
          error={error('answer')}
        />
        <div className="grid gap-3">
          <Button
            type="submit"
            size="lg"
            loading={form.isBusy}
            disabled={blocked || !isComplete}
            className="w-full"
          >
            <Send aria-hidden="true" className="size-5" />
            {t('contactPage.submit')}
          </Button>
          {!isComplete && !blocked && (
            <p className="text-sm text-ink-soft">{t('contactPage.required')}</p>
          )}
          <p className="text-sm text-ink-soft">
            {t('contactPage.privacy')}{' '}
            <a href={privacy} className="font-medium text-pine underline underline-offset-4">
              {t('contactPage.privacyLink')}
            </a>
          </p>
        </div>
      </div>
    </form>
  )
}
