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
import type { T } from '#lib/i18n/t.ts'
import { Stars } from '#ui/stars.tsx'

type Props = { review: ModeratedReview }

/** How the author of a review is called. */
export const authorOf = ({ author }: Pick<ModeratedReview, 'author'>, t: T<'adminModeration'>) =>
  author ?? t('adminModeration.anonymous')

/** How the professional is called. */
export const professionalOf = (
  { professional }: Pick<ModeratedReview, 'professional'>,
  t: T<'adminModeration'>,
) => professional.name ?? t('adminModeration.nameless')

/** Stars, author, words and what is known about a review. */
export function ReviewContext({ review }: Props): ReactNode {
  const t = useT('adminModeration')
  const { rating, comment, reply } = review
  return (
    <>
      <p className="text-sm text-ink-soft">
        {t('adminModeration.of', { name: professionalOf(review, t) })}
      </p>
      <p className="mt-1 flex flex-wrap items-center gap-x-2 font-medium">
        <Stars value={rating} label={t('adminModeration.stars', { rating })} />
        {authorOf(review, t)}
      </p>
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
