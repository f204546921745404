import { useId, type ReactNode } from 'react'
import { useLocale, useT } from '#client/texts/use-t.ts'
import { RankingRing } from '#client/professionals/ranking-ring.tsx'
import { ScoreParts } from '#client/professionals/score-parts.tsx'
import { formatCount } from '#lib/format/number.ts'
import { perLocale } from '#lib/format/per-locale.ts'
import { localizedPath } from '#lib/i18n/locales.ts'
import { rankingSteps } from '#lib/professionals/ranking-steps.ts'
import { PATHS, profilePath } from '#lib/site/routes.ts'
import type { OwnReviews } from '#lib/workspace/schemas.ts'
import { useBoard } from '../board.tsx'

const points = perLocale((tag) => new Intl.NumberFormat(tag, { maximumFractionDigits: 1 }))

const STEPS = ['certification', 'check', 'year', 'review'] as const

/** "Por qué estoy aquí": the place in the lists, what it is made of, and what one more of each would add. */
export function WhyHere({ own }: { own: OwnReviews }): ReactNode {
  const t = useT('dashboardReviews')
  const locale = useLocale()
  const { professional } = useBoard()
  const id = useId()
  const { ranking, professionalId } = own
  const { position, of, participates } = ranking
  const gains = rankingSteps(ranking)
  const hasUnchecked = ranking.checkedCertificationCount < ranking.certificationCount
  const steps = STEPS.filter((step) => step !== 'check' || hasUnchecked)
  return (
    <section
      aria-labelledby={id}
      className="grid min-w-0 gap-4 rounded-card border border-line bg-surface p-4 text-sm sm:p-5"
    >
      <div className="flex items-center gap-4">
        <RankingRing professional={ranking} className="size-16 shrink-0" />
        <div className="grid min-w-0 gap-1">
          <h3 id={id} className="text-lg">
            {t('dashboardReviews.why.title')}
          </h3>
          {position === null ? (
            <p>{t('dashboardReviews.why.hidden')}</p>
          ) : (
            <>
              <p className="text-base font-medium">
                {t('dashboardReviews.why.position', {
                  position: formatCount(position, locale),
                  of: formatCount(of, locale),
                })}
              </p>
              <p className="text-ink-soft">{t(`dashboardReviews.why.list.${professional.type}`)}</p>
            </>
          )}
          {!participates && <p className="text-ink-soft">{t('dashboardReviews.why.out')}</p>}
        </div>
      </div>
      <ScoreParts professional={ranking} />
      <div className="border-t border-line pt-3">
        <h4 className="font-medium">{t('dashboardReviews.why.change')}</h4>
        <dl className="mt-1 grid gap-1.5">
          {steps.map((step) => (
            <div key={step} className="flex flex-wrap justify-between gap-x-3">
              <dt>{t(`dashboardReviews.why.step.${step}`)}</dt>
              <dd className="font-medium tabular">
                {gains[step] > 0
                  ? t('dashboardReviews.why.gain', {
                      count: gains[step],
                      points: points(locale).format(gains[step]),
                    })
                  : t('dashboardReviews.why.full')}
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <p className="flex flex-wrap gap-x-5">
        <a href={localizedPath(PATHS.reviews, locale)} className="link">
          {t('dashboardReviews.why.how')}
        </a>
        <a
          href={localizedPath(profilePath(professional.type, professionalId), locale)}
          className="link"
        >
          {t('dashboardReviews.why.profile')}
        </a>
      </p>
    </section>
  )
}
