import { useState, type ReactNode } from 'react'
import { Restored } from '#client/editing/restored.tsx'
import { SaveBar } from '#client/editing/save-bar.tsx'
import type { OwnFailures } from '#client/problem/failure-text.ts'
import { useT } from '#client/texts/use-t.ts'
import { useOwnDrafts } from '#client/use-draft.ts'
import { BasicsList } from '#client/health/basics-list.tsx'
import { NOTES_KEY } from '#lib/health/discipline.ts'
import type { T } from '#lib/i18n/t.ts'
import type { SharedHistory } from '#lib/sharing/shared.ts'
import { formOf } from '#lib/workspace/history/form.ts'
import { WRITTEN_SECTIONS } from '#lib/workspace/schemas.ts'
import type { DraftKey } from '#stores/drafts.ts'
import { Tabs } from '#ui/tabs.tsx'
import { DisciplineTab } from './discipline-tab.tsx'
import { Gone } from './gone.tsx'
import { HistoryConflicts } from './history-conflicts.tsx'
import type { EditorProps } from './history-editor.tsx'
import { TextField } from './text-field.tsx'
import { PainCourse } from './pain-course.tsx'
import { useHistoryForm } from './use-history-form.ts'
import { VersionsCard } from './versions-card.tsx'
import './history.css'
import { Versions } from './versions.tsx'
import { WrittenPart } from './written-part.tsx'

type Props = Omit<EditorProps, 'userId'> & {
  history: SharedHistory
  draft: DraftKey
}

/** The three parts of a history, of which two are saved together by one button. */
export function HistoryForm(props: Props): ReactNode {
  const { id, name, pain, history, draft, onEnded } = props
  const t = useT('clientHistory', 'healthShared')
  // Whoever opens it between two sessions has something to write down.
  const [tab, setTab] = useState('discipline')
  const part = WRITTEN_SECTIONS.find((one) => one === tab)
  const [draftAt] = useOwnDrafts(draft).map(({ at }) => at)
  /** The version that is read; null while none is. */
  const [reading, setReading] = useState<{ version?: number | undefined } | null>(null)
  const editing = useHistoryForm({
    ...{ id, draft, first: history },
    onField: (field) => setTab(field === NOTES_KEY ? 'notes' : 'discipline'),
  })
  const { form, stored: written, isGone, isUnsaved, discard } = editing
  if (isGone) {
    const unsaved = isUnsaved ? { base: formOf(written), typed: form.values } : null
    return <Gone {...{ name, unsaved, onEnded }} onDiscard={() => discard()} />
  }
  return (
    <>
      <Restored editing={editing} />
      {!history.basics && <p className="text-sm">{t('healthShared.history.none')}</p>}
      <div className="history-sheet">
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
                  panel: <DisciplineTab form={form} written={written} />,
                },
                {
                  value: 'notes',
                  label: t('healthShared.history.notes'),
                  panel: (
                    <WrittenPart section={written.notes} fields={[NOTES_KEY]}>
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
        <div className="grid min-w-0 gap-4">
          {pain.length > 1 && <PainCourse points={pain} />}
          {part && (written[part] ?? draftAt) && (
            <VersionsCard
              section={written[part]}
              earlier={written.earlier[part]}
              draftAt={draftAt}
              onRead={(version) => setReading({ version })}
            />
          )}
        </div>
      </div>
      {part && (
        <Versions
          open={reading !== null}
          opened={reading?.version}
          id={id}
          section={part}
          version={written[part]?.version ?? 0}
          onClose={() => setReading(null)}
        />
      )}
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
      <BasicsList history={history} />
    </div>
  )
}
