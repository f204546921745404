import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useLocale, useT } from '#client/texts/use-t.ts'
import { island } from '#client/island/island.tsx'
import { localizedPath } from '#lib/i18n/locales.ts'
import { EMPTY_NEWSLETTER_FORM, type NewsletterForm } from '#lib/newsletter/newsletter-form.ts'
import { PATHS } from '#lib/site/routes.ts'
import { onCitrus } from '#ui/on-citrus.ts'
import { SubscribeForm } from './subscribe-form.tsx'

type Props = {
  /** The whole form on the page of the newsletter; the address alone in a banner. */
  place: 'page' | 'banner'
  form?: NewsletterForm
  /** A mail was just asked for, without JavaScript. */
  asked?: boolean
}

function NewsletterSignupContent(props: Props): ReactNode {
  const { place, form = EMPTY_NEWSLETTER_FORM, asked = false } = props
  const locale = useLocale()
  const action = localizedPath(PATHS.newsletter, locale)
  const [isAsked, setAsked] = useState(asked)
  const [wasAsked] = useState(asked)
  /** As the page came, with its problems; empty for another address. */
  const [given, setGiven] = useState(form)
  if (isAsked) {
    return <Asked action={action} onAnother={() => setAsked(false)} focus={!wasAsked} />
  }
  return (
    <SubscribeForm
      place={place}
      action={action}
      privacy={localizedPath(PATHS.privacy, locale)}
      given={given}
      onAsked={() => {
        setAsked(true)
        setGiven(EMPTY_NEWSLETTER_FORM)
      }}
    />
  )
}

type AskedProps = { action: string; onAnother: () => void; focus: boolean }

/** A link to confirm was mailed. */
function Asked({ action, onAnother, focus }: AskedProps): ReactNode {
  const t = useT('newsletterForm')
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (focus) heading.current?.focus()
  }, [focus])
  return (
    <div className="grid gap-3">
      <h2 ref={heading} tabIndex={-1} className="text-xl focus-visible:outline-on-citrus">
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

/**
 * Subscribing to the newsletter. A plain form without JavaScript, which the page of the newsletter submits; hydrated on
 * the first interaction.
 */
export const NewsletterSignup = island(NewsletterSignupContent, 'newsletterForm')
