import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { useT } from '#client/texts/use-t.ts'
import { SUBSCRIBER_MAX } from '#lib/newsletter/schemas.ts'
import type { NewsletterForm } from '#lib/newsletter/newsletter-form.ts'
import type { NewsletterProblem } from '#lib/newsletter/problem-of.ts'
import { BusyDots } from '#ui/busy-dots.tsx'
import { cx } from '#ui/cx.ts'
import { Field } from '#ui/field.tsx'
import { onCitrus } from '#ui/on-citrus.ts'
import { TextInput } from '#ui/text-input.tsx'
import { TopicChoices } from './topic-choices.tsx'
import { useSubscribe } from './use-subscribe.ts'

type Props = {
  place: 'page' | 'banner'
  action: string
  privacy: string
  given: NewsletterForm
  /** A link to confirm was mailed. */
  onAsked: () => void
}

/** The form of the newsletter, on citrus. Its fields stand on the surface of the theme. */
export function SubscribeForm(props: Props): ReactNode {
  const { place, action, privacy, given, onAsked } = props
  const t = useT('newsletterForm')
  const { form, failure } = useSubscribe(given, onAsked)
  const isPage = place === 'page'
  const error = (name: 'email' | 'name') => {
    const problem = form.problems[name] as NewsletterProblem | undefined
    return problem && t(`newsletterForm.problem.${problem}`)
  }
  return (
    <form
      {...form.props}
      method="post"
      action={action}
      aria-label={t('newsletterForm.form.label')}
      className={cx('grid gap-4', isPage && 'sm:gap-5')}
    >
      {given.key !== null && <input type="hidden" name="key" value={given.key} />}
      {isPage && (
        <div>
          <h2 className="text-xl">{t('newsletterForm.form.title')}</h2>
          <p className="mt-2">{t('newsletterForm.form.text')}</p>
        </div>
      )}
      {failure && (
        <p
          role="alert"
          className="flex gap-2 rounded-control bg-surface px-4 py-3 text-sm text-ink"
        >
          <CircleAlert aria-hidden="true" className="size-5 shrink-0 text-clay-strong" />
          {t(`newsletterForm.problem.${failure}`)}
        </p>
      )}
      <div
        className={cx(
          'grid items-start gap-4',
          isPage ? 'rounded-card bg-surface p-4 text-ink sm:p-5' : 'sm:grid-cols-[1fr_auto]',
        )}
      >
        <div className={cx(!isPage && 'rounded-card bg-surface p-3 text-ink')}>
          <Field label={t('newsletterForm.form.email')} error={error('email')} required>
            <TextInput type="email" autoComplete="email" {...form.input('email')} />
          </Field>
        </div>
        {isPage && (
          <>
            <Field
              label={t('newsletterForm.form.name')}
              note={t('newsletterForm.form.optional')}
              error={error('name')}
            >
              <TextInput
                autoComplete="given-name"
                maxLength={SUBSCRIBER_MAX}
                {...form.input('name')}
              />
            </Field>
            <TopicChoices
              legend={t('newsletterForm.form.interests')}
              help={t('newsletterForm.form.interestsHelp')}
              label={(topic) => t(`newsletterForm.interest.${topic}`)}
              control={(topic) => form.box('interests', topic)}
            />
          </>
        )}
        {!isPage && <Submit busy={form.isBusy} label={t('newsletterForm.form.submit')} />}
      </div>
      {isPage && <Submit busy={form.isBusy} label={t('newsletterForm.form.submit')} />}
      <p className="text-sm">
        {t('newsletterForm.form.privacy')}{' '}
        <a href={privacy} className="font-medium underline underline-offset-4">
          {t('newsletterForm.form.privacyLink')}
        </a>
      </p>
    </form>
  )
}

function Submit({ busy, label }: { busy: boolean; label: string }): ReactNode {
  return (
    <button
      type="submit"
      className={`${onCitrus.primary} relative self-center`}
      {...(busy && { 'aria-busy': true, 'aria-disabled': true })}
    >
      <span className={busy ? 'opacity-0' : undefined}>{label}</span>
      {busy && <BusyDots />}
    </button>
  )
}
