import { useQuery } from '@tanstack/react-query'
import { Download, FileText } from 'lucide-react'
import type { ReactNode } from 'react'
import { queryClient, queryOf } from '#client/query.ts'
import { getProof, getVerification, type Verification } from '#lib/admin/verifications-contract.ts'
import { formatDate } from '#lib/format/date.ts'
import { formatCount } from '#lib/format/number.ts'
import { addressOf } from '#lib/http/address.ts'
import { VerificationId } from '#lib/ids.ts'
import { localizedPath, type Locale } from '#lib/i18n/locales.ts'
import { profilePath } from '#lib/site/routes.ts'
import { Avatar } from '#ui/avatar.tsx'
import { Button } from '#ui/button.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { useFrame } from '../frame-context.ts'
import { Decide } from './decide.tsx'
import { EndRecord } from './end-record.tsx'
import { RecordFacts } from './record-facts.tsx'
import type { VerificationsT } from './texts.ts'

type Props = { id: string; t: VerificationsT; locale: Locale }

/** A record, and what can be done with it. */
export function Detail({ id, t, locale }: Props): ReactNode {
  const frame = useFrame()
  const isId = VerificationId.safeParse(id).success
  const { data, error, refetch } = useQuery(
    { ...queryOf(getVerification, { params: { id } }), enabled: isId },
    queryClient,
  )
  if (data) return <Shown record={data} t={t} locale={locale} />
  if (!isId || error?.code === 'NOT_FOUND') return <p>{t('adminVerifications.detail.gone')}</p>
  if (error) {
    return (
      <div role="alert" className="grid justify-items-start gap-3">
        <p>{t('adminVerifications.detail.failed')}</p>
        <Button variant="quiet" size="sm" onClick={() => void refetch()}>
          {frame.t('workspace.retry')}
        </Button>
      </div>
    )
  }
  return (
    <div className="grid gap-3">
      <p role="status" className="sr-only">
        {frame.t('workspace.loading')}
      </p>
      <Skeleton className="h-11 w-3/4" />
      <Skeleton className="h-48" />
    </div>
  )
}

type ShownProps = { record: Verification; t: VerificationsT; locale: Locale }

function Shown({ record, t, locale }: ShownProps) {
  const { name, avatarUrl, type, city, memberSince, professionalId, state } = record
  const facts = [
    t(`adminVerifications.type.${type}`),
    city,
    t('adminVerifications.detail.memberSince', { date: formatDate(memberSince, locale) }),
  ].filter(Boolean)
  return (
    <div className="grid gap-4">
      <div className="flex items-center gap-3 lg:pe-10">
        <Avatar name={name} src={avatarUrl} profession={type} size="sm" />
        <div className="min-w-0">
          <h2 className="text-lg break-words">{name ?? t('adminVerifications.nameless')}</h2>
          <p className="text-sm text-ink-soft">{facts.join(' · ')}</p>
        </div>
      </div>
      <a
        href={localizedPath(profilePath(type, professionalId), locale)}
        className="inline-flex min-h-11 items-center justify-self-start text-sm font-semibold text-pine underline underline-offset-4"
      >
        {t('adminVerifications.detail.profile')}
      </a>
      <Document record={record} t={t} locale={locale} />
      <RecordFacts record={record} t={t} locale={locale} />
      {state === 'waiting' && <Decide record={record} t={t} locale={locale} />}
      {state === 'approved' && <EndRecord id={record.id} t={t} />}
    </div>
  )
}

function Document({ record, t, locale }: ShownProps) {
  const { id, proof, checks, state } = record
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
      <p className="min-w-0 grow text-sm">
        <b className="block font-semibold">{t('adminVerifications.detail.document')}</b>
        {t('adminVerifications.detail.size', {
          kind,
          size: formatCount(Math.ceil(proof.bytes / 1_024), locale),
        })}
      </p>
      <Button href={addressOf(getProof, { params: { id } })} variant="quiet" size="sm" download>
        <Download aria-hidden="true" className="size-4" />
        {t('adminVerifications.detail.download')}
      </Button>
    </div>
  )
}
