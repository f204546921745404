import type { ReactNode } from 'react'
import { ONCE, useRead } from '#client/data/use-read.ts'
import { Loaded } from '#client/problem/loaded.tsx'
import { useLocale, useT } from '#client/texts/use-t.ts'
import * as messages from '#lib/admin/messages-calls.ts'
import type * as messagesSchemas from '#lib/admin/messages-schemas.ts'
import { formatMoment } from '#lib/format/moment.ts'
import { SiteMessageId } from '#lib/ids.ts'
import { DetailWaiting } from '../kit/detail-waiting.tsx'
import { Fact } from '#ui/fact.tsx'
import { Gone } from '../kit/gone.tsx'
import { AnswerForm } from './answer-form.tsx'

type MessageProps = { message: messagesSchemas.SiteMessageDetail }

/** A message whole, and its answer or the form for one. */
export function MessageDetail({ id }: { id: string }): ReactNode {
  const t = useT('admin', 'adminMessages')
  const read = useRead(
    messages.getMessage,
    { params: { id } },
    // Each read is in the audit log.
    { ...ONCE, enabled: SiteMessageId.safeParse(id).success },
  )
  return (
    <Loaded
      read={read}
      gone={<Gone about={`message:${id}`}>{t('admin.gone')}</Gone>}
      failed={t('adminMessages.detail.failed')}
      waiting={<DetailWaiting />}
    >
      {(message) => <Shown message={message} />}
    </Loaded>
  )
}

function Shown({ message: data }: MessageProps) {
  const t = useT('adminMessages')
  const locale = useLocale()
  const { name, email, phone, code, message, hasAccount, createdAt } = data
  return (
    <article className="grid min-w-0 gap-4">
      <header className="lg:pe-10">
        <h2 className="text-xl wrap-anywhere">{name}</h2>
        <p className="text-sm text-ink-soft">
          {t(`adminMessages.objective.${data.objective}`)} ·{' '}
          {t('adminMessages.detail.received', { date: formatMoment(createdAt, locale) })}
        </p>
      </header>
      <p className="wrap-anywhere whitespace-pre-line">{message}</p>
      <dl className="text-sm">
        <Fact name={t('adminMessages.detail.email')}>{email}</Fact>
        {phone !== null && <Fact name={t('adminMessages.detail.phone')}>{phone}</Fact>}
        <Fact name={t('adminMessages.detail.code')}>{code}</Fact>
      </dl>
      <p className="text-sm text-ink-soft">
        {hasAccount ? t('adminMessages.detail.account') : t('adminMessages.detail.noAccount')}
      </p>
      <Answered message={data} />
      <AnswerForm message={data} />
    </article>
  )
}

function Answered({ message: { answer, answeredAt, answeredBy } }: MessageProps) {
  const t = useT('adminMessages')
  const locale = useLocale()
  if (answeredAt === null) return null
  const date = formatMoment(answeredAt, locale)
  return (
    <section className="grid gap-2 rounded-control bg-surface-2 px-4 py-3">
      <p className="text-sm font-medium">
        {answeredBy === null
          ? t('adminMessages.detail.answeredAt', { date })
          : t('adminMessages.detail.answeredBy', { name: answeredBy, date })}
      </p>
      <p className="wrap-anywhere whitespace-pre-line">
        {answer ?? t('adminMessages.detail.marked')}
      </p>
    </section>
  )
}
