import { Check, CircleDot, Mail, MailOpen, Phone, X, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import type { CallFailed } from '#client/data/call-failed.ts'
import { useChange } from '#client/data/use-change.ts'
import { ChangeFailed } from '#client/problem/change-failed.tsx'
import { useLocale, useT } from '#client/texts/use-t.ts'
import { updateContactRequest } from '#lib/contact/calls.ts'
import type { RequestState } from '#lib/contact/request-states.ts'
import type { ContactRequest, RequestUpdate } from '#lib/contact/schemas.ts'
import { formatMoment } from '#lib/format/moment.ts'
import { localizedPath } from '#lib/i18n/locales.ts'
import { professionalName } from '#lib/professionals/professional-name.ts'
import { profilePath } from '#lib/site/routes.ts'
import { Badge, type BadgeProps } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Panel } from '#ui/panel.tsx'

const LOOKS: Record<RequestState, { tone: NonNullable<BadgeProps['tone']>; icon: LucideIcon }> = {
  new: { tone: 'attention', icon: CircleDot },
  read: { tone: 'waiting', icon: MailOpen },
  answered: { tone: 'done', icon: Check },
  closed: { tone: 'plain', icon: X },
}

type Props = { request: ContactRequest }

/** One request, folded. Opening a received one marks it as read. */
export function RequestItem({ request }: Props): ReactNode {
  const t = useT('objectives', 'professionals', 'requests')
  const locale = useLocale()
  const { id, box, state, sentAt, objective, message, code } = request
  // Each request has its own: another one that is opened does not take away why this one failed.
  const { mutate, isPending, error } = useChange(updateContactRequest)
  const onState = (next: RequestUpdate['state']) =>
    mutate({ params: { id }, body: { state: next } })
  const { icon } = LOOKS[state]
  // A message that nobody has read is a task for the professional, not for its sender.
  const isUnread = box === 'sent' && state === 'new'
  const tone = isUnread ? 'waiting' : LOOKS[state].tone
  const name = box === 'sent' ? professionalName(asProfessional(request.to), t) : request.from.name
  return (
    <Panel
      title={name}
      text={formatMoment(sentAt, locale)}
      badge={
        <Badge tone={tone} icon={icon}>
          {isUnread ? t('requests.sent.unread') : t(`requests.state.${state}`)}
        </Badge>
      }
      onToggle={(event) => {
        if (event.currentTarget.open && box === 'received' && state === 'new') onState('read')
      }}
    >
      <p className="text-sm text-ink-soft">
        {t('requests.objective', { objective: t(`objectives.${objective}`) })}
      </p>
      <blockquote className="border-s-4 border-citrus ps-3 wrap-anywhere whitespace-pre-line">
        {message}
      </blockquote>
      <p className="text-xs text-ink-soft">{t('requests.code', { code })}</p>
      {box === 'received' ? (
        <ReceivedActions request={request} busy={isPending} failure={error} onState={onState} />
      ) : (
        <>
          <p className="text-sm">{t(`requests.sent.next.${state}`, { name })}</p>
          <Button
            href={localizedPath(
              profilePath(request.to.professionalType, request.to.professionalId),
              locale,
            )}
            variant="quiet"
            size="sm"
            className="justify-self-start"
          >
            {t('requests.sent.profile')}
          </Button>
        </>
      )}
    </Panel>
  )
}

const asProfessional = (to: Extract<ContactRequest, { box: 'sent' }>['to']) => ({
  id: to.professionalId,
  type: to.professionalType,
  name: to.name,
})

type Received = {
  request: Extract<ContactRequest, { box: 'received' }>
  busy: boolean
  /** Why its state was not set. */
  failure: CallFailed | null
  onState: (state: RequestUpdate['state']) => void
}

function ReceivedActions({ request, busy, failure, onState }: Received) {
  const t = useT('requests')
  const { state, code, from } = request
  const subject = encodeURIComponent(t('requests.received.subject', { code }))
  return (
    <>
      <div className="flex flex-wrap gap-x-4 gap-y-1 text-sm font-medium">
        <a href={`mailto:${from.email}?subject=${subject}`} className="link gap-1.5 wrap-anywhere">
          <Mail aria-hidden="true" className="size-4 shrink-0" />
          {t('requests.received.reply', { address: from.email })}
        </a>
        {from.phone !== null && (
          <a href={`tel:${from.phone.replaceAll(/[^\d+]/g, '')}`} className="link gap-1.5">
            <Phone aria-hidden="true" className="size-4 shrink-0" />
            {from.phone}
          </a>
        )}
      </div>
      <div className="flex flex-wrap gap-2.5">
        {state !== 'answered' && (
          <Button size="sm" loading={busy} onClick={() => onState('answered')}>
            {t('requests.received.answered')}
          </Button>
        )}
        {state !== 'closed' && (
          <Button size="sm" variant="quiet" loading={busy} onClick={() => onState('closed')}>
            {t('requests.received.close')}
          </Button>
        )}
      </div>
      <ChangeFailed failure={failure} texts={{ other: t('requests.stateFailed') }} />
      {state !== 'answered' && (
        <p className="text-xs text-ink-soft">{t('requests.received.hint')}</p>
      )}
    </>
  )
}
