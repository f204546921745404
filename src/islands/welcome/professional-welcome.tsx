import type { ReactNode } from 'react'
import { useRead } from '#client/data/use-read.ts'
import { RankingRing } from '#client/professionals/ranking-ring.tsx'
import { RatingLine } from '#client/professionals/rating-line.tsx'
import { useLocale, useT } from '#client/texts/use-t.ts'
import { useSignedIn } from '#client/use-signed-in.ts'
import { useStored } from '#client/use-stored.ts'
import { keyOf, nameOf, statedOf, whenText } from '#client/workspace/attention-text.ts'
import { givenName } from '#lib/format/given-name.ts'
import { inSentence } from '#lib/format/in-sentence.ts'
import { formatCount } from '#lib/format/number.ts'
import { localizedPath } from '#lib/i18n/locales.ts'
import type { ProfessionalId } from '#lib/ids.ts'
import { getProfessional } from '#lib/professionals/calls.ts'
import { answersPath, PATHS } from '#lib/site/routes.ts'
import type { AttentionItem } from '#lib/workspace/attention.ts'
import { getAttention } from '#lib/workspace/calls.ts'
import { listSentQuestionnaires } from '#lib/workspace/questionnaires-calls.ts'
import type { SentQuestionnaires } from '#lib/workspace/questionnaires-schemas.ts'
import { $ownAccount } from '#stores/own-account.ts'
import { Portrait } from '#ui/portrait.tsx'
import { NextThing, NextWaiting } from './next-thing.tsx'
import { CitrusLink, Tile } from './tile.tsx'

export const PROFESSIONAL_TEXTS = ['dashboard', 'professionals', 'welcome', 'workspace'] as const

/** Beside the one that comes first. */
const ROWS = 3

const faceOf = (item: AttentionItem) => ('avatarUrl' in item ? item.avatarUrl : null)
const pathOf = (item: AttentionItem) =>
  item.kind === 'answer' ? answersPath(item.questionnaireId) : PATHS.dashboard

/** What waits for a professional, how they stand, and which answers they have not read. */
export function ProfessionalWelcome(): ReactNode {
  const t = useT('welcome')
  const account = useStored($ownAccount)
  const signedIn = useSignedIn()
  const { data: attention, isPending } = useRead(getAttention, {}, { enabled: signedIn })
  const items = attention?.items ?? []
  return (
    <>
      <div className="col-span-full">{isPending ? <NextWaiting /> : <Next item={items[0]} />}</div>
      <ProfileTile id={account?.professionalId ?? null} />
      <UnreadTile first={isPending ? undefined : (items[0] ?? null)} />
      <Tile title={t('welcome.work.today')} className="col-span-full max-lg:min-h-60 lg:col-span-1">
        {!isPending && items.length < 2 && (
          <p className="mt-2 text-sm text-ink-soft">{t('welcome.work.nobodyElse')}</p>
        )}
        <ul className="mt-1 divide-y divide-line">
          {items.slice(1, ROWS + 1).map((item) => (
            <Row key={keyOf(item)} item={item} />
          ))}
        </ul>
      </Tile>
    </>
  )
}

function Next({ item }: { item: AttentionItem | undefined }) {
  const t = useT('welcome', 'dashboard', 'workspace')
  const locale = useLocale()
  if (!item) {
    return (
      <NextThing
        title={t('welcome.work.nothing')}
        text={null}
        href={localizedPath(PATHS.clients, locale)}
        action={t('welcome.work.clients')}
      />
    )
  }
  const name = nameOf(item, t)
  const { fact, text } = statedOf(item, { t, locale })
  return (
    <NextThing
      face={<Portrait name={name} src={faceOf(item)} size="square" />}
      title={
        fact ? t('welcome.work.stated', { name: givenName(name), fact: inSentence(fact) }) : name
      }
      text={[text, whenText(item, locale)].filter(Boolean).join(' · ')}
      href={localizedPath(pathOf(item), locale)}
      action={t(item.kind === 'answer' ? 'welcome.work.read' : 'welcome.work.open')}
    />
  )
}

function Row({ item }: { item: AttentionItem }) {
  const t = useT('dashboard', 'workspace')
  const locale = useLocale()
  const name = nameOf(item, t)
  const { fact, text } = statedOf(item, { t, locale })
  return (
    <li className="relative flex min-h-14 items-center gap-3 py-1">
      <Portrait name={name} src={faceOf(item)} size={36} />
      <div className="min-w-0">
        <a
          href={localizedPath(pathOf(item), locale)}
          className="line-clamp-1 text-sm/tight font-medium after:absolute after:inset-0"
        >
          {name}
        </a>
        <p className="line-clamp-2 text-xs/tight text-ink-soft">
          {[fact, text].filter(Boolean).join(' · ')}
        </p>
      </div>
    </li>
  )
}

/** Where they stand, as visitors see it. */
function ProfileTile({ id }: { id: string | null }) {
  const t = useT('welcome', 'professionals')
  const locale = useLocale()
  const { data } = useRead(
    getProfessional,
    { params: { id: id as ProfessionalId } },
    { enabled: id !== null },
  )
  return (
    <Tile title={t('welcome.work.profile')} className="hover:border-edge">
      {data && (
        <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
          <RankingRing professional={data} className="size-16 lg:size-21" />
          <RatingLine professional={data} />
        </div>
      )}
      {data?.quote && (
        <p
          lang={data.quoteLocale ?? undefined}
          className="mt-3 line-clamp-2 font-display leading-snug font-quote max-lg:hidden"
        >
          {t('professionals.quoted', { text: data.quote })}
        </p>
      )}
      <a
        href={localizedPath(PATHS.profile, locale)}
        className="mt-auto link after:absolute after:inset-0 after:rounded-card"
      >
        {t('welcome.work.toProfile')}
      </a>
    </Tile>
  )
}

type First = AttentionItem | null

/** The answers to be read; those that have come, of how many, where the only one is what comes first, above. */
function countedOf({ total, counts }: SentQuestionnaires, first: First) {
  if (total !== 1 || first?.kind !== 'answer') return { count: total, of: null }
  const count = counts.completed + counts.reviewed
  return { count, of: count + counts.pending }
}

/** @param first what comes first; undefined until it is known */
function UnreadTile({ first }: { first: First | undefined }) {
  const t = useT('welcome')
  const locale = useLocale()
  const signedIn = useSignedIn()
  const { data } = useRead(
    listSentQuestionnaires,
    { query: { status: 'completed', page: '1' } },
    { enabled: signedIn },
  )
  const counted = data && first !== undefined ? countedOf(data, first) : null
  const isUnread = counted?.of === null && counted.count > 0
  return (
    <Tile citrus title={t('welcome.work.questionnaires')}>
      {counted && (
        <p className="mt-2">
          <b className="block font-display text-3xl leading-none font-heading tracking-tight tabular">
            {formatCount(counted.count, locale)}
          </b>
          {counted.of === null
            ? t('welcome.work.unread', { count: counted.count })
            : t('welcome.work.answered', { count: counted.of })}
        </p>
      )}
      <CitrusLink
        href={localizedPath(PATHS.questionnaires, locale) + (isUnread ? '&status=completed' : '')}
      >
        {t(isUnread ? 'welcome.work.read' : 'welcome.work.open')}
      </CitrusLink>
    </Tile>
  )
}
