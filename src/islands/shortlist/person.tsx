import { useLocale, useT } from '#client/texts/use-t.ts'
import { PlaceLine } from '#client/professionals/place-line.tsx'
import { RankingRing } from '#client/professionals/ranking-ring.tsx'
import { RatingLine } from '#client/professionals/rating-line.tsx'
import { localizedPath } from '#lib/i18n/locales.ts'
import type { ProfessionalProfile } from '#lib/professionals/schemas.ts'
import { personTitle } from '#lib/professionals/person-title.ts'
import { professionalName } from '#lib/professionals/professional-name.ts'
import { profilePath } from '#lib/site/routes.ts'
import { Portrait } from '#ui/portrait.tsx'
import { Button } from '#ui/button.tsx'

type Props = {
  professional: ProfessionalProfile
  compared: boolean
  /** Absent where there is nobody to compare with. */
  onCompare: (() => void) | undefined
  onRemove: () => void
}

/** A saved professional, who can be compared and removed. */
export function Person({ professional, compared, onCompare, onRemove }: Props) {
  const t = useT('professionals', 'shortlist')
  const locale = useLocale()
  const { id, type } = professional
  const name = professionalName(professional, t)
  return (
    <article
      data-profession={type}
      className="flex h-full flex-col gap-4 rounded-card border border-line bg-surface p-5 shadow-soft"
    >
      <div className="grid grid-cols-[auto_1fr_auto] items-center gap-3.5">
        <Portrait
          size="square"
          src={professional.avatarUrl}
          name={professional.name}
          profession={type}
        />
        <div className="min-w-0">
          <p className="text-xs text-ink-soft">{personTitle(professional, t)}</p>
          <h2 className="text-lg">
            <a
              href={localizedPath(profilePath(type, id), locale)}
              className="underline-offset-4 hover:underline"
            >
              {name}
            </a>
          </h2>
          <PlaceLine professional={professional} />
          <RatingLine professional={professional} />
        </div>
        <RankingRing professional={professional} className="size-14" />
      </div>
      <div className="mt-auto flex flex-wrap justify-between gap-3">
        {/* Not a pill: chosen, it would look like the button that writes to them. */}
        {onCompare && (
          <label className="inline-flex min-h-11 items-center gap-2.5 text-sm font-medium">
            <input
              type="checkbox"
              checked={compared}
              onChange={onCompare}
              aria-label={t('shortlist.compareOf', { name })}
              className="size-5 shrink-0 accent-pine"
            />
            {t('shortlist.compare')}
          </label>
        )}
        <Button
          className="ms-auto"
          size="sm"
          variant="quiet"
          onClick={onRemove}
          aria-label={t('shortlist.removeOf', { name })}
        >
          {t('shortlist.remove')}
        </Button>
      </div>
    </article>
  )
}
