import { useEffect, useRef, useState, type ReactNode } from 'react'
import { localizedPath, type Locale } from '#lib/i18n/locales.ts'
import { createT } from '#lib/i18n/t.ts'
import { EMPTY_NEWSLETTER_FORM, type NewsletterForm } from '#lib/newsletter/newsletter-form.ts'
import { PATHS } from '#lib/site/routes.ts'
import { onCitrus } from '#ui/on-citrus.ts'
import { SubscribeForm } from './subscribe-form.tsx'
import type { NewsletterT, NewsletterTexts } from './texts.ts'
import { useSubscribe } from './use-subscribe.ts'

type Props = {
  locale: Locale
  texts: NewsletterTexts
  /** The whole form on the page of the newsletter; the address alone in a banner. */
  place: 'page' | 'banner'
  form?: NewsletterForm
  /** A mail was just asked for, without JavaScript. */
  asked?: boolean
}

/**
 * Subscribing to the newsletter. A plain form without JavaScript, which the page of the newsletter submits; hydrated on
 * the first interaction.
 */
export function NewsletterSignup(props: Props): ReactNode {
  const { locale, texts, place, form = EMPTY_NEWSLETTER_FORM, asked = false } = props
  const t = createT(texts, locale)
  const action = localizedPath(PATHS.newsletter, locale)
  const subscribing = useSubscribe(form, locale, asked)
  const [wasAsked] = useState(asked)
  if (subscribing.state === 'asked') {
    return <Asked t={t} action={action} onAnother={subscribing.another} focus={!wasAsked} />
  }
  return (
    <SubscribeForm
      t={t}
      place={place}
      action={action}
      privacy={localizedPath(PATHS.privacy, locale)}
      given={form}
      subscribing={subscribing}
    />
  )
}

type AskedProps = { t: NewsletterT; action: string; onAnother: () => void; focus: boolean }

/** A link to confirm was mailed. */
function Asked({ t, action, onAnother, focus }: AskedProps): ReactNode {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (focus) heading.current?.focus()
  }, [focus])
  return (
    <div className="grid gap-3">
      <h2 ref={heading} tabIndex={-1} className="text-2xl focus-visible:outline-on-citrus">
        {t('newsletterForm.asked.title')}
      </h2>
      <p>{t('newsletterForm.asked.text')}</p>
      <p className="text-sm">{t('newsletterForm.asked.spam')}</p>
      <a
        href={action}
        onClick={(event) => {
          event.preventDefault()
          onAnother()
        }}
        className={`${onCitrus.quiet} mt-2 justify-self-start`}
      >
        {t('newsletterForm.asked.another')}
      </a>
    </div>
  )
}
