import {
  BadgeCheck,
  CalendarDays,
  CircleSlash,
  Copy,
  MessageSquare,
  PenLine,
  Users,
  type LucideIcon,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { useLocale, useT } from '#client/texts/use-t.ts'
import type { ModeratedReview } from '#lib/admin/reviews-schemas.ts'
import { formatDate } from '#lib/format/date.ts'
import { excerpt } from '#lib/format/excerpt.ts'
import type { T } from '#lib/i18n/t.ts'
import { Portrait } from '#ui/portrait.tsx'

type Props = { review: ModeratedReview }

/** How the author of a review is called. */
export const authorOf = ({ author }: Pick<ModeratedReview, 'author'>, t: T<'adminModeration'>) =>
  author ?? t('adminModeration.anonymous')

/** How the professional is called. */
export const professionalOf = (
  { professional }: Pick<ModeratedReview, 'professional'>,
  t: T<'adminModeration'>,
) => professional.name ?? t('adminModeration.nameless')

/** Oldest first. */
export const openReports = ({ reports }: ModeratedReview) =>
  reports.filter(({ state }) => state === 'open')

/** The heads of who wrote a review, and of whom it is about. */
export function Faces({ review }: Props): ReactNode {
  const { author, authorAvatarUrl, professional } = review
  return (
    <span className="flex shrink-0 items-end -space-x-1">
      <Portrait name={author} src={authorAvatarUrl} size={44} />
      <Portrait
        name={professional.name}
        src={professional.avatarUrl}
        profession={professional.type}
        size={36}
        className="ring-2 ring-surface"
      />
    </span>
  )
}

export function WhoOf({ review }: Props): ReactNode {
  const t = useT('adminModeration')
  return (
    <span className="min-w-0 font-medium wrap-anywhere">
      {t('adminModeration.about', {
        author: authorOf(review, t),
        name: professionalOf(review, t),
      })}
    </span>
  )
}

/** So much of a comment has room in a row. */
const QUOTED = 90

/** In a line: its stars, how often it was reported, and its words unless they stand below. */
export function StatedOf({ review, isQuoted = false }: Props & { isQuoted?: boolean }): ReactNode {
  const t = useT('adminModeration', 'workspace')
  const { rating, comment, state } = review
  const count = openReports(review).length
  const more = [
    count > 0 && t('adminModeration.reported', { count }),
    isQuoted && state === 'waiting' && t('adminModeration.changed'),
    isQuoted &&
      comment !== null &&
      t('workspace.fact.quote', { quote: excerpt(comment.replace(/\s+/g, ' '), QUOTED) }),
  ]
  return (
    <>
      <span className="font-medium text-ink">
        <span aria-hidden="true">★ </span>
        {t('adminModeration.stars', { rating })}
      </span>
      {more.filter(Boolean).map((text) => ` · ${text}`)}
    </>
  )
}

/** Who wrote a review of whom, its words and what is known about it. */
export function ReviewContext({ review }: Props): ReactNode {
  const t = useT('adminModeration')
  const { comment, reply } = review
  return (
    <>
      <div className="flex items-center gap-3 sm:gap-5">
        <Faces review={review} />
        <div className="min-w-0">
          <p className="leading-snug">
            <WhoOf review={review} />
          </p>
          <p className="text-sm text-ink-soft">
            <StatedOf review={review} />
          </p>
        </div>
      </div>
      {comment === null ? (
        <p className="mt-2 text-ink-soft">{t('adminModeration.noComment')}</p>
      ) : (
        <blockquote className="mt-2 text-lg wrap-anywhere whitespace-pre-line">
          {comment}
        </blockquote>
      )}
      <Facts review={review} />
      {reply !== null && (
        <p className="mt-3 text-sm wrap-anywhere whitespace-pre-line">
          <b>{t('adminModeration.reply')}:</b> {reply}
        </p>
      )}
    </>
  )
}

function Facts({ review }: Props) {
  const t = useT('adminModeration')
  const locale = useLocale()
  const { isVerifiedContact, createdAt, editedAt, reply, sameTexts, otherReviews } = review
  return (
    <ul className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-xs text-ink-soft">
      {isVerifiedContact ? (
        <Fact icon={BadgeCheck}>{t('adminModeration.contact')}</Fact>
      ) : (
        <Fact icon={CircleSlash}>{t('adminModeration.noContact')}</Fact>
      )}
      <Fact icon={CalendarDays}>
        {t('adminModeration.written', { date: formatDate(createdAt, locale) })}
      </Fact>
      {editedAt && (
        <Fact icon={PenLine}>
          {t('adminModeration.edited', { date: formatDate(editedAt, locale) })}
        </Fact>
      )}
      {reply === null && <Fact icon={MessageSquare}>{t('adminModeration.noReply')}</Fact>}
      {sameTexts > 0 && <Fact icon={Copy}>{t('adminModeration.same', { count: sameTexts })}</Fact>}
      {otherReviews > 0 && (
        <Fact icon={Users}>{t('adminModeration.others', { count: otherReviews })}</Fact>
      )}
    </ul>
  )
}

function Fact({ icon: Icon, children }: { icon: LucideIcon; children: ReactNode }) {
  return (
    <li className="inline-flex items-center gap-1.5">
      <Icon aria-hidden="true" className="size-4 shrink-0" />
      {children}
    </li>
  )
}
