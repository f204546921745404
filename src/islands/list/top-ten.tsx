import { island } from '#client/island/island.tsx'
import { RankingRing } from '#client/professionals/ranking-ring.tsx'
import { useLocale, useT } from '#client/texts/use-t.ts'
import { localizedPath } from '#lib/i18n/locales.ts'
import { professionalName } from '#lib/professionals/professional-name.ts'
import type { ProfessionalCard } from '#lib/professionals/schemas.ts'
import type { ProfessionalType } from '#lib/professionals/types.ts'
import { PATHS, profilePath } from '#lib/site/routes.ts'
import { Portrait } from '#ui/portrait.tsx'
import { Facts } from './facts.tsx'
import './list.css'

type Props = {
  type: ProfessionalType
  top: readonly ProfessionalCard[]
}

/** The ten best of a profession on one line, of the list that nobody has asked for anything. */
function TopTen({ type, top }: Props) {
  const t = useT('list', 'professionals')
  const locale = useLocale()
  return (
    <section aria-labelledby="top" className="ten" data-profession={type}>
      <h2 id="top" className="sr-only">
        {t(`list.${type}.top`)}
      </h2>
      {top.length === 0 && <p className="text-ink-soft">{t('list.topEmpty')}</p>}
      <ol>
        {top.map((professional, i) => (
          <li key={professional.id}>
            <div>
              <Portrait src={professional.avatarUrl} name={professional.name} size="field" />
              <span className="sr-only">{t('list.position', { position: i + 1 })}</span>
              <span aria-hidden="true" className="position">
                {i + 1}
              </span>
              <RankingRing professional={professional} className="size-9" />
            </div>
            <a href={localizedPath(profilePath(type, professional.id), locale)}>
              {professionalName(professional, t)}
            </a>
            <p>
              <Facts professional={professional} />
            </p>
          </li>
        ))}
      </ol>
      <a href={localizedPath(PATHS.reviews, locale)} className="link text-xs">
        {t('list.method')}
      </a>
    </section>
  )
}

/** Drawn by the server alone: the list has it as a slot, so that it weighs nothing in its script. */
export const StaticTopTen = island(TopTen, 'list', 'professionals')
