import type { ReactNode } from 'react'
import { hrefOf } from '#client/address/address.ts'
import { Link } from '#client/address/link.tsx'
import { useRead } from '#client/data/use-read.ts'
import { Loaded } from '#client/problem/loaded.tsx'
import { useLocale, useT } from '#client/texts/use-t.ts'
import { givenName } from '#lib/format/given-name.ts'
import type { Questionnaire } from '#lib/questionnaires/schemas.ts'
import { isAnswered } from '#lib/questionnaires/is-answered.ts'
import { Portrait } from '#ui/portrait.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { ALL_QUESTIONNAIRES, HEALTH } from '../kit/address.ts'
import { READ_BY_FRAME } from '../kit/read-by-frame.ts'
import { longDay } from '#client/health/days.ts'
import { listQuestionnaires } from '#lib/questionnaires/calls.ts'
import { useFace } from '../kit/use-face.ts'

/** What professionals ask, above everything else; and the way to what was answered. */
export function QuestionnaireBanner(): ReactNode {
  const t = useT('health')
  const read = useRead(listQuestionnaires, { query: {} }, READ_BY_FRAME)
  return (
    <Loaded read={read} failed={t('health.questionnaire.failed')} waiting={null}>
      {({ items, answered }) =>
        items.length > 0 && (
          <div className="grid gap-3 empty:hidden">
            {items
              .filter(({ isOpen }) => isOpen)
              .map((questionnaire) => (
                <Asked key={questionnaire.id} questionnaire={questionnaire} />
              ))}
            {answered > 0 && (
              <Link
                href={hrefOf(HEALTH, { questionnaire: ALL_QUESTIONNAIRES })}
                className="-my-1 link justify-self-start text-sm"
              >
                {t('health.questionnaire.answered', { count: answered })}
              </Link>
            )}
          </div>
        )
      }
    </Loaded>
  )
}

function Asked({ questionnaire }: { questionnaire: Questionnaire }) {
  const t = useT('health')
  const locale = useLocale()
  const { id, title, professionalName, professionalType, questions, draft, dueOn } = questionnaire
  const done = Object.values(draft ?? {}).filter(isAnswered).length
  const face = useFace(professionalName, professionalType)
  const asks = t('health.questionnaire.asks', { name: givenName(professionalName), title })
  return (
    <section
      aria-label={asks}
      data-profession={professionalType}
      className="flex flex-wrap items-center gap-4 rounded-card border border-s-6 border-line border-s-hue bg-surface p-4 shadow-soft sm:px-5"
    >
      <Portrait name={professionalName} src={face} profession={professionalType} size={44} />
      <div className="min-w-0 grow basis-56">
        <h2 className="text-lg wrap-anywhere">{asks}</h2>
        <p className="text-sm text-ink-soft">
          {done > 0
            ? t('health.questionnaire.progress', { done, total: questions.length })
            : t('health.questionnaire.fresh', { count: questions.length })}
          {dueOn && ` ${t('health.questionnaire.due', { date: longDay(dueOn, locale) })}`}
        </p>
      </div>
      <Link
        href={hrefOf(HEALTH, { questionnaire: id })}
        className={`${buttonClass({ size: 'sm' })} max-sm:w-full`}
      >
        {done > 0 ? t('health.questionnaire.continue') : t('health.questionnaire.start')}
      </Link>
    </section>
  )
}
