import type { ReactNode } from 'react'
import { Requests } from '#islands/requests/requests.tsx'
import { useRequests } from '#islands/requests/use-requests.ts'
import type { Role } from '#lib/accounts/roles.ts'
import { localizedPath } from '#lib/i18n/locales.ts'
import { isProfessionalType } from '#lib/professionals/types.ts'
import { LIST_PATHS } from '#lib/site/routes.ts'
import { Button } from '#ui/button.tsx'
import { Section } from './section.tsx'
import type { View } from './texts.ts'

/** The contact requests of both sides: what a professional was asked, and whom a person has written to. */
export function RequestsSection({ view, role }: { view: View; role: Role }): ReactNode {
  const { t, locale } = view
  const isProfessional = isProfessionalType(role)
  return (
    <div id="requests" className="grid scroll-mt-24 gap-4">
      {isProfessional && (
        <Section title={t('requests.received.title')} text={t('requests.received.text')}>
          <Requests box="received" locale={locale} t={t} />
        </Section>
      )}
      <SentSection view={view} hidesEmpty={isProfessional} />
    </div>
  )
}

/** Professionals seldom write to others: for them an empty box would only be in the way. */
function SentSection({ view: { t, locale }, hidesEmpty }: { view: View; hidesEmpty: boolean }) {
  const { list } = useRequests('sent', 1, { t })
  if (hidesEmpty && !list?.total) return null
  return (
    <Section title={t('requests.sent.title')} text={t('requests.sent.text')}>
      <Requests
        box="sent"
        locale={locale}
        t={t}
        emptyAction={
          <Button href={localizedPath(LIST_PATHS.trainer, locale)} variant="quiet" size="sm">
            {t('requests.sent.find')}
          </Button>
        }
      />
    </Section>
  )
}
