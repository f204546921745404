import {
  BadgeCheck,
  ChartNoAxesColumn,
  CircleUser,
  Clapperboard,
  Flag,
  Mail,
  Newspaper,
  ScrollText,
  Send,
  Sprout,
  Users,
  type LucideIcon,
} from 'lucide-react'
import { useEffect, useRef, type ReactNode } from 'react'
import { Link } from '#client/address/link.tsx'
import { useLocale, useT } from '#client/texts/use-t.ts'
import type { Waiting } from '#lib/admin/access-schemas.ts'
import { areaPath } from './address.ts'
import type { Area } from './areas.ts'
import { useFrame } from './frame-context.ts'

const ICONS: Record<Area, LucideIcon> = {
  professionals: Users,
  verifications: BadgeCheck,
  articles: Newspaper,
  videos: Clapperboard,
  users: CircleUser,
  moderation: Flag,
  messages: Mail,
  newsletter: Send,
  metrics: ChartNoAxesColumn,
  audit: ScrollText,
  seed: Sprout,
}

/** What waits in an area. */
const WAITING: Partial<Record<Area, readonly (keyof Waiting)[]>> = {
  verifications: ['verifications'],
  moderation: ['reports', 'appeals'],
  messages: ['messages'],
}

/** The areas: a column on wide screens, a strip that scrolls on phones. */
export function Nav({ areas, current }: { areas: readonly Area[]; current: Area }): ReactNode {
  const t = useT('admin')
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const link = list.current?.querySelector<HTMLElement>('[aria-current]')
    // The strip alone: the page stays where it is.
    if (link) list.current?.scrollTo({ left: link.offsetLeft - 16 })
  }, [current])
  return (
    <nav
      aria-label={t('admin.nav.label')}
      className="max-lg:-mx-4 max-lg:border-b max-lg:border-line lg:sticky lg:top-20 lg:self-start"
    >
      <ul
        ref={list}
        className="relative flex gap-1 max-lg:overflow-x-auto max-lg:px-4 max-lg:pb-3 lg:flex-col"
      >
        {areas.map((area) => (
          <li key={area} className="shrink-0">
            <AreaLink area={area} isCurrent={area === current} />
          </li>
        ))}
      </ul>
    </nav>
  )
}

function AreaLink({ area, isCurrent }: { area: Area; isCurrent: boolean }) {
  const t = useT('admin')
  const locale = useLocale()
  const { waiting } = useFrame()
  const Icon = ICONS[area]
  const count = (WAITING[area] ?? []).reduce((sum, key) => sum + waiting[key], 0)
  return (
    <Link
      href={areaPath(area, locale)}
      aria-current={isCurrent ? 'page' : undefined}
      className="flex min-h-11 items-center gap-3 rounded-control px-3 text-sm font-medium text-ink-soft hover:text-ink aria-[current]:bg-surface-2 aria-[current]:text-ink"
    >
      <Icon aria-hidden="true" className="size-5 shrink-0" />
      {t(`admin.area.${area}`)}
      {count > 0 && (
        <span className="ms-auto text-xs tabular">
          {count}
          <span className="sr-only"> {t('admin.nav.waiting')}</span>
        </span>
      )}
    </Link>
  )
}
