import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { ChangeFailed } from '#client/problem/change-failed.tsx'
import { useT } from '#client/texts/use-t.ts'
import type { AuthorizationId } from '#lib/ids.ts'
import type { Authorization, FoundForSharing } from '#lib/sharing/schemas.ts'
import { Button } from '#ui/button.tsx'
import { shortNameOf } from '../../kit/people.ts'
import { cardId } from '../card.tsx'
import { requestFailures, updateFailures } from '../failure-text.ts'
import { Person } from '../person.tsx'
import { useRequest } from '../use-request.ts'
import { useShareChange } from '../use-share-change.ts'
import type { SharingMessages } from '../when.ts'

type Props = {
  words: SharingMessages
  professional: FoundForSharing
  /** What there is with this professional already. */
  existing: Authorization | undefined
  onRequested: (authorization: Authorization) => void
  /** Chooses what is shared with whom was asked. */
  onGrant: (authorization: Authorization) => void
  onUnblocked: (id: AuthorizationId) => void
}

/** Somebody who was found: who it is, and the request to them. */
export function FoundCard(props: Props): ReactNode {
  const t = useT('health', 'healthSharing')
  const { words, professional, existing, onRequested, onGrant, onUnblocked } = props
  const name = shortNameOf(professional, words)
  const { request, isPending, error } = useRequest(onRequested)
  const unblock = useShareChange('unblock', words, onUnblocked)
  const isThere = existing !== undefined && existing.state !== 'ended'
  return (
    <div
      data-profession={professional.type}
      className="grid gap-3 rounded-card border border-s-6 border-line border-s-hue bg-surface p-4"
    >
      <Person
        professional={professional}
        words={words}
        text={[t(`health.profession.${professional.type}`), professional.city]
          .filter(Boolean)
          .join(' · ')}
      />
      {isThere ? (
        <>
          <p className="flex gap-2 text-sm">
            <Check aria-hidden="true" className="mt-0.5 size-4.5 shrink-0" />
            {existing.state === 'active'
              ? t('healthSharing.found.active', { name })
              : t('healthSharing.found.duplicate')}
          </p>
          {existing.state === 'pending' ? (
            <Button onClick={() => onGrant(existing)}>{t('healthSharing.found.choose')}</Button>
          ) : (
            <Button
              variant="quiet"
              size="sm"
              onClick={() => document.getElementById(cardId(existing.id))?.focus()}
            >
              {t('healthSharing.found.seeCard')}
            </Button>
          )}
        </>
      ) : existing?.isBlocked ? (
        <>
          <p className="text-sm">{t('healthSharing.found.blocked', { name })}</p>
          <Button
            variant="quiet"
            size="sm"
            loading={unblock.isPending}
            onClick={() => unblock.change(existing)}
          >
            {t('healthSharing.action.unhide')}
          </Button>
        </>
      ) : (
        <>
          <p className="text-sm text-ink-soft">{t('healthSharing.found.text')}</p>
          <Button loading={isPending} onClick={() => request(professional)}>
            {t('healthSharing.found.request')}
          </Button>
        </>
      )}
      <ChangeFailed failure={error} texts={requestFailures(error, name, t)} />
      <ChangeFailed failure={unblock.error} texts={updateFailures(t)} />
    </div>
  )
}
