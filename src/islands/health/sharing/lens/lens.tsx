import { ArrowLeft, Eye, EyeOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { hrefOf } from '#client/address/address.ts'
import { Link } from '#client/address/link.tsx'
import { useT } from '#client/texts/use-t.ts'
import type { Authorization } from '#lib/sharing/schemas.ts'
import { FLAGS, isBmiWithheld } from '#lib/health/flags.ts'
import { Portrait } from '#ui/portrait.tsx'
import { Button } from '#ui/button.tsx'
import { cx } from '#ui/cx.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { HEALTH } from '../../kit/address.ts'
import type { OpenStep } from '../sharing-step.ts'
import { endedText } from '../ended-text.ts'
import { Facts } from '../facts.tsx'
import { fullNameOf, shortNameOf } from '../../kit/people.ts'
import { shareSentence } from '#client/health/sentence.ts'
import { SENTENCE, SentenceLine } from '#client/health/sentence-line.tsx'
import { useShownFocus } from '#ui/use-shown-focus.ts'
import { ShareAction } from '../share-action.tsx'
import type { SharingMessages } from '../when.ts'
import { AccessLog } from './access-log.tsx'
import { LensView } from './lens-view.tsx'
import { Receipts } from './receipts.tsx'

type Props = { authorization: Authorization; words: SharingMessages; ask: OpenStep }

/** What one professional sees, when they looked, and what proves it. */
export function Lens({ authorization, words, ask }: Props): ReactNode {
  const t = useT('healthSharing')
  const { id, professional, state } = authorization
  const name = shortNameOf(professional, words)
  const heading = useShownFocus<HTMLHeadingElement>(id)
  return (
    <div className="grid gap-5" data-profession={professional.type}>
      <Link
        href={hrefOf(HEALTH, { tab: 'authorizations' })}
        className="link gap-2 justify-self-start"
      >
        <ArrowLeft aria-hidden="true" className="size-5" />
        {t('healthSharing.lens.back')}
      </Link>
      <div className="flex flex-wrap items-center gap-4">
        <Portrait
          size="square"
          name={fullNameOf(professional, words)}
          src={professional.avatarUrl}
          profession={professional.type}
        />
        <h2
          ref={heading}
          tabIndex={-1}
          className="min-w-48 flex-1 scroll-mt-36 text-xl outline-none"
        >
          {t('healthSharing.lens.title', { name })}
        </h2>
        <LensActions authorization={authorization} words={words} ask={ask} />
      </div>
      <Summary authorization={authorization} words={words} name={name} />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_21rem]">
        {state === 'active' ? (
          <LensView authorization={authorization} words={words} />
        ) : (
          <EmptyState
            picture={<EyeOff className="size-12 text-pine" strokeWidth={1.5} />}
            title={t(`healthSharing.lens.${state}`, { name })}
            text={t(`healthSharing.lens.${state}Text`, { name })}
          />
        )}
        <div className="grid gap-4">
          {state === 'active' && (
            <Side title={t('healthSharing.lens.shares')}>
              <Shares authorization={authorization} />
            </Side>
          )}
          <Side title={t('healthSharing.log.title')}>
            <AccessLog id={id} words={words} />
            <p className="text-xs text-ink-soft">{t('healthSharing.log.note')}</p>
          </Side>
          <Side title={t('healthSharing.receipts.title')}>
            <Receipts id={id} words={words} />
          </Side>
        </div>
      </div>
    </div>
  )
}

type SummaryProps = Omit<Props, 'ask'> & { name: string }

function Summary({ authorization, words, name }: SummaryProps) {
  const { state, allowedFields, expiresOn } = authorization
  if (state === 'pending') return null
  if (state === 'ended') {
    return <p className="text-sm text-ink-soft">{endedText(authorization, words)}</p>
  }
  return (
    <div className="grid gap-2.5">
      <p className={SENTENCE}>
        <SentenceLine pieces={shareSentence({ name, allowedFields, expiresOn }, 'now', words)} />
      </p>
      <Facts authorization={authorization} words={words} />
    </div>
  )
}

function LensActions({ authorization, words, ask }: Props) {
  const t = useT('healthSharing')
  const { id, state, professional } = authorization
  const action = { name: fullNameOf(professional, words) }
  if (state === 'ended') return null
  if (state === 'pending') {
    return (
      <Button size="sm" onClick={() => ask({ kind: 'grant', id })}>
        {t('healthSharing.action.authorize')}
      </Button>
    )
  }
  return (
    <div className="flex flex-wrap gap-2">
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
  )
}

/** The nine flags, read. */
function Shares({ authorization: { allowedFields } }: Pick<Props, 'authorization'>) {
  const t = useT('health', 'healthSharing')
  return (
    <ul className="divide-y divide-line text-sm">
      {FLAGS.map((flag) => {
        const isHeld = flag === 'bmi' && isBmiWithheld(allowedFields)
        const isOn = allowedFields[flag] && !isHeld
        const Icon = isOn ? Eye : EyeOff
        return (
          <li
            key={flag}
            className={cx(
              'flex items-center gap-2.5 py-1.5',
              isOn ? 'font-medium' : 'text-ink-soft',
            )}
          >
            <Icon aria-hidden="true" className={cx('size-4.5 shrink-0', isOn && 'text-pine')} />
            <span className="flex-1">{t(`health.flag.${flag}`)}</span>
            <span className="text-xs">
              {t(`healthSharing.grant.${isHeld ? 'held' : isOn ? 'on' : 'off'}`)}
            </span>
          </li>
        )
      })}
    </ul>
  )
}

function Side({ title, children }: { title: string; children: ReactNode }): ReactNode {
  return (
    <section
      aria-label={title}
      className="grid gap-3 rounded-card border border-line bg-surface p-4 sm:p-5"
    >
      <h3 className="text-lg">{title}</h3>
      {children}
    </section>
  )
}
