import type { FinderChoice } from '#lib/finder/finder.ts'
import { useT } from '#client/texts/use-t.ts'
import type { ProfessionalCard } from '#lib/professionals/schemas.ts'
import { Button } from '#ui/button.tsx'
import { Portrait } from '#ui/portrait.tsx'
import { Sentence } from './sentence.tsx'

type Props = {
  choice: FinderChoice
  place: string | undefined
  /** "3 trainers in Valencia", once it is known. */
  found: string | undefined
  /** The first of them. */
  faces: readonly ProfessionalCard[]
  /** The answers lead to nobody. */
  isNobody: boolean
}

/**
 * The answers as a sentence, and a hint to the missing ones or the button. Which of them is shown depends on the native
 * controls in CSS (finder.css), so it is right without JavaScript and before hydration. Below the questions, so that a
 * longer sentence moves none of them.
 */
export function SearchStep({ choice, place, found, faces, isNobody }: Props) {
  const t = useT('finder')
  const { professional } = choice
  const button =
    found === undefined
      ? t(professional ? `finder.searchFor.${professional}` : 'finder.search')
      : t('finder.see', { people: found })
  return (
    <div className="finder-next finder-end grid scroll-mb-8 gap-3" data-question="search">
      <Sentence choice={choice} place={place} />
      <p className="finder-hint min-h-13.5 content-center text-sm text-ink-soft">
        {t('finder.chooseHow')}
      </p>
      <div className="finder-search">
        <Button type="submit" size="lg" className="w-full">
          <span className="finder-faces">
            {faces.map(({ id, type, name, avatarUrl }) => (
              <span key={id} data-profession={type}>
                <Portrait src={avatarUrl} name={name} size={36} eager />
              </span>
            ))}
          </span>
          {button}
        </Button>
        {isNobody && (
          <p role="status" className="mt-2 text-sm text-ink-soft">
            {t(choice.city ? 'finder.nobodyHere' : 'finder.nobody')}
          </p>
        )}
      </div>
    </div>
  )
}
