import { CircleAlert } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { useT } from '#client/texts/use-t.ts'
import { SUBSCRIBER_MAX } from '#lib/newsletter/schemas.ts'
import type { NewsletterForm } from '#lib/newsletter/newsletter-form.ts'
import { BusyDots } from '#ui/busy-dots.tsx'
import { cx } from '#ui/cx.ts'
import { Field } from '#ui/field.tsx'
import { onCitrus } from '#ui/on-citrus.ts'
import { TextInput } from '#ui/text-input.tsx'
import { TopicChoices } from './topic-choices.tsx'
import type { useSubscribe } from './use-subscribe.ts'

type Props = {
  place: 'page' | 'banner'
  action: string
  privacy: string
  given: NewsletterForm
  subscribing: ReturnType<typeof useSubscribe>
}

/** The form of the newsletter, on citrus. Its fields stand on the surface of the theme. */
export function SubscribeForm(props: Props): ReactNode {
  const { place, action, privacy, given, subscribing } = props
  const t = useT('newsletterForm')
  const { ref, state, problems, submit } = subscribing
  const isPage = place === 'page'
  const id = useId()
  const error = (problem: keyof typeof problems) =>
    problems[problem] && t(`newsletterForm.problem.${problems[problem]}`)
  return (
    <form
      ref={ref}
      method="post"
      action={action}
      noValidate
      aria-label={t('newsletterForm.form.label')}
      onSubmit={(event) => void submit(event)}
      className={cx('grid gap-4', isPage && 'sm:gap-5')}
    >
      {given.key !== null && <input type="hidden" name="key" value={given.key} />}
      {isPage && (
        <div>
          <h2 className="text-2xl">{t('newsletterForm.form.title')}</h2>
          <p className="mt-2">{t('newsletterForm.form.text')}</p>
        </div>
      )}
      {problems.form && (
        <p
          role="alert"
          className="flex gap-2 rounded-control bg-surface px-4 py-3 text-sm text-ink"
        >
          <CircleAlert aria-hidden="true" className="size-5 shrink-0 text-clay-strong" />
          {error('form')}
        </p>
      )}
      <div
        className={cx(
          'grid items-start gap-4',
          isPage ? 'rounded-card bg-surface p-4 text-ink sm:p-5' : 'sm:grid-cols-[1fr_auto]',
        )}
      >
        <div className={cx(!isPage && 'rounded-card bg-surface p-3 text-ink')}>
          <Field
            id={`${id}-email`}
            label={t('newsletterForm.form.email')}
            error={error('email')}
            required
          >
            <TextInput
              name="email"
              type="email"
              autoComplete="email"
              defaultValue={given.values.email}
            />
          </Field>
        </div>
        {isPage && (
          <>
            <Field
              id={`${id}-name`}
              label={t('newsletterForm.form.name')}
              note={t('newsletterForm.form.optional')}
              error={error('name')}
            >
              <TextInput
                name="name"
                autoComplete="given-name"
                maxLength={SUBSCRIBER_MAX}
                defaultValue={given.values.name}
              />
            </Field>
            <TopicChoices
              legend={t('newsletterForm.form.interests')}
              help={t('newsletterForm.form.interestsHelp')}
              label={(topic) => t(`newsletterForm.interest.${topic}`)}
              chosen={given.values.interests}
            />
          </>
        )}
        {!isPage && (
          <Submit busy={state === 'submitting'} label={t('newsletterForm.form.submit')} />
        )}
      </div>
      {isPage && <Submit busy={state === 'submitting'} label={t('newsletterForm.form.submit')} />}
      <p className="text-sm">
        {t('newsletterForm.form.privacy')}{' '}
        <a href={privacy} className="font-semibold underline underline-offset-4">
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
