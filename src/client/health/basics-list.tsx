import type { ReactNode } from 'react'
import { useLocale, useT } from '#client/texts/use-t.ts'
import { NO_BASICS, type StoredBasics } from '#lib/health/history.ts'
import { showMeasure } from '#lib/health/reading.ts'
import { MEASURES, type MeasureName } from '#lib/health/measures.ts'
import { STORED_UNITS, unitFor } from '#lib/health/quantities.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import type { T } from '#lib/i18n/t.ts'
import type { SharedHistory } from '#lib/sharing/shared.ts'
import { cx } from '#ui/cx.ts'
import { diseaseName, diseasesOf, objectiveName, pastDiagnosesOf } from './basics-text.ts'
import { NotShared } from './records-sheet.tsx'

type Props = { history: SharedHistory }

/** Who a client is: what shows regardless of flags, and the body as far as it is shared. */
export function BasicsList({ history }: Props): ReactNode {
  const t = useT('healthShared')
  const locale = useLocale()
  const { clientName, age, gender } = history
  const none = t('healthShared.basics.none')
  return (
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.25rem),1fr))] gap-x-5 gap-y-3 text-sm">
      <Fact name={t('healthShared.basics.name')}>{clientName || none}</Fact>
      <Fact name={t('healthShared.basics.age')}>
        {age === null
          ? t('healthShared.basics.noneFeminine')
          : t('healthShared.basics.years', { count: age })}
      </Fact>
      <Fact name={t('healthShared.basics.sex')}>
        {gender ? t(`healthShared.gender.${gender}`) : none}
      </Fact>
      {(['weight', 'height', 'bmi'] as const).map((name) => (
        <Fact key={name} name={t(`healthShared.basics.${name}`)}>
          {history.shown.includes(name) ? (
            (measured(history, name, locale) ?? t('healthShared.na'))
          ) : (
            <NotShared />
          )}
        </Fact>
      ))}
      {wordsOf(history.basics ?? NO_BASICS, t).map(([name, text]) => (
        <Fact key={name} wide name={name}>
          {text}
        </Fact>
      ))}
    </dl>
  )
}

/** What the client wrote about themselves, as labelled texts. */
function wordsOf(basics: StoredBasics, t: T<'healthShared'>): [name: string, text: string][] {
  const nothing = t('healthShared.basics.noneFeminine')
  const diseases = diseasesOf(basics).map((name) => diseaseName(name, t))
  const past = pastDiagnosesOf(basics)
  const objectives = basics.objectives.map((name) => objectiveName(name, t))
  return [
    [t('healthShared.basics.diseases'), diseases.join(', ') || t('healthShared.basics.noDiseases')],
    ...(past ? [[t('healthShared.basics.pastDiagnoses'), past] as [string, string]] : []),
    [t('healthShared.basics.injuries'), basics.pastInjuries || nothing],
    [t('healthShared.basics.allergies'), basics.allergiesIntolerances || nothing],
    [
      t('healthShared.basics.objectives'),
      objectives.join(', ') || t('healthShared.basics.noObjectives'),
    ],
  ]
}

type FactProps = { name: string; wide?: boolean; children: ReactNode }

function Fact({ name, wide = false, children }: FactProps) {
  return (
    <div className={cx('min-w-0', wide && 'col-span-full')}>
      <dt className="text-xs text-ink-soft">{name}</dt>
      <dd className="font-medium wrap-anywhere whitespace-pre-line">{children}</dd>
    </div>
  )
}

/** With its unit; the body mass index with two decimals, as in the editor. */
function measured(
  { body }: SharedHistory,
  name: MeasureName & keyof SharedHistory['body'],
  locale: Locale,
): string | null {
  const value = body[name] ?? null
  if (value === null) return null
  if (name === 'bmi') {
    return value.toLocaleString(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  }
  const unit = unitFor(MEASURES[name].quantity, STORED_UNITS)
  return `${showMeasure(value, name, unit, locale)} ${unit}`
}
