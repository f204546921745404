import { Check, Circle } from 'lucide-react'
import type { ReactNode } from 'react'
import { useT } from '#client/texts/use-t.ts'
import {
  passwordStrength,
  STRENGTH_RULES,
  STRENGTHS,
  type StrengthRule,
} from '#lib/accounts/password.ts'
import type { PasswordOwner } from '#lib/fields/field-spec.ts'
import { cx } from '#ui/cx.ts'
import { passwordText } from './problem-text.ts'
import { useWeakness } from './use-weakness.ts'

const RULES = Object.keys(STRENGTH_RULES) as StrengthRule[]

type Props = { password: string; owner: PasswordOwner }

/**
 * The strength of a password as a word, a bar and the six rules; nothing for an empty one. Where the server would refuse it, why. Only
 * word and reason are a live region: announcing the rules at each keystroke would drown the echo of the keys.
 */
export function PasswordStrength({ password, owner }: Props): ReactNode {
  const t = useT('fields')
  const weakness = useWeakness(password, owner)
  const measured = passwordStrength(password, weakness)
  const level = measured ? STRENGTHS.indexOf(measured.strength) : -1
  const word = measured ? t(`fields.password.level.${measured.strength}`) : ''
  return (
    <div className={cx(measured && 'mt-2 grid gap-2')}>
      <p role="status" className={measured ? 'text-sm font-medium' : 'sr-only'}>
        {measured && t('fields.password.strength', { strength: word })}
        {measured && weakness && (
          <span className="block font-normal">{passwordText(t, weakness)}</span>
        )}
      </p>
      {measured && (
        <>
          <span aria-hidden="true" className="flex gap-1">
            {STRENGTHS.map((step, i) => (
              <span
                key={step}
                className={cx(
                  'size-2 flex-1 rounded-full transition-colors duration-150',
                  i > level
                    ? 'bg-surface-2'
                    : level < 2
                      ? 'bg-current text-clay-strong'
                      : 'bg-pine',
                )}
              />
            ))}
          </span>
          <ul className="grid gap-x-3 gap-y-1 text-sm text-ink-soft sm:grid-cols-2">
            {RULES.map((rule) => {
              const met = measured.met.includes(rule)
              const Icon = met ? Check : Circle
              return (
                <li key={rule} className={cx('flex items-center gap-1.5', met && 'text-ink')}>
                  <Icon aria-hidden="true" className={cx('size-4 shrink-0', met && 'text-pine')} />
                  {t(`fields.password.rule.${rule}`)}
                  <span className="sr-only">
                    {' '}
                    ({met ? t('fields.password.met') : t('fields.password.unmet')})
                  </span>
                </li>
              )
            })}
          </ul>
        </>
      )}
    </div>
  )
}
