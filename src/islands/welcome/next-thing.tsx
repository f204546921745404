import type { ReactNode } from 'react'
import { buttonClass } from '#ui/button-class.ts'
import { Skeleton } from '#ui/skeleton.tsx'

type Props = {
  /** The face of who it is about. */
  face?: ReactNode
  title: string
  text: string | null
  href: string
  action: string
}

/** In its place while it is not known. */
export const NextWaiting = (): ReactNode => (
  <div
    aria-busy
    className="flex min-h-43 gap-4 rounded-card border border-line bg-surface p-4 sm:min-h-28 sm:items-center sm:p-5"
  >
    <Skeleton className="size-16 rounded-card" />
    <div className="grid grow content-start gap-2">
      <Skeleton className="h-5 w-2/3" />
      <Skeleton className="h-4 w-1/2" />
    </div>
  </div>
)

/** The one thing that comes next: who, what, and the only solid button of the page. */
export function NextThing({ face, title, text, href, action }: Props): ReactNode {
  return (
    <section className="flex min-h-43 flex-wrap items-center gap-x-5 gap-y-4 rounded-card border border-line bg-surface p-4 shadow-soft sm:min-h-28 sm:flex-nowrap sm:p-5">
      <div className="flex min-w-0 grow items-center gap-4 max-sm:basis-full">
        {face}
        <div className="min-w-0">
          <h2 className="line-clamp-2 text-lg leading-snug wrap-anywhere lg:text-xl">{title}</h2>
          {text && (
            <p className="line-clamp-2 text-sm text-ink-soft lg:line-clamp-1 lg:text-base">
              {text}
            </p>
          )}
        </div>
      </div>
      <a href={href} className={`${buttonClass()} shrink-0 max-sm:w-full`}>
        {action}
      </a>
    </section>
  )
}
