import { useState } from 'react'
import { island } from '#client/island/island.tsx'
import { ReadFailed } from '#client/problem/read-failed.tsx'
import { useLocale, useT } from '#client/texts/use-t.ts'
import { useHydrated } from '#client/use-hydrated.ts'
import { localizedPath } from '#lib/i18n/locales.ts'
import { PROFESSIONAL_TYPES } from '#lib/professionals/types.ts'
import { COMPARED_MAX, comparedAfter } from '#lib/shortlist/shortlist.ts'
import { LIST_PATHS } from '#lib/site/routes.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Pulse } from '#ui/pulse.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { Compare } from './compare.tsx'
import { Person } from './person.tsx'
import { usePeople, type People } from './use-people.ts'
import { WriteTo } from './write-to.tsx'

function ShortlistContent() {
  const live = useHydrated()
  const people = usePeople()
  const isLoading = !live || people.isLoading
  const hasSomebody = people.shown.length > 0
  return (
    <div className="grid gap-6" aria-busy={isLoading}>
      <Notices {...people} isLoading={isLoading} />
      {isLoading && !hasSomebody && <Skeleton className="h-44 rounded-card" />}
      {hasSomebody && <Saved {...people} />}
      {!isLoading && !hasSomebody && !people.hasFailed && <Nobody />}
    </div>
  )
}

type NoticesProps = Pick<People, 'isLoading' | 'hasFailed' | 'gone' | 'retry'>

function Notices({ isLoading, hasFailed, gone, retry }: NoticesProps) {
  const t = useT('shortlist')
  return (
    <>
      <p role="status" className="text-ink-soft empty:hidden">
        {isLoading && t('shortlist.loading')}
        {!isLoading && gone > 0 && t('shortlist.gone', { count: gone })}
      </p>
      {hasFailed && <ReadFailed onRetry={retry}>{t('shortlist.failed')}</ReadFailed>}
    </>
  )
}

function Saved({ shown, remove }: Pick<People, 'shown' | 'remove'>) {
  const t = useT('shortlist')
  /** Null until something is ticked: then the first three are compared. */
  const [ticked, setTicked] = useState<readonly string[] | null>(null)
  const ids: readonly string[] = shown.map(({ id }) => id)
  const canCompare = ids.length > 1
  const wanted = canCompare && ticked ? ticked : ids.slice(0, COMPARED_MAX)
  const compared = wanted.filter((id) => ids.includes(id))
  const chosen = shown.filter(({ id }) => compared.includes(id))
  return (
    <>
      <ul
        aria-label={t('shortlist.people')}
        className="grid gap-4 *:min-w-0 md:grid-cols-2 xl:grid-cols-3"
      >
        {shown.map((professional) => (
          <li key={professional.id}>
            <Person
              {...{ professional }}
              compared={compared.includes(professional.id)}
              onCompare={
                canCompare ? () => setTicked(comparedAfter(compared, professional.id)) : undefined
              }
              onRemove={() => remove(professional.id)}
            />
          </li>
        ))}
      </ul>
      <WriteTo people={chosen} />
      {canCompare && <Compare people={chosen} />}
    </>
  )
}

function Nobody() {
  const t = useT('professionals', 'shortlist')
  const locale = useLocale()
  return (
    <EmptyState
      picture={<Pulse scale={2} at="2rem" bead className="max-w-60" />}
      title={t('shortlist.empty.title')}
      text={t('shortlist.empty.text')}
      action={PROFESSIONAL_TYPES.map((type) => (
        <Button key={type} variant="quiet" href={localizedPath(LIST_PATHS[type], locale)}>
          {t(`professionals.professions.${type}`)}
        </Button>
      ))}
    />
  )
}

/** The saved professionals as they are now, and up to three of them side by side. */
export const Shortlist = island(ShortlistContent, 'professionals', 'shortlist')
