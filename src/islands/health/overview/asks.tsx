import type { ReactNode } from 'react'
import { hrefOf } from '#client/address/address.ts'
import { shortDate } from '#client/health/days.ts'
import { useRead } from '#client/data/use-read.ts'
import { Loaded } from '#client/problem/loaded.tsx'
import { useLocale, useT } from '#client/texts/use-t.ts'
import { givenName } from '#lib/format/given-name.ts'
import { listQuestionnaires } from '#lib/questionnaires/calls.ts'
import { isAnswered } from '#lib/questionnaires/is-answered.ts'
import type { Questionnaire } from '#lib/questionnaires/schemas.ts'
import { ALL_QUESTIONNAIRES, HEALTH } from '../kit/address.ts'
import { READ_BY_FRAME } from '../kit/read-by-frame.ts'
import { useFace } from '../kit/use-face.ts'
import { PersonRow } from './person-row.tsx'

/** Who asks something, one row each: one questionnaire is answered at once, several are listed. */
export function Asks({ className }: { className: string }): ReactNode {
  const t = useT('health')
  const read = useRead(listQuestionnaires, { query: {} }, READ_BY_FRAME)
  return (
    <div className={className}>
      <Loaded read={read} failed={t('health.questionnaire.failed')} waiting={null}>
        {({ items }) => {
          const open = items.filter(({ isOpen }) => isOpen)
          const people = Map.groupBy(
            open,
            (one) => `${one.professionalType} ${one.professionalName}`,
          )
          return (
            <ul className="grid gap-2 empty:hidden">
              {[...people].map(([person, asked]) => (
                <Asking key={person} asked={asked} />
              ))}
            </ul>
          )
        }}
      </Loaded>
    </div>
  )
}

function Asking({ asked }: { asked: readonly Questionnaire[] }) {
  const t = useT('health')
  const locale = useLocale()
  const { id, title, professionalName, professionalType } = asked[0]!
  const face = useFace(professionalName, professionalType)
  const name = givenName(professionalName)
  const isOne = asked.length === 1
  const [dueOn] = asked.flatMap((one) => one.dueOn ?? []).toSorted()
  const date = dueOn && shortDate(dueOn, locale)
  const done = asked.flatMap(({ draft }) => Object.values(draft ?? {})).filter(isAnswered).length
  const count = asked.reduce((sum, one) => sum + one.questions.length, 0)
  return (
    <li
      data-profession={professionalType}
      className="overflow-clip rounded-card border border-hue bg-surface"
    >
      <PersonRow
        href={hrefOf(HEALTH, { questionnaire: isOne ? id : ALL_QUESTIONNAIRES })}
        name={professionalName}
        face={face}
        profession={professionalType}
        title={isOne ? title : t('health.questionnaire.asks', { name, count: asked.length })}
        fact={
          !date
            ? done > 0
              ? t('health.questionnaire.progress', { name, done, count })
              : t('health.questionnaire.fresh', { name, count })
            : isOne
              ? t('health.questionnaire.dueTo', { name, date })
              : t('health.questionnaire.due', { date })
        }
      />
    </li>
  )
}
