import {
  BadgeCheck,
  Bell,
  ClipboardCheck,
  ClipboardClock,
  ClipboardList,
  Flag,
  MailCheck,
  MessageCircle,
  MessageSquareReply,
  ReceiptText,
  Scale,
  ShieldCheck,
  Star,
  UserRoundPlus,
  type LucideIcon,
} from 'lucide-react'
import type { MouseEvent } from 'react'
import { useLocale, useT } from '#client/texts/use-t.ts'
import { formatMoment } from '#lib/format/moment.ts'
import { localizedPath } from '#lib/i18n/locales.ts'
import type { T } from '#lib/i18n/t.ts'
import type { NotificationGroup } from '#lib/notifications/groups.ts'
import type { NotificationKind } from '#lib/notifications/kinds.ts'
import { textNameOf } from '#lib/notifications/text-name.ts'
import { pathOf } from './path-of.ts'

const ICONS: Record<NotificationKind, LucideIcon> = {
  contact: MessageCircle,
  reminder: Bell,
  answer: MailCheck,
  review: Star,
  reply: MessageSquareReply,
  report: Flag,
  moderation: Scale,
  share_requested: UserRoundPlus,
  share_changed: ShieldCheck,
  share_receipt: ReceiptText,
  questionnaire_answered: ClipboardCheck,
  questionnaire_sent: ClipboardList,
  questionnaire_reminder: ClipboardClock,
  verification: BadgeCheck,
}

type Props = {
  group: NotificationGroup
  onFollow: (event: MouseEvent) => void
}

/** A group of notifications, as a link to where it happened. */
export function BellItem({ group, onFollow }: Props) {
  const t = useT('notifications')
  const locale = useLocale()
  const { newest, isRead } = group
  const Icon = ICONS[newest.kind]
  return (
    <li>
      <a
        href={localizedPath(pathOf(newest), locale)}
        onClick={onFollow}
        className="grid grid-cols-[auto_1fr_auto] items-start gap-3 rounded-control px-2 py-2.5 text-sm -outline-offset-3 hover:bg-surface-2"
      >
        <Icon aria-hidden="true" className="mt-0.5 size-5 text-pine" />
        <span className="grid min-w-0 gap-0.5">
          <span className={isRead ? 'text-ink-soft' : 'font-medium'}>{groupText(group, t)}</span>
          <time dateTime={newest.createdAt} className="text-xs text-ink-soft">
            {formatMoment(newest.createdAt, locale)}
          </time>
        </span>
        {!isRead && (
          <span
            role="img"
            aria-label={t('notifications.unread')}
            className="mt-1.5 size-2.5 rounded-full bg-clay-strong"
          />
        )}
      </a>
    </li>
  )
}

function groupText(
  { newest, names, people, ids }: NotificationGroup,
  t: T<'notifications'>,
): string {
  const name = names[0] ?? t('notifications.somebody')
  // Answers and replies of a group are all of one professional: there the messages are counted.
  const isOfOne = newest.kind === 'answer' || newest.kind === 'reply'
  const others = (isOfOne ? ids.length : people) - 1
  if (newest.kind === 'report') return t(`notifications.report.${newest.data.outcome}`)
  if (newest.kind === 'verification') return t(`notifications.verification.${newest.data.event}`)
  if (newest.kind === 'moderation') return t(`notifications.moderation.${newest.data.outcome}`)
  if (newest.kind === 'share_receipt')
    return t(`notifications.receipt.${newest.data.event}`, { name })
  if (others === 0) return t(`notifications.one.${textNameOf(newest)}`, { name })
  return t(`notifications.many.${textNameOf(newest)}`, { name, count: others })
}
