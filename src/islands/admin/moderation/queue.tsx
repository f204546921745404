import { useState, type ReactNode } from 'react'
import { useRead } from '#client/data/use-read.ts'
import { useT } from '#client/texts/use-t.ts'
import * as reviews from '#lib/admin/reviews-calls.ts'
import { Cards, REVIEW } from './cards.tsx'
import { ReviewCard, ReviewRow } from './review-card.tsx'

/** The reviews that wait for a decision; the first is open until another one is. */
export function Queue(): ReactNode {
  const t = useT('adminModeration')
  const read = useRead(reviews.listQueue, {})
  const [opened, setOpened] = useState<string | null>(null)
  const isListed = read.data?.items.some(({ id }) => id === opened) ?? false
  return (
    <Cards
      read={read}
      about={REVIEW}
      label={t('adminModeration.views.queue')}
      empty={{
        title: t('adminModeration.empty.queue'),
        text: t('adminModeration.empty.queueText'),
      }}
      conflict={t('adminModeration.decide.conflict')}
      card={(review, { isFirst, onGone }) => {
        const { id } = review
        return (isListed ? id === opened : isFirst) ? (
          <ReviewCard key={id} review={review} isAsked={id === opened} onGone={onGone} />
        ) : (
          <ReviewRow key={id} review={review} onOpen={() => setOpened(id)} />
        )
      }}
    />
  )
}
