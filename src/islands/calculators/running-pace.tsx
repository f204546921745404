import type { ReactNode } from 'react'
import { island } from '#client/island/island.tsx'
import { useLocale, useT } from '#client/texts/use-t.ts'
import { formatDuration } from '#lib/calculators/format.ts'
import { calculatePace, PACE_FIELDS, PACE_QUESTIONS } from '#lib/calculators/running-pace.ts'
import { paceFromMetric } from '#lib/calculators/units.ts'
import { Calculator } from './calculator.tsx'
import { NumberField, SegmentsField } from './fields.tsx'
import { measured, measureText } from './measure-text.ts'
import { AtThisPace, RaceButtons, Splits } from './pace-parts.tsx'
import { Facts, Headline } from './result-parts.tsx'
import type { CalculatorProps } from './calculator.tsx'

const PROBLEM = {
  'too-fast': 'runningPace.tooFast',
  'too-slow': 'runningPace.tooSlow',
  'too-far': 'runningPace.tooFar',
} as const

function RunningPaceContent({ place }: CalculatorProps): ReactNode {
  const t = useT('runningPace')
  const locale = useLocale()
  return (
    <Calculator
      place={place}
      tool="running-pace"
      fields={PACE_FIELDS}
      calculate={calculatePace}
      label={t('runningPace.form')}
      limit={t('runningPace.limit')}
      explain={({ code }) =>
        code in PROBLEM ? t(PROBLEM[code as keyof typeof PROBLEM]) : undefined
      }
      present={({ result }, units) => {
        const { find, distanceKm, seconds, secondsPerKm } = result
        const unit = units.distance
        const pace = formatDuration(paceFromMetric(secondsPerKm, unit))
        const time = formatDuration(seconds)
        const reader = { units, locale }
        // Less than a kilometre is shown to the metre, and never as 0.
        const digits = find === 'distance' && distanceKm >= 1 ? 2 : 3
        const distance = measureText(distanceKm, 'distance', reader, { digits })
        const speed = measureText(3600 / secondsPerKm, 'distance', reader)
        const answer = {
          pace: { value: pace, unit: `/${unit}` },
          time: { value: time },
          distance: measured(distanceKm, 'distance', reader, { digits }),
        }
        const facts = [
          ['pace', t('runningPace.pace'), `${pace} /${unit}`],
          ['time', t('runningPace.time'), time],
          ['distance', t('runningPace.distance'), distance],
          ['speed', t('runningPace.speed'), `${speed}/h`],
        ] as const
        return {
          status: t(`runningPace.status.${find}`, { pace, unit, time, distance }),
          next: 'conditioning',
          record: { distanceKm, seconds: Math.round(seconds), secondsPerKm },
          body: (
            <>
              <Headline name={t(`runningPace.find.${find}`)} {...answer[find]} />
              <Facts
                facts={facts
                  .filter(([name]) => name !== find)
                  .map(([, name, value]) => [name, value] as const)}
              />
              <AtThisPace {...{ secondsPerKm }} />
              {place === 'page' && <Splits {...{ units, result }} />}
            </>
          ),
        }
      }}
    >
      <SegmentsField
        name="find"
        label={t('runningPace.find.label')}
        options={PACE_QUESTIONS.map((slug) => [slug, t(`runningPace.find.${slug}`)] as const)}
      />
      <RaceButtons />
      <NumberField name="distance" label={t('runningPace.distance')} />
      <NumberField name="time" label={t('runningPace.time')} help={t('runningPace.timeHelp')} />
      <NumberField name="pace" label={t('runningPace.pace')} help={t('runningPace.paceHelp')} />
    </Calculator>
  )
}

/** Pace, time or distance of a run, computed from the other two. */
export const RunningPace = island(RunningPaceContent, 'calculators', 'runningPace')
