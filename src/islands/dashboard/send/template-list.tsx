import { PencilLine, Save, Trash2 } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { ReadFailed } from '#client/problem/read-failed.tsx'
import { useT } from '#client/texts/use-t.ts'
import type { ProfessionalType } from '#lib/professionals/types.ts'
import { firstSet, weeklySet, type QuestionSet } from '#lib/questionnaires/sets.ts'
import type { Template } from '#lib/workspace/questionnaires-schemas.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Menu } from '#ui/menu.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { NotSaved } from './not-saved.tsx'
import { OWN_ID, type TemplateWork } from './use-templates.ts'
import type { SendMessages } from './messages.ts'

type Props = { words: SendMessages; templates: TemplateWork; type: ProfessionalType }

/** The predefined sets and the own templates. */
export function TemplateList({ templates, type }: Props): ReactNode {
  const t = useT('island', 'questionnaireSets', 'sendQuestionnaire', 'workspace')
  const { isOpen, close, items, isError, said, asked, failure } = templates
  const [sets] = useState(() => [firstSet(type, t), weeklySet(type, t)])
  return (
    <Dialog
      open={isOpen}
      onOpenChange={close}
      title={t('sendQuestionnaire.templates.title')}
      closeLabel={t('island.close')}
      actions={
        templates.canSave && (
          <Button variant="quiet" onClick={() => templates.ask({ kind: 'save' })}>
            <Save aria-hidden="true" className="size-4.5" />
            {t('sendQuestionnaire.templates.save')}
          </Button>
        )
      }
    >
      <p role="status" className="rounded-control bg-note-wash px-4 py-3 text-sm empty:hidden">
        {said}
      </p>
      {/* Of a dialog that was closed while it was saved. */}
      {!asked && <NotSaved failure={failure} />}
      <Group title={t('sendQuestionnaire.templates.ours')}>
        <ul className="grid">
          {sets.map((set) => (
            <Item key={set.title} set={set} onUse={() => templates.use(set)} />
          ))}
        </ul>
      </Group>
      <Group id={OWN_ID} title={t('sendQuestionnaire.templates.own')}>
        {isError && !items ? (
          <ReadFailed onRetry={templates.refetch}>
            {t('sendQuestionnaire.templates.failed')}
          </ReadFailed>
        ) : !items ? (
          <>
            <p role="status" className="sr-only">
              {t('sendQuestionnaire.templates.loading')}
            </p>
            <Skeleton className="h-13 w-full" />
          </>
        ) : items.length === 0 ? (
          <p className="text-sm text-ink-soft">{t('sendQuestionnaire.templates.none')}</p>
        ) : (
          <ul className="grid">
            {items.map((template) => (
              <Item key={template.id} set={template} onUse={() => templates.use(template)}>
                <Actions template={template} templates={templates} />
              </Item>
            ))}
          </ul>
        )}
      </Group>
    </Dialog>
  )
}

function Group({ id, title, children }: { id?: string; title: string; children: ReactNode }) {
  return (
    <section className="grid gap-1.5">
      <h3
        id={id}
        tabIndex={-1}
        className="font-sans text-sm font-medium tracking-normal outline-none"
      >
        {title}
      </h3>
      {children}
    </section>
  )
}

type ItemProps = { set: QuestionSet; onUse: () => void; children?: ReactNode }

function Item({ set, onUse, children }: ItemProps) {
  const t = useT('sendQuestionnaire')
  const { title, questions } = set
  return (
    <li className="flex items-center gap-2 border-b border-line py-1.5 last:border-0">
      <span className="min-w-0 flex-1">
        <span className="block wrap-anywhere">{title}</span>
        <span className="block text-xs text-ink-soft">
          {t('sendQuestionnaire.templates.count', { count: questions.length })}
        </span>
      </span>
      <Button
        variant="quiet"
        size="sm"
        aria-label={t('sendQuestionnaire.templates.useOf', { title })}
        onClick={onUse}
      >
        {t('sendQuestionnaire.templates.use')}
      </Button>
      {children}
    </li>
  )
}

type ActionsProps = { template: Template; templates: TemplateWork }

function Actions({ template, templates: { ask, canSave } }: ActionsProps) {
  const t = useT('sendQuestionnaire')
  return (
    <Menu
      label={t('sendQuestionnaire.templates.actions', { title: template.title })}
      items={[
        {
          label: t('sendQuestionnaire.templates.rename'),
          icon: <PencilLine aria-hidden="true" />,
          onSelect: () => ask({ kind: 'rename', template }),
        },
        ...(canSave
          ? [
              {
                label: t('sendQuestionnaire.templates.update'),
                icon: <Save aria-hidden="true" />,
                onSelect: () => ask({ kind: 'update', template }),
              },
            ]
          : []),
        {
          label: t('sendQuestionnaire.templates.delete'),
          icon: <Trash2 aria-hidden="true" />,
          danger: true,
          onSelect: () => ask({ kind: 'delete', template }),
        },
      ]}
    />
  )
}
