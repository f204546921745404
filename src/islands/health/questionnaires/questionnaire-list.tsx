import { ClipboardList } from 'lucide-react'
import type { ReactNode } from 'react'
import { hrefOf } from '#client/address/address.ts'
import { Link } from '#client/address/link.tsx'
import { useLocale, useT } from '#client/texts/use-t.ts'
import { isAnswered } from '#lib/questionnaires/is-answered.ts'
import type { Questionnaire } from '#lib/questionnaires/schemas.ts'
import { Portrait } from '#ui/portrait.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { HEALTH } from '../kit/address.ts'
import { onDayOf } from '#client/health/days.ts'
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
      <ul className="grid gap-3 md:grid-cols-2">
        {items.map((questionnaire) => (
          <Card key={questionnaire.id} questionnaire={questionnaire} />
        ))}
      </ul>
    </section>
  )
}

function Card({ questionnaire }: { questionnaire: Questionnaire }) {
  const t = useT('health', 'healthQuestions')
  const locale = useLocale()
  const { id, title, professionalName, professionalType, isOpen, sentAt, completedAt } =
    questionnaire
  const face = useFace(professionalName, professionalType)
  const isBegun = Object.values(questionnaire.draft ?? {}).some(isAnswered)
  const action = isOpen
    ? isBegun
      ? t('healthQuestions.continue')
      : t('healthQuestions.start')
    : t('healthQuestions.read')
  return (
    <li
      data-profession={professionalType}
      className="grid content-start gap-3 rounded-card border border-t-6 border-line border-t-hue bg-surface p-4 sm:p-5"
    >
      <div className="flex flex-wrap items-start gap-3">
        <Portrait name={professionalName} src={face} profession={professionalType} size={44} />
        <div className="min-w-40 flex-1">
          <h4 className="font-display leading-tight font-heading wrap-anywhere">{title}</h4>
          <p className="text-sm text-ink-soft">
            {t('healthQuestions.sent', {
              name: professionalName,
              discipline: t(`health.profession.${professionalType}`),
              date: onDayOf(sentAt, t, locale),
            })}
          </p>
          {completedAt && (
            <p className="text-sm text-ink-soft">
              {t('healthQuestions.answered', { date: onDayOf(completedAt, t, locale) })}
            </p>
          )}
        </div>
        <StatusBadge questionnaire={questionnaire} />
      </div>
      {(isOpen || questionnaire.responses) && (
        <Link
          href={hrefOf(HEALTH, { questionnaire: id })}
          aria-label={t('healthQuestions.action', { action, title })}
          className={buttonClass({ variant: 'quiet', size: 'sm' })}
        >
          {action}
        </Link>
      )}
    </li>
  )
}
