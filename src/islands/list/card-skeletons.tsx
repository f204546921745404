import { PAGE_SIZE } from '#lib/professionals/list-query.ts'
import type { ProfessionalType } from '#lib/professionals/types.ts'
import { Skeleton } from '#ui/skeleton.tsx'

/** Placeholders while the list loads: one per card of a full page, of a card's shape. */
export function CardSkeletons({ type }: { type: ProfessionalType }) {
  return (
    <div aria-hidden="true" className="grid gap-4 sm:grid-cols-2 lg:gap-6 xl:grid-cols-3">
      {Array.from({ length: PAGE_SIZE }, (_, i) => (
        <div key={i} data-profession={type} className="card">
          <span className="portrait animate-breathe" />
          <Skeleton className="h-6 w-2/3" />
          <Skeleton className="mt-2 h-4 w-1/2" />
          <Skeleton className="mt-2 h-10 w-full lg:invisible" />
          <Skeleton className="mt-2 h-4 w-3/4" />
        </div>
      ))}
    </div>
  )
}
