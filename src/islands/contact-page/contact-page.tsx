import { useState, type ReactNode } from 'react'
import { useLocale } from '#client/texts/use-t.ts'
import { island } from '#client/island/island.tsx'
import { localizedPath } from '#lib/i18n/locales.ts'
import { PATHS } from '#lib/site/routes.ts'
import type { SiteMessageSent } from '#lib/site-messages/schemas.ts'
import { ContactForm } from './contact-form.tsx'
import { SentPanel } from './sent-panel.tsx'
import type { Given } from './use-site-message.ts'

type Props = { form?: Given; sent?: SiteMessageSent }

/** As many messages as one visit may send. */
const VISIT_MAX = 3

function ContactPageContent({ form, sent: given }: Props): ReactNode {
  const locale = useLocale()
  const [sent, setSent] = useState(given)
  const [count, setCount] = useState(0)
  if (sent) {
    const again = form && (() => setSent(undefined))
    return <SentPanel sent={sent} onAgain={again} fresh={count > 0} />
  }
  if (!form) return null
  const done = (output: SiteMessageSent) => {
    setSent(output)
    setCount(count + 1)
  }
  return (
    <ContactForm
      action={localizedPath(PATHS.contact, locale)}
      privacy={localizedPath(PATHS.privacy, locale)}
      given={count === 0 ? form : withoutMessage(form)}
      blocked={count >= VISIT_MAX}
      onSent={done}
    />
  )
}

/** For another message: its challenge is used up, and the first message is sent. */
function withoutMessage(form: Given): Given {
  return {
    ...form,
    challenge: null,
    problems: {},
    failure: null,
    values: { ...form.values, message: '', objective: '' },
  }
}

/**
 * The contact form, or the tracking code of what was sent. A plain form without JavaScript, which the page submits
 * itself; hydrated on the first interaction.
 */
export const ContactPage = island(ContactPageContent, 'contactPage', 'fields')
