import type { ReactNode } from 'react'
import { readingsOf } from '#client/health/reading-of.ts'
import { kindsFor } from '#client/health/kinds.ts'
import { longDay, onDay } from '#client/health/days.ts'
import { useRead } from '#client/data/use-read.ts'
import { useReads } from '#client/data/use-reads.ts'
import { useLocale, useT } from '#client/texts/use-t.ts'
import { useSignedIn } from '#client/use-signed-in.ts'
import { useStored } from '#client/use-stored.ts'
import { listContactRequests } from '#lib/contact/calls.ts'
import { givenName } from '#lib/format/given-name.ts'
import { getOverview } from '#lib/health/calls.ts'
import { localizedPath } from '#lib/i18n/locales.ts'
import { ProfessionalId } from '#lib/ids.ts'
import { getProfessional } from '#lib/professionals/calls.ts'
import { listQuestionnaires } from '#lib/questionnaires/calls.ts'
import type { Questionnaire } from '#lib/questionnaires/schemas.ts'
import { listAuthorizations } from '#lib/sharing/calls.ts'
import { PATHS, questionsPath } from '#lib/site/routes.ts'
import { $shortlist } from '#stores/shortlist.ts'
import { Portrait } from '#ui/portrait.tsx'
import { NextThing, NextWaiting } from './next-thing.tsx'
import { peopleOf, PEOPLE_SHOWN, type Known } from './people.ts'
import { PeopleTile } from './people-tile.tsx'
import { TileWaiting } from './tile.tsx'
import { TimerTile } from './timer-tile.tsx'
import { ValueTile } from './value-tile.tsx'

export const ATHLETE_TEXTS = [
  'health',
  'healthBands',
  'professionals',
  'timers',
  'welcome',
] as const

/** What somebody is asked or could write down, the value they have put in front, the last timer, and their people. */
export function AthleteWelcome(): ReactNode {
  const options = { enabled: useSignedIn() }
  const asked = useRead(listQuestionnaires, { query: { page: '1' } }, options)
  const overview = useRead(getOverview, {}, options)
  const shares = useRead(listAuthorizations, {}, options)
  const sent = useRead(listContactRequests, { query: { box: 'sent', page: '1' } }, options)
  const list = useStored($shortlist)
  const saved = useReads(
    getProfessional,
    list.slice(0, PEOPLE_SHOWN).map(({ id }) => ({ params: { id: ProfessionalId.parse(id) } })),
  )
  const isKnown = [asked, overview, shares, sent, ...saved].every(({ isPending }) => !isPending)
  if (!isKnown) {
    return (
      <>
        <div className="col-span-full">
          <NextWaiting />
        </div>
        <TileWaiting />
        <TileWaiting />
        <TileWaiting className="col-span-full lg:col-span-1" />
      </>
    )
  }
  const people = peopleOf({
    authorizations: shares.data?.items ?? [],
    questionnaires: asked.data?.items ?? [],
    contacts: sent.data?.items ?? [],
    saved: saved.flatMap(({ data }) => data ?? []),
  })
  const data = overview.data
  const [reading] = data ? readingsOf(data.measures, kindsFor(data.settings), data) : []
  return (
    <>
      <div className="col-span-full">
        <Next
          questionnaire={asked.data?.items.find(({ isOpen }) => isOpen)}
          people={people}
          lastDay={reading?.recordDate}
        />
      </div>
      <ValueTile reading={reading} units={data?.settings.units} />
      <TimerTile />
      <PeopleTile people={people} />
    </>
  )
}

type NextProps = {
  questionnaire: Questionnaire | undefined
  people: readonly Known[]
  /** Of the newest value. */
  lastDay: string | undefined
}

function Next({ questionnaire, people, lastDay }: NextProps) {
  const t = useT('welcome', 'health')
  const locale = useLocale()
  if (!questionnaire) {
    return (
      <NextThing
        title={t('welcome.record.title')}
        text={
          lastDay
            ? t('welcome.record.last', { day: onDay(lastDay, t, locale) })
            : t('welcome.record.first')
        }
        href={`${localizedPath(PATHS.health, locale)}?tab=data`}
        action={t('welcome.record.action')}
      />
    )
  }
  const {
    id,
    title,
    professionalName: name,
    professionalType: type,
    questions,
    dueOn,
  } = questionnaire
  const face = people.find((one) => one.name === name && one.type === type)?.avatarUrl
  const count = questions.length
  return (
    <NextThing
      face={<Portrait name={name} src={face} profession={type} size="square" />}
      title={t('welcome.asks', { name: givenName(name), title })}
      text={
        dueOn
          ? t('welcome.questionsDue', { count, date: longDay(dueOn, locale) })
          : t('welcome.questions', { count })
      }
      href={localizedPath(questionsPath(id), locale)}
      action={t('welcome.answer')}
    />
  )
}
