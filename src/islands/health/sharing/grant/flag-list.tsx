import { Calculator, Lock } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { useLocale, useT } from '#client/texts/use-t.ts'
import {
  isBmiRevealed,
  isBmiWithheld,
  FLAGS,
  type AllowedFields,
  type Flag,
} from '#lib/health/flags.ts'
import { Switch } from '#ui/switch.tsx'
import { useCentre } from '../../kit/centre.tsx'
import type { SharingMessages } from '../when.ts'
import { latestOf } from './latest.ts'

type Props = {
  words: SharingMessages
  allowed: AllowedFields
  onChange: (allowed: AllowedFields) => void
}

/** The nine switches, each with the latest value that it would show. */
export function FlagList({ words, allowed, onChange }: Props): ReactNode {
  const t = useT('health', 'healthBands', 'healthSharing')
  const locale = useLocale()
  const { overview } = useCentre()
  return (
    <ul aria-label={t('healthSharing.grant.flags')} className="divide-y divide-line">
      {FLAGS.map((flag) => (
        <FlagRow
          key={flag}
          flag={flag}
          latest={latestOf(flag, overview, { t, locale })}
          isOn={allowed[flag]}
          note={flag === 'bmi' ? bmiNote(allowed, words) : null}
          isHeld={flag === 'bmi' && isBmiWithheld(allowed)}
          onChange={(isOn) => onChange({ ...allowed, [flag]: isOn })}
        />
      ))}
    </ul>
  )
}

function bmiNote(allowed: AllowedFields, { t }: SharingMessages): string | null {
  if (isBmiRevealed(allowed)) return t('healthSharing.grant.revealed')
  if (!isBmiWithheld(allowed)) return null
  return allowed.weight
    ? t('healthSharing.grant.heldByWeight')
    : t('healthSharing.grant.heldByHeight')
}

type RowProps = {
  flag: Flag
  latest: string | null
  isOn: boolean
  isHeld: boolean
  note: string | null
  onChange: (isOn: boolean) => void
}

const ALSO = ['glucose', 'cholesterol', 'body_measurements'] as const
const hasMore = (flag: Flag): flag is (typeof ALSO)[number] =>
  (ALSO as readonly Flag[]).includes(flag)

function FlagRow({ flag, latest, isOn, isHeld, note, onChange }: RowProps) {
  const t = useT('health', 'healthSharing')
  const id = useId()
  const also = hasMore(flag) ? t(`healthSharing.grant.also.${flag}`) : null
  const Icon = isHeld ? Lock : Calculator
  return (
    <li className="flex min-h-15 items-center gap-3 py-1.5">
      <div className="min-w-0 flex-1">
        <label htmlFor={id} className="block leading-snug font-medium">
          {t(`health.flag.${flag}`)}
        </label>
        <p id={`${id}-value`} className="text-xs text-ink-soft tabular">
          {[latest ?? t('healthSharing.grant.noValue'), also].filter(Boolean).join(' · ')}
        </p>
        {note && (
          <p
            id={`${id}-note`}
            className="mt-1 flex gap-1.5 rounded-sm bg-surface-2 px-2 py-1.5 text-xs"
          >
            <Icon aria-hidden="true" className="mt-0.5 size-3.5 shrink-0" />
            {note}
          </p>
        )}
      </div>
      <Switch
        id={id}
        checked={isOn}
        onChange={(event) => onChange(event.target.checked)}
        onText={t('healthSharing.grant.on')}
        offText={t('healthSharing.grant.off')}
        heldText={isHeld ? t('healthSharing.grant.held') : undefined}
        aria-describedby={[`${id}-value`, note && `${id}-note`].filter(Boolean).join(' ')}
      />
    </li>
  )
}
