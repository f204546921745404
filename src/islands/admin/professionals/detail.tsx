import type { ReactNode } from 'react'
import { queryOf } from '#client/query.ts'
import { getProfessional } from '#lib/admin/professionals-calls.ts'
import { type Professional } from '#lib/admin/professionals-schemas.ts'
import { ProfessionalId } from '#lib/ids.ts'
import { localizedPath, type Locale } from '#lib/i18n/locales.ts'
import { profilePath } from '#lib/site/routes.ts'
import { Opened } from '../kit/opened.tsx'
import { PersonHead } from '../kit/person-head.tsx'
import { VerifiedBadge } from './columns.tsx'
import { Facts } from './facts.tsx'
import { PasswordLink } from './password-link.tsx'
import { Records } from './records.tsx'
import type { ProfessionalsT } from './texts.ts'

type Props = { id: string; t: ProfessionalsT; locale: Locale }

/** A professional, and the records of what was checked. */
export function Detail({ id, t, locale }: Props): ReactNode {
  const query = queryOf(getProfessional, { params: { id } })
  return (
    <Opened
      query={{ ...query, enabled: ProfessionalId.safeParse(id).success }}
      gone={t('adminProfessionals.detail.gone')}
      failed={t('adminProfessionals.detail.failed')}
    >
      {(professional) => <Shown professional={professional} t={t} locale={locale} />}
    </Opened>
  )
}

type ShownProps = { professional: Professional; t: ProfessionalsT; locale: Locale }

function Shown({ professional, t, locale }: ShownProps) {
  const { id, name, avatarUrl, type, email, isPublic, hasPassword, isDisabled } = professional
  return (
    <div className="grid gap-4">
      <PersonHead
        name={name}
        nameless={t('adminProfessionals.nameless')}
        avatarUrl={avatarUrl}
        profession={type}
        line={email}
      />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <VerifiedBadge item={professional} t={t} />
        {isPublic && (
          <a
            href={localizedPath(profilePath(type, id), locale)}
            className="inline-flex min-h-11 items-center text-sm font-semibold text-pine underline underline-offset-4"
          >
            {t('adminProfessionals.detail.profile')}
          </a>
        )}
      </div>
      <Facts professional={professional} t={t} locale={locale} />
      {!hasPassword && !isDisabled && <PasswordLink id={id} t={t} />}
      <Records professional={professional} t={t} locale={locale} />
    </div>
  )
}
