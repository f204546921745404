import { PAGE_SIZE } from '#lib/professionals/list-query.ts'
import { Skeleton } from '#ui/skeleton.tsx'

/** Placeholders while the list loads: one per card of a full page, of a card's height. */
export function CardSkeletons() {
  return (
    <div aria-hidden="true" className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
      {Array.from({ length: PAGE_SIZE }, (_, i) => (
        <div
          key={i}
          className="grid h-78 content-between rounded-card border border-line bg-surface p-5"
        >
          <div className="flex items-center gap-3.5">
            <Skeleton className="size-16 rounded-card" />
            <div className="grid flex-1 gap-2">
              <Skeleton className="h-5 w-2/3" />
              <Skeleton className="h-4 w-1/2" />
            </div>
            <Skeleton className="size-14 rounded-full" />
          </div>
          <Skeleton className="h-6 w-3/4" />
          <Skeleton className="h-12 w-full" />
          <Skeleton className="h-11 w-full rounded-full" />
        </div>
      ))}
    </div>
  )
}
