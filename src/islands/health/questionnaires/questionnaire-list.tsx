import { ChevronRight, ClipboardList } from 'lucide-react'
import type { ReactNode } from 'react'
import { hrefOf } from '#client/address/address.ts'
import { Link } from '#client/address/link.tsx'
import { useLocale, useT } from '#client/texts/use-t.ts'
import { isAnswered } from '#lib/questionnaires/is-answered.ts'
import type { Questionnaire } from '#lib/questionnaires/schemas.ts'
import { localDay } from '#lib/timers/days.ts'
import { Portrait } from '#ui/portrait.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { HEALTH } from '../kit/address.ts'
import { instantText, recentDay, shortDate } from '#client/health/days.ts'
import { useFace } from '../kit/use-face.ts'
import { StatusBadge } from './status-badge.tsx'

type Props = { items: readonly Questionnaire[] }

/** All questionnaires: those to answer, then the others. */
export function QuestionnaireList({ items }: Props): ReactNode {
  const t = useT('healthQuestions')
  const open = items.filter(({ isOpen }) => isOpen)
  const earlier = items.filter(({ isOpen }) => !isOpen)
  if (items.length === 0) {
    return (
      <EmptyState
        picture={<ClipboardList className="size-12 text-pine" strokeWidth={1.5} />}
        title={t('healthQuestions.none.title')}
        text={t('healthQuestions.none.text')}
      />
    )
  }
  return (
    <div className="grid gap-6">
      <Group title={t('healthQuestions.open')} items={open} />
      <Group title={t('healthQuestions.earlier')} items={earlier} />
    </div>
  )
}

function Group({ title, items }: Props & { title: string }) {
  if (items.length === 0) return null
  return (
    <section aria-label={title}>
      <h3 className="mb-3 text-lg">{title}</h3>
      <ul className="divide-y divide-line rounded-card border border-line bg-surface">
        {items.map((questionnaire) => (
          <Row key={questionnaire.id} questionnaire={questionnaire} />
        ))}
      </ul>
    </section>
  )
}

/** Who asked what, and how it stands; all of it leads to the answers. */
function Row({ questionnaire }: { questionnaire: Questionnaire }) {
  const t = useT('healthQuestions')
  const { id, title, professionalName, professionalType, isOpen } = questionnaire
  const face = useFace(professionalName, professionalType)
  const day = useDayText(questionnaire)
  const isBegun = Object.values(questionnaire.draft ?? {}).some(isAnswered)
  const action = isOpen
    ? isBegun
      ? t('healthQuestions.continue')
      : t('healthQuestions.start')
    : t('healthQuestions.read')
  return (
    <li className="relative flex min-h-18 items-center gap-3 px-3 py-2.5 hover:bg-surface-2 sm:px-4">
      <Portrait name={professionalName} src={face} profession={professionalType} size={44} />
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1">
        <div className="flex-[1_1_14rem] leading-snug wrap-anywhere">
          <h4 className="font-medium">{title}</h4>
          <p className="text-sm text-ink-soft">{`${professionalName} · ${day}`}</p>
        </div>
        {!isOpen && <StatusBadge questionnaire={questionnaire} />}
      </div>
      {(isOpen || questionnaire.responses) && (
        <Link
          href={hrefOf(HEALTH, { questionnaire: id })}
          aria-label={t('healthQuestions.action', { action, title })}
          className="-me-2 grid size-11 shrink-0 place-items-center rounded-full after:absolute after:inset-0"
        >
          <ChevronRight aria-hidden="true" className="size-5" />
        </Link>
      )}
    </li>
  )
}

/** The day that counts: by when, or when it was answered, as its badge says; otherwise when it was sent. */
function useDayText({ isOpen, dueOn, sentAt, completedAt }: Questionnaire): string {
  const t = useT('health', 'healthQuestions')
  const locale = useLocale()
  if (isOpen && dueOn) return t('healthQuestions.due', { date: shortDate(dueOn, locale) })
  if (completedAt) return instantText(completedAt, t, locale)
  const day = localDay(new Date(sentAt))
  const date = recentDay(day, t) ?? t('health.day.on', { date: shortDate(day, locale) })
  return t('healthQuestions.sentOn', { date })
}
