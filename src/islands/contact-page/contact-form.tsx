import { Send } from 'lucide-react'
import type { ReactNode } from 'react'
import { useT } from '#client/texts/use-t.ts'
import { Message } from '#islands/auth/message.tsx'
import { SITE_OBJECTIVES } from '#lib/contact/objectives.ts'
import type { ContactForm as Form } from '#lib/site-messages/contact-form.ts'
import { MESSAGE_MAX, MESSAGE_MIN, type SiteMessageSent } from '#lib/site-messages/schemas.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { Pulse } from '#ui/pulse.tsx'
import { Select } from '#ui/select.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { Textarea } from '#ui/textarea.tsx'
import { SumField } from './sum-field.tsx'
import { controlId, useSiteMessage, type Given } from './use-site-message.ts'

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
  const { values, key } = given
  const { ref, submit, look, ...form } = useSiteMessage(given, onSent)
  const failure = blocked ? 'rateLimitError' : form.failure
  const field = (name: keyof Form['problems']) => {
    const problem = form.problems[name]
    return { id: controlId(name), error: problem && t(`contactPage.problem.${problem}`) }
  }
  return (
    <form
      ref={ref}
      method="post"
      action={action}
      noValidate
      aria-label={t('contactPage.formLabel')}
      onInput={look}
      onSubmit={(event) => void submit(event)}
      className="overflow-hidden rounded-panel border border-line bg-surface shadow-soft"
    >
      <div data-profession="trainer" className="pt-5 hue-wash">
        <Pulse at="60%" className="block text-on-citrus!" />
      </div>
      <div className="grid gap-5 p-5 sm:p-7">
        <input type="hidden" name="key" value={key} />
        {failure && <Message role="alert">{t(`contactPage.problem.${failure}`)}</Message>}
        {Object.keys(form.problems).length > 1 && (
          <Message role="alert">{t('contactPage.check')}</Message>
        )}
        <div className="grid gap-5 sm:grid-cols-2">
          <Field {...field('name')} label={t('contactPage.name')} required>
            <TextInput name="name" autoComplete="name" defaultValue={values.name} />
          </Field>
          <Field {...field('email')} label={t('contactPage.email')} required>
            <TextInput name="email" type="email" autoComplete="email" defaultValue={values.email} />
          </Field>
          <Field {...field('objective')} label={t('contactPage.objective')} required>
            <Select name="objective" defaultValue={values.objective}>
              <option value="">{t('contactPage.choose')}</option>
              {SITE_OBJECTIVES.map((objective) => (
                <option key={objective} value={objective}>
                  {t(`contactPage.objectives.${objective}`)}
                </option>
              ))}
            </Select>
          </Field>
          <Field
            {...field('phone')}
            label={t('contactPage.phone')}
            note={t('contactPage.optional')}
          >
            <TextInput name="phone" type="tel" autoComplete="tel" defaultValue={values.phone} />
          </Field>
        </div>
        <Field
          {...field('message')}
          label={t('contactPage.message')}
          help={t('contactPage.messageHelp', { min: MESSAGE_MIN, max: MESSAGE_MAX })}
          required
        >
          <Textarea
            name="message"
            rows={6}
            maxLength={MESSAGE_MAX}
            defaultValue={values.message}
            counter={(used, max) => t('contactPage.counter', { used, max })}
          />
        </Field>
        <SumField {...field('answer')} sum={form.sum} />
        <div className="grid gap-3">
          <Button
            type="submit"
            size="lg"
            loading={form.sending}
            disabled={blocked || !form.complete}
            className="w-full"
          >
            <Send aria-hidden="true" className="size-5" />
            {t('contactPage.submit')}
          </Button>
          {!form.complete && !blocked && (
            <p className="text-sm text-ink-soft">{t('contactPage.required')}</p>
          )}
          <p className="text-sm text-ink-soft">
            {t('contactPage.privacy')}{' '}
            <a href={privacy} className="font-semibold text-pine underline underline-offset-4">
              {t('contactPage.privacyLink')}
            </a>
          </p>
        </div>
      </div>
    </form>
  )
}
