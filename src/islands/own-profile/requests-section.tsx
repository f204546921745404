import type { ReactNode } from 'react'
import { hrefOf, page } from '#client/address/address.ts'
import { useAddress } from '#client/address/use-address.ts'
import { useLocale, useT } from '#client/texts/use-t.ts'
import { Requests } from '#client/requests/requests.tsx'
import { useRequests } from '#client/requests/use-requests.ts'
import type { Role } from '#lib/accounts/roles.ts'
import { localizedPath } from '#lib/i18n/locales.ts'
import { isProfessionalType } from '#lib/professionals/types.ts'
import { LIST_PATHS } from '#lib/site/routes.ts'
import { Button } from '#ui/button.tsx'
import { Section } from './section.tsx'

const REQUESTS = { page }
/** The section is named, because it is not in the part of every address. */
const hrefOfRequests = (number: number) => `${hrefOf(REQUESTS, { page: number })}#requests`

/** Whom a person has written to. What a professional was asked is in their dashboard. */
export function RequestsSection({ role }: { role: Role }): ReactNode {
  const t = useT('requests')
  const locale = useLocale()
  const address = useAddress(REQUESTS)
  const { data } = useRequests('sent', 1)
  // Professionals seldom write to others: for them an empty box would only be in the way.
  if (isProfessionalType(role) && !data?.total) return null
  return (
    <div id="requests" className="scroll-mt-24">
      <Section title={t('requests.sent.title')}>
        <Requests
          box="sent"
          page={address.page}
          hrefOf={hrefOfRequests}
          emptyAction={
            <Button href={localizedPath(LIST_PATHS.trainer, locale)} variant="quiet" size="sm">
              {t('requests.sent.find')}
            </Button>
          }
        />
      </Section>
    </div>
  )
}
