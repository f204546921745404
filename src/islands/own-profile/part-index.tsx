import { Globe, Lock, Shield, UserRound, type LucideIcon } from 'lucide-react'
import { useEffect, useRef, type ReactNode } from 'react'
import { Link } from '#client/address/link.tsx'
import { useLocale, useT } from '#client/texts/use-t.ts'
import type { Role } from '#lib/accounts/roles.ts'
import { localizedPath } from '#lib/i18n/locales.ts'
import { PART_PATHS, partsOf, type Part } from './profile-parts.ts'

const ICONS: Record<Part, LucideIcon> = {
  public: Globe,
  data: UserRound,
  security: Lock,
  privacy: Shield,
}

type Props = { role: Role; current: Part; onOpen: (part: Part) => void }

/** The parts of the profile: a strip on phones, a column beside them where there is room. */
export function PartIndex({ role, current, onOpen }: Props): ReactNode {
  const t = useT('account')
  const locale = useLocale()
  const strip = useRef<HTMLElement>(null)
  const scrollTo = (link: HTMLElement | null | undefined) => {
    if (link && strip.current) strip.current.scrollLeft = link.offsetLeft - 48
  }
  useEffect(() => scrollTo(strip.current?.querySelector<HTMLElement>('[aria-current]')), [current])
  return (
    <nav ref={strip} aria-label={t('account.parts')} className="part-index">
      <ul>
        {partsOf(role).map((part) => {
          const Icon = ICONS[part]
          return (
            <li key={part}>
              <Link
                href={localizedPath(PART_PATHS[part], locale)}
                aria-current={part === current ? 'page' : undefined}
                onFollow={() => onOpen(part)}
                // Browsers leave a link half outside of the strip. Not under a finger: its tap would miss.
                onFocus={({ currentTarget }) =>
                  currentTarget.matches(':focus-visible') && scrollTo(currentTarget)
                }
              >
                <Icon aria-hidden="true" />
                {t(`account.part.${part}.title`)}
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
