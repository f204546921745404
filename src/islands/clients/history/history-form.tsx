import { useState, type ReactNode } from 'react'
import { Restored } from '#client/editing/restored.tsx'
import { SaveBar } from '#client/editing/save-bar.tsx'
import type { OwnFailures } from '#client/problem/failure-text.ts'
import { useT } from '#client/texts/use-t.ts'
import { BasicsList } from '#client/health/basics-list.tsx'
import { NOTES_KEY } from '#lib/health/discipline.ts'
import type { T } from '#lib/i18n/t.ts'
import type { SharedHistory } from '#lib/sharing/shared.ts'
import { formOf } from '#lib/workspace/history/form.ts'
import type { WrittenSectionName } from '#lib/workspace/schemas.ts'
import type { DraftKey } from '#stores/drafts.ts'
import { Tabs } from '#ui/tabs.tsx'
import { DisciplineTab } from './discipline-tab.tsx'
import { Gone } from './gone.tsx'
import { HistoryConflicts } from './history-conflicts.tsx'
import type { EditorProps } from './history-editor.tsx'
import { TextField } from './text-field.tsx'
import { useHistoryForm } from './use-history-form.ts'
import { Versions } from './versions.tsx'
import { WrittenPart } from './written-part.tsx'

type Props = Omit<EditorProps, 'userId'> & {
  history: SharedHistory
  draft: DraftKey
}

/** The three parts of a history, of which two are saved together by one button. */
export function HistoryForm(props: Props): ReactNode {
  const { id, name, history, draft, onEnded } = props
  const t = useT('clientHistory', 'healthShared')
  // Whoever opens it between two sessions has something to write down.
  const [tab, setTab] = useState('discipline')
  const [versions, setVersions] = useState<WrittenSectionName>('discipline')
  const [isReading, setReading] = useState(false)
  const editing = useHistoryForm({
    ...{ id, draft, first: history },
    onField: (field) => setTab(field === NOTES_KEY ? 'notes' : 'discipline'),
  })
  const { form, stored: written, isGone, isUnsaved, discard } = editing
  if (isGone) {
    const unsaved = isUnsaved ? { base: formOf(written), typed: form.values } : null
    return <Gone {...{ name, unsaved, onEnded }} onDiscard={() => discard()} />
  }
  const open = (section: WrittenSectionName) => {
    setVersions(section)
    setReading(true)
  }
  return (
    <>
      <Restored editing={editing} />
      {!history.basics && <p className="text-sm">{t('healthShared.history.none')}</p>}
      <form
        {...form.props}
        aria-label={t('clientHistory.heading', { name })}
        className="grid min-w-0 gap-4"
      >
        <HistoryConflicts editing={editing} />
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
        <SaveBar editing={editing} failures={failuresOf(t)} />
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

function failuresOf(t: T<'clientHistory'>): OwnFailures {
  const notSaved = (why: string) => `${t('clientHistory.save.failed')}. ${why}`
  return {
    UNAVAILABLE: notSaved(t('clientHistory.save.offline')),
    RATE_LIMITED: notSaved(t('clientHistory.save.limited')),
    other: t('clientHistory.save.unexpected'),
  }
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
