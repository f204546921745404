import { useLocale, useT } from '#client/texts/use-t.ts'
import { RankingRing } from '#client/professionals/ranking-ring.tsx'
import { Words } from '#client/professionals/words.tsx'
import { localizedPath } from '#lib/i18n/locales.ts'
import type { ProfessionalCard } from '#lib/professionals/schemas.ts'
import { professionalName } from '#lib/professionals/professional-name.ts'
import { profilePath } from '#lib/site/routes.ts'
import { Portrait } from '#ui/portrait.tsx'
import { Pulse } from '#ui/pulse.tsx'

/** How many of an answer stand on the line. */
export const ANSWER_SHOWN = 3

type Props = {
  /** The first of the answer. */
  people: readonly ProfessionalCard[]
  /** "3 trainers in Valencia". */
  heading: string
}

/** The first people of the answer in the place of the best of each profession, each with a sentence. */
export function AnswerStrip({ people, heading }: Props) {
  return (
    <section className="strip wrap" aria-labelledby="answer">
      <div className="strip-title">
        <h2 id="answer" className="text-lg">
          {heading}
        </h2>
        <Pulse className="strip-beat" />
      </div>
      {people.map((professional) => (
        <Person key={professional.id} {...{ professional }} />
      ))}
    </section>
  )
}

type PersonProps = { professional: ProfessionalCard }

function Person({ professional }: PersonProps) {
  const t = useT('professionals')
  const locale = useLocale()
  const { id, type, name, avatarUrl, place } = professional
  return (
    <article className="group rises" data-profession={type}>
      <div className="stand speaks">
        <Portrait src={avatarUrl} name={name} size="field" of={id} eager />
        <Words professional={professional} />
        <RankingRing professional={professional} className="size-11" />
      </div>
      <h3 className="mt-2 text-sm leading-tight tracking-normal">
        <a href={localizedPath(profilePath(type, id), locale)}>
          {professionalName(professional, t)}
        </a>
      </h3>
      <p className="text-xs text-ink-soft">
        {[place?.city, t(`professionals.modality.${professional.modality}`)]
          .filter(Boolean)
          .join(' · ')}
      </p>
    </article>
  )
}
