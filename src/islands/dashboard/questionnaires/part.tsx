import { ClipboardList, Send } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { hrefOf } from '#client/address/address.ts'
import { go } from '#client/address/here.ts'
import { useAddress } from '#client/address/use-address.ts'
import { KEEP_PREVIOUS, useRead } from '#client/data/use-read.ts'
import { ReadFailed } from '#client/problem/read-failed.tsx'
import { useT } from '#client/texts/use-t.ts'
import { Pager } from '#islands/paging/pager.tsx'
import { useSearch } from '#islands/workspace/use-search.ts'
import { listSentQuestionnaires } from '#lib/workspace/questionnaires-calls.ts'
import type * as questionnaires from '#lib/workspace/questionnaires-schemas.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { DASHBOARD, goToPage, hrefOfPage, openOver } from '../address.ts'
import { PartLoading } from '../part-loading.tsx'
import { RemindFailed } from '../remind-failed.tsx'
import { useGone, type OnGone } from '../use-gone.ts'
import { AskDialog } from './ask-dialog.tsx'
import type { Asked } from './card-actions.tsx'
import { QuestionnaireCard } from './card.tsx'
import { LIST_ID } from './list-id.ts'
import { ListTools } from './list-tools.tsx'

/** "Gestión de Cuestionarios": what was sent, and what became of it. */
export function QuestionnairesPart(): ReactNode {
  const t = useT('dashboardQuestionnaires')
  const { status, client, page } = useAddress(DASHBOARD)
  const search = useSearch(() => page > 1 && goToPage(1))
  const query = {
    ...(status && { status }),
    ...(search.q && { q: search.q }),
    ...(client && { client }),
    page: String(page),
  }
  const { data, isError, refetch } = useRead(listSentQuestionnaires, { query }, KEEP_PREVIOUS)
  const ids = data?.items.map(({ id }) => id) ?? []
  const { failures, onGone } = useGone(ids, JSON.stringify(query))
  return (
    <section aria-labelledby={LIST_ID} className="grid min-w-0 gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id={LIST_ID} tabIndex={-1} className="scroll-mt-24 text-xl outline-none">
          {t('dashboardQuestionnaires.title')}
        </h2>
        <Button size="sm" className="max-sm:w-full" onClick={() => openOver('send', '')}>
          <Send aria-hidden="true" className="size-4.5" />
          {t('dashboardQuestionnaires.send')}
        </Button>
      </div>
      <ListTools search={search} status={status} client={client} />
      {failures.map((failure) => (
        <RemindFailed key={failure.code} failure={failure} />
      ))}
      {data ? (
        <List
          data={data}
          onGone={onGone}
          isNarrowed={Object.keys(query).length > 1}
          onAll={() => {
            search.clear()
            go(hrefOf(DASHBOARD, {}))
          }}
        />
      ) : isError ? (
        <ReadFailed onRetry={refetch}>{t('dashboardQuestionnaires.failed')}</ReadFailed>
      ) : (
        <PartLoading />
      )}
    </section>
  )
}

type ListProps = {
  data: questionnaires.SentQuestionnaires
  onGone: OnGone
  isNarrowed: boolean
  onAll: () => void
}

function List({ data, onGone, isNarrowed, onAll }: ListProps) {
  const t = useT('dashboardQuestionnaires')
  const [asked, setAsked] = useState<Asked>()
  const [isAsking, setAsking] = useState(false)
  const { items, total, page, pageSize } = data
  const last = Math.ceil(total / pageSize)
  if (total === 0) {
    return (
      <EmptyState
        heading="h3"
        picture={<ClipboardList className="size-12 text-pine" strokeWidth={1.5} />}
        title={t(isNarrowed ? 'dashboardQuestionnaires.noMatch' : 'dashboardQuestionnaires.empty')}
        action={
          isNarrowed && (
            <Button variant="quiet" onClick={onAll}>
              {t('dashboardQuestionnaires.all')}
            </Button>
          )
        }
      />
    )
  }
  return (
    <>
      <p role="status" className="text-sm text-ink-soft">
        {t('dashboardQuestionnaires.count', { count: total })}
      </p>
      <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {items.map((questionnaire) => (
          <QuestionnaireCard
            key={questionnaire.id}
            questionnaire={questionnaire}
            onGone={onGone}
            onAsk={(next) => {
              setAsked(next)
              setAsking(true)
            }}
          />
        ))}
      </ul>
      {last > 1 && (
        <Pager
          label={t('dashboardQuestionnaires.pages')}
          page={page}
          last={last}
          hrefOf={hrefOfPage}
          onPage={(number) => {
            goToPage(number)
            document.getElementById(LIST_ID)?.focus()
          }}
        />
      )}
      {asked && (
        <AskDialog
          // A new question has no problem of the one before.
          key={`${asked.what} ${asked.questionnaire.id}`}
          asked={asked}
          open={isAsking}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}
