import type { ReactNode } from 'react'
import { useRead } from '#client/data/use-read.ts'
import { useT } from '#client/texts/use-t.ts'
import type { OwnProfile } from '#lib/accounts/own-profile.ts'
import type { ProfessionalId } from '#lib/ids.ts'
import { getProfessional } from '#lib/professionals/calls.ts'
import { rankingParts, type RankingFacts } from '#lib/professionals/ranking.ts'
import { scoreText } from '#lib/professionals/score-text.ts'
import type { ProfessionalType } from '#lib/professionals/types.ts'
import { listOwnVerifications } from '#lib/verifications/calls.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { Fold } from '../fold.tsx'
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
  return (
    <section aria-label={title} className="as-seen rounded-panel bg-surface-2 p-4">
      <h2 className="mb-3 text-lg">{title}</h2>
      <Seen profile={profile} type={type} typed={typed} isWide={isWide} />
    </section>
  )
}

function Seen({ profile, type, typed, isWide }: Props) {
  const { professionalId: id, avatarUrl } = profile
  const card = { type, name: typed.displayName, avatarUrl, part: typed }
  return id ? (
    <Listed {...card} id={id} hasRing={isWide} />
  ) : (
    <SeenCard {...card} quote={null} facts={undefined} />
  )
}

type ListedProps = Omit<CardProps, 'quote' | 'facts'> & { id: ProfessionalId; hasRing: boolean }

/** With what the lists show besides of somebody who is in them. At once, so that nothing moves when it comes. */
function Listed({ id, hasRing, ...card }: ListedProps) {
  const own = useRead(listOwnVerifications, {})
  const shown = useRead(getProfessional, { params: { id } })
  if (own.isPending || shown.isPending)
    return <Skeleton className={`${hasRing ? 'h-96' : 'h-85'} w-full rounded-card`} />
  const facts = own.data && typedFacts(card.part, own.data)
  return (
    <div className="grid gap-5">
      <SeenCard {...card} facts={facts} quote={shown.data?.quote ?? null} />
      {facts && <Ring facts={facts} isOpen={hasRing} />}
    </div>
  )
}

/** How the score grows: a row where there is no room beside the fields. */
function Ring({ facts, isOpen }: { facts: RankingFacts; isOpen: boolean }) {
  const t = useT('account', 'professionals')
  const title = t('account.seen.ring')
  if (isOpen) {
    return (
      <div>
        <h2 className="mb-3 text-lg">{title}</h2>
        <RingGrowth facts={facts} />
      </div>
    )
  }
  return (
    <div className="-my-3 *:border-b-0">
      <Fold title={title} state={scoreText(rankingParts(facts), t)}>
        <RingGrowth facts={facts} />
      </Fold>
    </div>
  )
}
