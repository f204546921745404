import { useState, type ReactNode } from 'react'
import { useT } from '#client/texts/use-t.ts'
import { BasicsList } from '#islands/health-shared/basics-list.tsx'
import { NOTICE } from '#islands/notices/notice-class.ts'
import { NOTES_KEY } from '#lib/health/discipline.ts'
import type { SharedHistory } from '#lib/sharing/shared.ts'
import type { WrittenSectionName } from '#lib/workspace/schemas.ts'
import { formOf } from '#lib/workspace/history/form.ts'
import { Tabs } from '#ui/tabs.tsx'
import { DisciplineTab } from './discipline-tab.tsx'
import { Gone } from './gone.tsx'
import type { EditorProps } from './history-editor.tsx'
import { SaveBar } from './save-bar.tsx'
import { StaleChoices } from './stale-choices.tsx'
import { TextField } from './text-field.tsx'
import { useHistoryForm } from './use-history-form.ts'
import { Versions } from './versions.tsx'
import { WrittenPart } from './written-part.tsx'

type Props = EditorProps & { history: SharedHistory }

/** The three parts of a history, of which two are saved together by one button. */
export function HistoryForm(props: Props): ReactNode {
  const { id, name, userId, history } = props
  const t = useT('clientHistory', 'healthShared')
  // Whoever opens it between two sessions has something to write down.
  const [tab, setTab] = useState('discipline')
  const [versions, setVersions] = useState<WrittenSectionName>('discipline')
  const [isReading, setReading] = useState(false)
  const state = useHistoryForm({
    whose: { userId, id },
    first: history,
    onWrong: (field) => setTab(field === NOTES_KEY ? 'notes' : 'discipline'),
  })
  const { form, written, news, isGone, isUnsaved, discard } = state
  if (isGone) {
    const unsaved = isUnsaved ? { base: formOf(written), typed: form.values } : null
    return <Gone name={name} unsaved={unsaved} onDiscard={discard} />
  }
  const open = (section: WrittenSectionName) => {
    setVersions(section)
    setReading(true)
  }
  return (
    <>
      {news.isRestored && !news.isStale && (
        <p role="status" className={`${NOTICE} mt-0`}>
          {t('clientHistory.restored')}
        </p>
      )}
      {!history.basics && <p className="text-sm">{t('healthShared.history.none')}</p>}
      <form
        {...form.props}
        aria-label={t('clientHistory.heading', { name })}
        className="grid min-w-0 gap-4"
      >
        {news.isStale && <StaleChoices state={state} />}
        <div className="min-w-0">
          <Tabs
            label={t('clientHistory.tabs')}
            value={tab}
            onChange={setTab}
            tabs={[
              {
                value: 'basics',
                label: t('healthShared.history.basics'),
                panel: <Basics history={history} />,
              },
              {
                value: 'discipline',
                label: t('healthShared.history.discipline'),
                panel: (
                  <DisciplineTab {...{ id, form, written }} onVersions={() => open('discipline')} />
                ),
              },
              {
                value: 'notes',
                label: t('healthShared.history.notes'),
                panel: (
                  <WrittenPart
                    part="notes"
                    section={written.notes}
                    fields={[NOTES_KEY]}
                    onVersions={() => open('notes')}
                  >
                    <TextField
                      form={form}
                      field={NOTES_KEY}
                      help={t('clientHistory.notes.hint')}
                      height="high"
                    />
                  </WrittenPart>
                ),
              },
            ]}
          />
        </div>
        <SaveBar state={state} />
      </form>
      <Versions
        open={isReading}
        id={id}
        section={versions}
        version={written[versions]?.version ?? 0}
        onClose={() => setReading(false)}
      />
    </>
  )
}

function Basics({ history }: Pick<Props, 'history'>) {
  const t = useT('clientHistory')
  return (
    <div className="grid min-w-0 gap-4">
      <p className="text-sm text-ink-soft">{t('clientHistory.readOnly')}</p>
      <div className="rounded-card border border-line bg-surface p-4 sm:p-5">
        <BasicsList history={history} />
      </div>
    </div>
  )
}
