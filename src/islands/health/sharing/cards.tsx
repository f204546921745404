import { EyeOff, Hourglass, ScanEye } from 'lucide-react'
import type { ReactNode } from 'react'
import { hrefOf } from '#client/address/address.ts'
import { go } from '#client/address/here.ts'
import { ChangeFailed } from '#client/problem/change-failed.tsx'
import { useLocale, useT } from '#client/texts/use-t.ts'
import type { AuthorizationId } from '#lib/ids.ts'
import type { Authorization } from '#lib/sharing/schemas.ts'
import { Badge } from '#ui/badge.tsx'
import { Menu } from '#ui/menu.tsx'
import { HEALTH } from '../kit/address.ts'
import { endsIn, onDayOf } from '#client/health/days.ts'
import { fullNameOf, shortNameOf } from '../kit/people.ts'
import type { OpenStep } from './sharing-step.ts'
import { Card } from './card.tsx'
import { endedText } from './ended-text.ts'
import { Facts } from './facts.tsx'
import { requestFailures, updateFailures } from './failure-text.ts'
import { Person } from './person.tsx'
import { SENTENCE, SentenceLine } from '#client/health/sentence-line.tsx'
import { shareSentence } from '#client/health/sentence.ts'
import { ShareAction } from './share-action.tsx'
import { useRequest } from './use-request.ts'
import { useShareChange } from './use-share-change.ts'
import type { SharingMessages } from './when.ts'

type Props = { authorization: Authorization; words: SharingMessages; ask: OpenStep }

const ACTIONS = 'flex flex-wrap gap-2'

/** Asked for; what it shows is still to be chosen. */
export function PendingCard({ isFirst, ...props }: Props & { isFirst: boolean }): ReactNode {
  const { authorization, words, ask } = props
  const t = useT('health', 'healthSharing')
  const locale = useLocale()
  const { id, professional, requestedAt } = authorization
  const name = shortNameOf(professional, words)
  const action = { words, name: fullNameOf(professional, words) }
  return (
    <Card authorization={authorization} words={words}>
      <div className="flex flex-wrap items-center gap-3">
        <Person
          professional={professional}
          words={words}
          text={t('healthSharing.pending.asked', {
            discipline: t(`health.profession.${professional.type}`),
            day: onDayOf(requestedAt, t, locale),
          })}
        />
        <Badge tone="waiting" icon={Hourglass}>
          {t('healthSharing.pending.badge')}
        </Badge>
      </div>
      <p className="text-sm">{t('healthSharing.pending.text', { name })}</p>
      <div className={ACTIONS}>
        <ShareAction
          {...action}
          variant={isFirst ? 'primary' : 'quiet'}
          label={t('healthSharing.action.authorize')}
          onPress={() => ask({ kind: 'grant', id })}
        />
        <ShareAction
          {...action}
          label={t('healthSharing.action.withdraw')}
          onPress={() => ask({ kind: 'withdraw', id })}
        />
      </div>
    </Card>
  )
}

/** Shared: what the professional sees, in one sentence. */
export function ActiveCard({ authorization, words, ask }: Props): ReactNode {
  const t = useT('health', 'healthSharing')
  const { id, professional, allowedFields, expiresOn } = authorization
  const name = shortNameOf(professional, words)
  const action = { words, name: fullNameOf(professional, words) }
  return (
    <Card authorization={authorization} words={words}>
      <Person professional={professional} words={words} />
      <p className={SENTENCE}>
        <SentenceLine pieces={shareSentence({ name, allowedFields, expiresOn }, 'now', words)} />
      </p>
      <Facts authorization={authorization} words={words} />
      <div className={ACTIONS}>
        {endsIn(authorization) !== null && (
          <ShareAction
            {...action}
            label={t('healthSharing.action.extend')}
            onPress={() => ask({ kind: 'extend', id })}
          />
        )}
        <ShareAction
          {...action}
          icon={<ScanEye aria-hidden="true" className="size-4.5" />}
          label={t('health.sharing.lens', { name })}
          onPress={() => go(hrefOf(HEALTH, { tab: 'authorizations', lens: id }))}
        />
        <ShareAction
          {...action}
          label={t('healthSharing.action.edit')}
          onPress={() => ask({ kind: 'edit', id })}
        />
        <ShareAction
          {...action}
          variant="refuse"
          label={t('healthSharing.action.revoke')}
          onPress={() => ask({ kind: 'revoke', id })}
        />
      </div>
    </Card>
  )
}

type EndedProps = Props & { onChanged: (id: AuthorizationId) => void }

/** Over: the professional sees nothing. */
export function EndedCard({ authorization, words, ask, onChanged }: EndedProps): ReactNode {
  const t = useT('health', 'healthSharing')
  const again = useRequest((asked) => onChanged(asked.id))
  const unblock = useShareChange('unblock', words, onChanged)
  const { id, professional, isBlocked } = authorization
  const action = { words, name: fullNameOf(professional, words) }
  const hide = {
    label: t('healthSharing.action.hide'),
    icon: <EyeOff aria-hidden="true" />,
    onSelect: () => ask({ kind: 'hide', id }),
  }
  return (
    <Card authorization={authorization} words={words} plain>
      <Person
        professional={professional}
        words={words}
        text={`${t(`health.profession.${professional.type}`)} · ${endedText(authorization, words)}`}
      />
      <div className={ACTIONS}>
        {isBlocked ? (
          <ShareAction
            {...action}
            isPending={unblock.isPending}
            label={t('healthSharing.action.unhide')}
            onPress={() => unblock.change(authorization)}
          />
        ) : (
          <ShareAction
            {...action}
            isPending={again.isPending}
            label={t('healthSharing.action.again')}
            onPress={() => again.request(professional)}
          />
        )}
        <Menu
          label={t('healthSharing.action.more', { name: action.name })}
          items={[
            {
              label: t('healthSharing.action.past'),
              icon: <ScanEye aria-hidden="true" />,
              onSelect: () => go(hrefOf(HEALTH, { tab: 'authorizations', lens: id })),
            },
            ...(isBlocked ? [] : [hide]),
          ]}
        />
      </div>
      <div className="grid w-full gap-2 empty:hidden">
        <ChangeFailed
          failure={again.error}
          texts={requestFailures(again.error, shortNameOf(professional, words), t)}
        />
        <ChangeFailed failure={unblock.error} texts={updateFailures(t)} />
      </div>
    </Card>
  )
}
