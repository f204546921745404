import { FileText } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useRead } from '#client/data/use-read.ts'
import { Loaded } from '#client/problem/loaded.tsx'
import { useLocale, useT } from '#client/texts/use-t.ts'
import { getProof, getVerification } from '#lib/admin/verifications-calls.ts'
import { type Verification } from '#lib/admin/verifications-schemas.ts'
import { formatCount } from '#lib/format/number.ts'
import { addressOf } from '#lib/http/address.ts'
import { localizedPath } from '#lib/i18n/locales.ts'
import { VerificationId } from '#lib/ids.ts'
import { profilePath } from '#lib/site/routes.ts'
import { Problem } from '#ui/problem.tsx'
import { FileButton } from '../kit/file-button.tsx'
import { DetailWaiting } from '../kit/detail-waiting.tsx'
import { PersonHead } from '../kit/person-head.tsx'
import { Decide } from './decide.tsx'
import { useForgotten } from '../kit/gone.tsx'
import { EndRecord } from './end-record.tsx'
import { RecordFacts } from './record-facts.tsx'
import { checkedKey, reasonKey } from './use-decision.ts'

type Props = { id: string }

/** A record, and what can be done with it. */
export function Detail({ id }: Props): ReactNode {
  const t = useT('adminVerifications')
  const read = useRead(
    getVerification,
    { params: { id } },
    { enabled: VerificationId.safeParse(id).success },
  )
  return (
    <Loaded
      read={read}
      gone={<p>{t('adminVerifications.detail.gone')}</p>}
      failed={t('adminVerifications.detail.failed')}
      waiting={<DetailWaiting />}
    >
      {(record) => <Shown record={record} />}
    </Loaded>
  )
}

type ShownProps = { record: Verification }

function Shown({ record }: ShownProps) {
  const t = useT('adminVerifications')
  const locale = useLocale()
  const { name, avatarUrl, type, city, memberSince, professionalId, state } = record
  const [isTaken, setTaken] = useState(false)
  // Decided, also by another admin.
  useForgotten(state === 'waiting' ? null : checkedKey(record.id))
  useForgotten(state === 'waiting' || state === 'approved' ? null : reasonKey(record.id))
  const facts = [
    t(`adminVerifications.type.${type}`),
    city,
    t('adminVerifications.detail.memberSince', { year: memberSince.slice(0, 4) }),
  ].filter(Boolean)
  const about = (
    <div className="grid content-start gap-3">
      <Document record={record} />
      <RecordFacts record={record} />
    </div>
  )
  return (
    <div className="grid gap-4">
      <PersonHead
        name={name}
        nameless={t('adminVerifications.nameless')}
        avatarUrl={avatarUrl}
        profession={type}
        line={facts.join(' · ')}
      >
        <a
          href={localizedPath(profilePath(type, professionalId), locale)}
          className="profile link text-sm"
        >
          {t('adminVerifications.detail.profile')}
        </a>
      </PersonHead>
      <Problem>{isTaken && t('adminVerifications.conflict')}</Problem>
      {state === 'waiting' ? (
        <Decide record={record} onSettled={setTaken}>
          {about}
        </Decide>
      ) : (
        about
      )}
      {state === 'approved' && <EndRecord id={record.id} onSettled={setTaken} />}
    </div>
  )
}

function Document({ record }: ShownProps) {
  const t = useT('adminVerifications')
  const locale = useLocale()
  const { id, proof, checks, grounds, state } = record
  if (grounds !== null) return null
  if (!proof) {
    const isSeen = state === 'waiting' || checks.includes('validity') || checks.length === 0
    return (
      <p className="text-sm text-ink-soft">
        {t(`adminVerifications.detail.${isSeen ? 'documentGone' : 'noDocument'}`)}
      </p>
    )
  }
  const kind = t(
    `adminVerifications.detail.${proof.type === 'application/pdf' ? 'pdf' : 'picture'}`,
  )
  return (
    <div className="flex flex-wrap items-center gap-3 rounded-control bg-surface-2 p-3">
      <FileText aria-hidden="true" className="size-6 shrink-0 text-ink-soft" />
      <p className="min-w-40 flex-1 text-sm">
        <b className="block font-medium">{t('adminVerifications.detail.document')}</b>
        {t('adminVerifications.detail.size', {
          kind,
          size: formatCount(Math.ceil(proof.bytes / 1_024), locale),
        })}
      </p>
      <FileButton
        path={addressOf(getProof, { params: { id } })}
        name={getProof.attachment}
        label={t('adminVerifications.detail.download')}
        failed={t('adminVerifications.detail.failed')}
      />
    </div>
  )
}
