import type { ReactNode } from 'react'
import { useRead } from '#client/data/use-read.ts'
import { useLocale, useT } from '#client/texts/use-t.ts'
import * as reviews from '#lib/admin/reviews-calls.ts'
import { formatDate } from '#lib/format/date.ts'
import { AppealForm } from './appeal-form.tsx'
import { APPEAL, Cards } from './cards.tsx'
import { ReviewContext } from './review-context.tsx'

/** The appeals that wait for a decision. */
export function Appeals(): ReactNode {
  const t = useT('adminModeration')
  const locale = useLocale()
  const read = useRead(reviews.listAppeals, {})
  return (
    <Cards
      read={read}
      about={APPEAL}
      label={t('adminModeration.views.appeals')}
      empty={{
        title: t('adminModeration.empty.appeals'),
        text: t('adminModeration.empty.appealsText'),
      }}
      conflict={t('adminModeration.appeal.conflict')}
      card={(decision, { onGone }) => (
        <li key={decision.id} className="p-4 sm:p-5">
          {decision.review && <ReviewContext review={decision.review} />}
          <div className="mt-3 grid gap-3 text-sm">
            {decision.outcome !== 'kept' && (
              <p className="wrap-anywhere whitespace-pre-line">
                <b>
                  {t(`adminModeration.appeal.was.${decision.outcome}`, {
                    date: formatDate(decision.createdAt, locale),
                  })}
                </b>{' '}
                {decision.reason}
              </p>
            )}
            {decision.appeal && (
              <p className="rounded-control bg-note-wash px-4 py-3 text-base wrap-anywhere whitespace-pre-line">
                <b>
                  {t('adminModeration.appeal.text', {
                    date: formatDate(decision.appeal.at, locale),
                  })}
                </b>{' '}
                {decision.appeal.text}
              </p>
            )}
          </div>
          <AppealForm decision={decision} onGone={onGone} />
        </li>
      )}
    />
  )
}
