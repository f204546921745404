import type { FinderChoice } from '#lib/finder/finder.ts'
import type { FinderT } from './texts.ts'

type Props = {
  choice: FinderChoice
  /** The name of the city, or of the country while no city is selected. */
  place: string | undefined
  t: FinderT
}

/** The answers so far as one sentence: "Busco un entrenador, presencial, en Valencia". */
export function Sentence({ choice, place, t }: Props) {
  const { professional, modality } = choice
  return (
    <p
      aria-live="polite"
      className="border-b border-line pb-4 font-display text-xl leading-snug font-semibold tracking-tight"
    >
      {professional ? (
        <>
          {t('home.finder.say.start')}{' '}
          <Answer>{t(`home.finder.say.professional.${professional}`)}</Answer>
          {modality && (
            <>
              , <Answer>{t(`home.finder.say.modality.${professional}.${modality}`)}</Answer>
            </>
          )}
          {place && (
            <>
              , {t('home.finder.say.in')} <Answer>{place}</Answer>
            </>
          )}
          .
        </>
      ) : (
        t('home.finder.say.empty')
      )}
    </p>
  )
}

function Answer({ children }: { children: string }) {
  return (
    <span className="bg-[linear-gradient(transparent_58%,var(--color-citrus)_58%_94%,transparent_94%)] box-decoration-clone dark:bg-none dark:text-citrus">
      {children}
    </span>
  )
}
