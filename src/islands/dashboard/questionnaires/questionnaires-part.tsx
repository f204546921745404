import { ClipboardList, Send } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { hrefWith } from '#client/address/address.ts'
import { go } from '#client/address/here.ts'
import { useAddress } from '#client/address/use-address.ts'
import { KEEP_PREVIOUS, useRead } from '#client/data/use-read.ts'
import { PagedList } from '#client/list/paged-list.tsx'
import { useSearch } from '#client/list/use-search.ts'
import { useT } from '#client/texts/use-t.ts'
import { listSentQuestionnaires } from '#lib/workspace/questionnaires-calls.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { DASHBOARD, hrefOfPage, openOver } from '../address.ts'
import { PartLoading } from '../part-loading.tsx'
import { RemindFailed } from '../remind-failed.tsx'
import { useGone } from '../use-gone.ts'
import { AskDialog } from './ask-dialog.tsx'
import { ListTools } from './list-tools.tsx'
import { QuestionnaireRow } from './row.tsx'
import type { Asked } from './row-actions.tsx'

const LIST_ID = 'dashboard-questionnaires'

/** "Gestión de Cuestionarios": what was sent, and what became of it. */
export function QuestionnairesPart(): ReactNode {
  const t = useT('dashboardQuestionnaires')
  const { status, client, page } = useAddress(DASHBOARD)
  const search = useSearch(() => page > 1 && go(hrefOfPage(1)))
  const query = {
    ...(status && { status }),
    ...(search.q && { q: search.q }),
    ...(client && { client }),
    page: String(page),
    facts: 'true',
  } as const
  const read = useRead(listSentQuestionnaires, { query }, KEEP_PREVIOUS)
  const ids = read.data?.items.map(({ id }) => id) ?? []
  const { failures, onGone } = useGone(ids, JSON.stringify(query))
  const [asked, setAsked] = useState<Asked>()
  const [isAsking, setAsking] = useState(false)
  const ask = (next: Asked) => {
    setAsked(next)
    setAsking(true)
  }
  const showAll = () => {
    search.clear()
    go(hrefWith(DASHBOARD, { page: 1, status: null, client: null }))
  }
  return (
    <section aria-labelledby={LIST_ID} className="grid min-w-0 gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-2 gap-y-3">
        <h2 id={LIST_ID} className="scroll-mt-24 text-lg sm:text-xl">
          {t('dashboardQuestionnaires.title')}
        </h2>
        <Button
          size="sm"
          aria-label={t('dashboardQuestionnaires.send')}
          onClick={() => openOver('send', '')}
        >
          <Send aria-hidden="true" className="size-4.5" />
          <span className="sm:hidden">{t('dashboardQuestionnaires.sendShort')}</span>
          <span className="max-sm:hidden">{t('dashboardQuestionnaires.send')}</span>
        </Button>
      </div>
      <ListTools search={search} status={status} client={client} counts={read.data?.counts} />
      {failures.map((failure) => (
        <RemindFailed key={failure.code} failure={failure} />
      ))}
      <PagedList
        read={read}
        failed={t('dashboardQuestionnaires.failed')}
        waiting={<PartLoading />}
        label={t('dashboardQuestionnaires.title')}
        count={({ total }) =>
          total > 0 ? t('dashboardQuestionnaires.count', { count: total }) : ''
        }
        hideCount
        empty={<None onAll={status || search.q || client ? showAll : null} />}
        className="divide-y divide-line rounded-card border border-line bg-surface"
        hrefOf={hrefOfPage}
      >
        {(questionnaire) => (
          <QuestionnaireRow
            key={questionnaire.id}
            questionnaire={questionnaire}
            onGone={onGone}
            onAsk={ask}
          />
        )}
      </PagedList>
      {asked && (
        <AskDialog
          // A new question has no problem of the one before.
          key={`${asked.what} ${asked.questionnaire.id}`}
          asked={asked}
          open={isAsking}
          onClose={() => setAsking(false)}
        />
      )}
    </section>
  )
}

/** @param props.onAll takes the filters away; null without any */
function None({ onAll }: { onAll: (() => void) | null }) {
  const t = useT('dashboardQuestionnaires')
  return (
    <EmptyState
      heading="h3"
      picture={<ClipboardList className="size-12 text-pine" strokeWidth={1.5} />}
      title={t(onAll ? 'dashboardQuestionnaires.noMatch' : 'dashboardQuestionnaires.empty')}
      action={
        onAll && (
          <Button variant="quiet" onClick={onAll}>
            {t('dashboardQuestionnaires.all')}
          </Button>
        )
      }
    />
  )
}
