import type { ReactNode } from 'react'
import { useRead } from '#client/data/use-read.ts'
import { Loaded } from '#client/problem/loaded.tsx'
import { useLocale, useT } from '#client/texts/use-t.ts'
import { getProfessional } from '#lib/admin/professionals-calls.ts'
import { type Professional } from '#lib/admin/professionals-schemas.ts'
import { localizedPath } from '#lib/i18n/locales.ts'
import { ProfessionalId } from '#lib/ids.ts'
import { profilePath } from '#lib/site/routes.ts'
import { DetailWaiting } from '../kit/detail-waiting.tsx'
import { PersonHead } from '../kit/person-head.tsx'
import { VerifiedBadge } from './columns.tsx'
import { Facts } from './facts.tsx'
import { PasswordLink } from './password-link.tsx'
import { Records } from './records.tsx'
import { Verify } from './verify.tsx'

type Props = { id: string }

/** A professional, and the records of what was checked. */
export function Detail({ id }: Props): ReactNode {
  const t = useT('adminProfessionals')
  const read = useRead(
    getProfessional,
    { params: { id } },
    { enabled: ProfessionalId.safeParse(id).success },
  )
  return (
    <Loaded
      read={read}
      gone={<p>{t('adminProfessionals.detail.gone')}</p>}
      failed={t('adminProfessionals.detail.failed')}
      waiting={<DetailWaiting />}
    >
      {(professional) => <Shown professional={professional} />}
    </Loaded>
  )
}

type ShownProps = { professional: Professional }

function Shown({ professional }: ShownProps) {
  const t = useT('adminProfessionals')
  const locale = useLocale()
  const { id, name, avatarUrl, type, email, isPublic } = professional
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
        <VerifiedBadge item={professional} />
        {isPublic && (
          <a href={localizedPath(profilePath(type, id), locale)} className="link text-sm">
            {t('adminProfessionals.detail.profile')}
          </a>
        )}
      </div>
      <Facts professional={professional} />
      <PasswordLink professional={professional} />
      <Verify professional={professional} />
      <Records professional={professional} />
    </div>
  )
}
