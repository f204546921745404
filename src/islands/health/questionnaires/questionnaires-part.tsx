import { ArrowLeft } from 'lucide-react'
import { useEffect, useRef, type ReactNode, type RefObject } from 'react'
import { hrefOf } from '#client/address/address.ts'
import { go } from '#client/address/here.ts'
import { Link } from '#client/address/link.tsx'
import { useAddress } from '#client/address/use-address.ts'
import { useClosedForgotten } from '#client/use-draft.ts'
import { useLocale, useT } from '#client/texts/use-t.ts'
import { Loaded } from '#client/problem/loaded.tsx'
import { Waiting } from '#client/problem/waiting.tsx'
import { Pager } from '#client/list/pager.tsx'
import type { Questionnaire, Questionnaires } from '#lib/questionnaires/schemas.ts'
import { Portrait } from '#ui/portrait.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { ALL_QUESTIONNAIRES, HEALTH } from '../kit/address.ts'
import { useCentre } from '../kit/centre.tsx'
import { longDay, onDayOf } from '#client/health/days.ts'
import { useFace } from '../kit/use-face.ts'
import { AnswerForm } from './answer-form.tsx'
import { AnswerList } from './answer-list.tsx'
import { QuestionnaireList } from './questionnaire-list.tsx'
import { StatusBadge } from './status-badge.tsx'
import { ANSWERS } from './use-answers.ts'
import { useQuestionnaires } from './use-questionnaires.ts'

/** A page of all of them. */
const hrefOfAll = (page: number) => hrefOf(HEALTH, { questionnaire: ALL_QUESTIONNAIRES, page })

/** The questionnaire of the address, to be answered or read; or all of them. */
export function QuestionnairesPart(): ReactNode {
  const t = useT('healthQuestions')
  const { questionnaire: id } = useAddress(HEALTH)
  const heading = useRef<HTMLHeadingElement>(null)
  const { list, ...read } = useQuestionnaires(id)
  useAnswersForgotten(list)
  const isShown = read.data !== undefined
  useEffect(() => heading.current?.focus(), [id, isShown, list?.page])
  const isAll = id === ALL_QUESTIONNAIRES
  return (
    <div className="grid gap-5 pt-2">
      <Back href={isAll ? hrefOf(HEALTH, {}) : hrefOfAll(1)}>
        {isAll ? t('healthQuestions.back') : t('healthQuestions.all')}
      </Back>
      <Loaded
        read={read}
        failed={t('healthQuestions.failed')}
        waiting={
          <Waiting label={t('healthQuestions.loading')} className="grid gap-4">
            <Skeleton className="h-7 w-64" />
            <Skeleton className="h-32 w-full rounded-card" />
            <Skeleton className="h-32 w-full rounded-card" />
          </Waiting>
        }
      >
        {({ list: page, one }) =>
          one ? (
            <One questionnaire={one} heading={heading} />
          ) : isAll ? (
            <All list={page} heading={heading} />
          ) : (
            <EmptyState
              title={t('healthQuestions.gone.title')}
              text={t('healthQuestions.gone.text')}
            />
          )
        }
      </Loaded>
    </div>
  )
}

type Heading = { heading: RefObject<HTMLHeadingElement | null> }

function All({ list, heading }: { list: Questionnaires } & Heading) {
  const t = useT('healthQuestions')
  return (
    <>
      <div>
        <h2 ref={heading} tabIndex={-1} className="scroll-mt-24 text-xl outline-none">
          {t('healthQuestions.title')}
        </h2>
        <p className="text-ink-soft">{t('healthQuestions.text')}</p>
      </div>
      <QuestionnaireList items={list.items} />
      <Pager
        label={t('healthQuestions.pages')}
        page={list.page}
        last={Math.ceil(list.total / list.pageSize)}
        hrefOf={hrefOfAll}
        onPage={(page) => go(hrefOfAll(page))}
      />
    </>
  )
}

function One({ questionnaire, heading }: { questionnaire: Questionnaire } & Heading) {
  const t = useT('health', 'healthQuestions')
  const locale = useLocale()
  const { id, title, professionalName, professionalType, sentAt, dueOn, isOpen } = questionnaire
  const face = useFace(professionalName, professionalType)
  return (
    <>
      <div className="flex flex-wrap items-center gap-4">
        <Portrait size="square" name={professionalName} src={face} profession={professionalType} />
        <div className="min-w-48 flex-1">
          <h2
            ref={heading}
            tabIndex={-1}
            className="scroll-mt-24 text-xl wrap-anywhere outline-none"
          >
            {title}
          </h2>
          <p className="text-sm text-ink-soft">
            {t('healthQuestions.sent', {
              name: professionalName,
              discipline: t(`health.profession.${professionalType}`),
              date: onDayOf(sentAt, t, locale),
            })}
            {isOpen && dueOn && (
              <>
                {' · '}
                <b className="text-ink">
                  {t('healthQuestions.due', { date: longDay(dueOn, locale) })}
                </b>
              </>
            )}
          </p>
        </div>
        {!isOpen && <StatusBadge questionnaire={questionnaire} />}
      </div>
      {isOpen ? (
        <AnswerForm
          key={id}
          questionnaire={questionnaire}
          onSent={() => heading.current?.focus()}
        />
      ) : (
        <AnswerList questionnaire={questionnaire} />
      )}
    </>
  )
}

/** Answers in this tab to what is not open any more go: they can never be saved. */
function useAnswersForgotten(list: Questionnaires | undefined): void {
  const { userId: owner } = useCentre().overview.person
  // All that are open are on a page that has others too.
  const hasAllOpen =
    list?.page === 1 &&
    (list.items.some(({ isOpen }) => !isOpen) || list.items.length === list.total)
  const open = hasAllOpen ? list.items.filter(({ isOpen }) => isOpen) : null
  useClosedForgotten({ owner, about: ANSWERS }, open && open.map(({ id }) => id))
}

function Back({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link href={href} className="link gap-2 justify-self-start">
      <ArrowLeft aria-hidden="true" className="size-5" />
      {children}
    </Link>
  )
}
