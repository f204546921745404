import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { useRead } from '#client/data/use-read.ts'
import { useT } from '#client/texts/use-t.ts'
import type { OwnProfile } from '#lib/accounts/own-profile.ts'
import type { ProfessionalId } from '#lib/ids.ts'
import { getProfessional } from '#lib/professionals/calls.ts'
import type { ProfessionalType } from '#lib/professionals/types.ts'
import { listOwnVerifications } from '#lib/verifications/calls.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import type { ProfileForm } from '../form-values.ts'
import { RingGrowth } from './ring-growth.tsx'
import { SeenCard, type CardProps } from './seen-card.tsx'
import { typedFacts } from './typed-facts.ts'

type Props = {
  profile: OwnProfile
  type: ProfessionalType
  typed: ProfileForm
  isWide: boolean
}

/** The card of the lists and the score, as they will be once what is typed is saved. */
export function AsSeen({ profile, type, typed, isWide }: Props): ReactNode {
  const t = useT('account')
  const title = t('account.seen.title')
  const shown = <Seen profile={profile} type={type} typed={typed} />
  if (isWide) {
    return (
      <section aria-label={title} className="as-seen rounded-panel bg-surface-2 p-4">
        <h2 className="mb-3 text-lg">{title}</h2>
        {shown}
      </section>
    )
  }
  return (
    <details className="as-seen group rounded-panel bg-surface-2 px-4 py-2">
      <summary className="flex min-h-11 list-none items-center justify-between gap-3 [&::-webkit-details-marker]:hidden">
        <h2 className="text-lg">{title}</h2>
        <ChevronDown
          aria-hidden="true"
          className="size-5 shrink-0 transition-transform duration-150 group-open:rotate-180"
        />
      </summary>
      <div className="pt-2 pb-3">{shown}</div>
    </details>
  )
}

function Seen({ profile, type, typed }: Omit<Props, 'isWide'>) {
  const { professionalId: id, avatarUrl } = profile
  const card = { type, name: typed.displayName, avatarUrl, part: typed }
  return id ? <Listed {...card} id={id} /> : <SeenCard {...card} quote={null} facts={undefined} />
}

/** With what the lists show besides of somebody who is in them. At once, so that nothing moves when it comes. */
function Listed({ id, ...card }: Omit<CardProps, 'quote' | 'facts'> & { id: ProfessionalId }) {
  const own = useRead(listOwnVerifications, {})
  const shown = useRead(getProfessional, { params: { id } })
  if (own.isPending || shown.isPending) return <Skeleton className="h-96 w-full rounded-card" />
  const facts = own.data && typedFacts(card.part, own.data)
  return (
    <div className="grid gap-5">
      <SeenCard {...card} facts={facts} quote={shown.data?.quote ?? null} />
      {facts && <RingGrowth facts={facts} />}
    </div>
  )
}
