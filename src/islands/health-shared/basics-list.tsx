import type { ReactNode } from 'react'
import type { MeasureName } from '#lib/health/measures.ts'
import { showMeasure } from '#lib/health/reading.ts'
import { STORED_UNITS, unitFor } from '#lib/health/quantities.ts'
import { MEASURES } from '#lib/health/measures.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import type { SharedHistory } from '#lib/sharing/shared.ts'
import { cx } from '#ui/cx.ts'
import { diseaseName, diseasesOf, objectiveName, pastDiagnosesOf } from './basics-words.ts'
import { NotShared } from './records-sheet.tsx'
import type { SharedT } from './texts.ts'

type Props = { t: SharedT; locale: Locale; history: SharedHistory }

/** Who a client is: what shows regardless of flags, and the body as far as it is shared. */
export function BasicsList({ t, locale, history }: Props): ReactNode {
  const { clientName, age, gender, basics } = history
  const none = t('healthShared.basics.none')
  const feminine = t('healthShared.basics.noneFeminine')
  const diseases = basics ? diseasesOf(basics).map((name) => diseaseName(name, t)) : []
  const past = basics ? pastDiagnosesOf(basics) : ''
  const objectives = basics?.objectives.map((name) => objectiveName(name, t)) ?? []
  return (
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.25rem),1fr))] gap-x-5 gap-y-3 text-sm">
      <Fact name={t('healthShared.basics.name')}>{clientName || none}</Fact>
      <Fact name={t('healthShared.basics.age')}>
        {age === null ? feminine : t('healthShared.basics.years', { count: age })}
      </Fact>
      <Fact name={t('healthShared.basics.sex')}>
        {gender ? t(`healthShared.gender.${gender}`) : none}
      </Fact>
      {(['weight', 'height', 'bmi'] as const).map((name) => (
        <Fact key={name} name={t(`healthShared.basics.${name}`)}>
          {history.shown.includes(name) ? (
            (measured(history, name, locale) ?? t('healthShared.na'))
          ) : (
            <NotShared t={t} />
          )}
        </Fact>
      ))}
      <Fact wide name={t('healthShared.basics.diseases')}>
        {diseases.join(', ') || t('healthShared.basics.noDiseases')}
      </Fact>
      {past && (
        <Fact wide name={t('healthShared.basics.pastDiagnoses')}>
          {past}
        </Fact>
      )}
      <Fact wide name={t('healthShared.basics.injuries')}>
        {basics?.pastInjuries || feminine}
      </Fact>
      <Fact wide name={t('healthShared.basics.allergies')}>
        {basics?.allergiesIntolerances || feminine}
      </Fact>
      <Fact wide name={t('healthShared.basics.objectives')}>
        {objectives.join(', ') || t('healthShared.basics.noObjectives')}
      </Fact>
    </dl>
  )
}

type FactProps = { name: string; wide?: boolean; children: ReactNode }

function Fact({ name, wide = false, children }: FactProps) {
  return (
    <div className={cx('min-w-0', wide && 'col-span-full')}>
      <dt className="text-xs text-ink-soft">{name}</dt>
      <dd className="font-semibold wrap-anywhere whitespace-pre-line">{children}</dd>
    </div>
  )
}

/** With its unit; the body mass index with two decimals, as in the editor. */
function measured(
  { body }: SharedHistory,
  name: MeasureName & keyof SharedHistory['body'],
  locale: Locale,
): string | null {
  const value = body[name]
  if (value == null) return null
  if (name === 'bmi') {
    return value.toLocaleString(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  }
  const unit = unitFor(MEASURES[name].quantity, STORED_UNITS)
  return `${showMeasure(value, name, unit, locale)} ${unit}`
}
