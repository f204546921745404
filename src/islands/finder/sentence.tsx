import type { FinderChoice } from '#lib/finder/finder.ts'
import { useT } from '#client/texts/use-t.ts'
import { Mark } from '#ui/mark.tsx'
import { modalityLabel } from './modality-label.ts'

type Props = {
  choice: FinderChoice
  /** The name of the city, or of the country while no city is selected. */
  place: string | undefined
}

/** The answers so far as one sentence: "Busco un entrenador, presencial, en Valencia". */
export function Sentence({ choice, place }: Props) {
  const t = useT('finder', 'professionals')
  const { professional, modality, need } = choice
  return (
    <p
      aria-live="polite"
      className="finder-sentence min-h-[2lh] content-end font-display text-lg leading-snug font-quote tracking-tight"
    >
      {professional ? (
        <>
          {t('finder.say.start')} <Mark>{t(`finder.say.professional.${professional}`)}</Mark>
          {modality && (
            <>
              , <Mark>{modalityLabel(t, professional, modality).toLowerCase()}</Mark>
            </>
          )}
          {need && (
            <>
              , <Mark>{need}</Mark>
            </>
          )}
          {place && (
            <>
              , {t('finder.say.in')} <Mark>{place}</Mark>
            </>
          )}
          .
        </>
      ) : (
        t('finder.say.empty')
      )}
    </p>
  )
}
