import {
  ArrowDown,
  ArrowUp,
  CircleAlert,
  GripVertical,
  Trash2,
  type LucideIcon,
} from 'lucide-react'
import type { ComponentProps, CSSProperties, ReactNode } from 'react'
import { useT } from '#client/texts/use-t.ts'
import { wrongRows } from '#lib/workspace/builder/problems.ts'
import type { Row } from '#lib/workspace/builder/row.ts'
import { cx } from '#ui/cx.ts'
import { rowId } from './ids.ts'
import { KIND_ICONS } from './kinds.ts'
import { QuestionEditor } from './question-editor.tsx'
import type { SendMessages } from './messages.ts'
import type { Questions } from './use-questions.ts'
import type { Work } from './use-sending.ts'

export type RowProps = {
  words: SendMessages
  work: Work
  questions: Questions
  row: Row
  index: number
  isDragged: boolean
  /** Of the grip. */
  grip: ComponentProps<'span'>
  style: CSSProperties | undefined
}

/** A question: closed its text and kind, open everything that can be changed. */
export function QuestionRow(props: RowProps): ReactNode {
  const t = useT('sendQuestionnaire')
  const { words, work, questions, row, index, isDragged, grip, style } = props
  const { sending, openRow, setOpenRow } = work
  const number = index + 1
  const isOpen = openRow === row.id
  const isLast = number === sending.rows.length
  const isWrong = wrongRows(work.problems, [row]).length > 0
  const editorId = `${rowId(row.id)}-editor`
  return (
    <li
      aria-label={t('sendQuestionnaire.questions.item', { number })}
      style={style}
      className={cx(
        'min-w-0 rounded-control border bg-surface',
        isOpen ? 'border-2 border-pine' : isWrong ? 'border-2 border-clay-strong' : 'border-line',
        isDragged && 'shadow-soft',
      )}
    >
      <div className="flex min-h-13 items-center">
        <span
          {...grip}
          aria-hidden="true"
          className="grid w-9 shrink-0 cursor-grab touch-none place-items-center self-stretch text-ink-soft active:cursor-grabbing sm:w-10"
        >
          <GripVertical className="size-5" />
        </span>
        <button
          type="button"
          id={rowId(row.id)}
          aria-expanded={isOpen}
          aria-controls={isOpen ? editorId : undefined}
          onClick={() => setOpenRow(isOpen ? null : row.id)}
          className="flex min-h-13 min-w-0 flex-1 items-center gap-x-3 rounded-control py-1.5 text-start"
        >
          <span className="min-w-4 font-medium tabular">{number}</span>
          <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-0.5">
            <span
              className={cx(
                'min-w-0 flex-1 basis-32 text-sm wrap-anywhere',
                isOpen && 'sr-only',
                !row.text.trim() && 'text-ink-soft',
              )}
            >
              {questions.titleOf(row)}
            </span>
            <Kind words={words} row={row} />
            {isWrong && (
              <span className="flex items-center gap-1.5 text-xs font-medium text-clay-strong">
                <CircleAlert aria-hidden="true" className="size-4" />
                {t('sendQuestionnaire.questions.wrong')}
              </span>
            )}
          </span>
        </button>
        <Act
          icon={ArrowUp}
          label={t('sendQuestionnaire.questions.up', { number })}
          isOff={index === 0}
          onClick={() => questions.move(row.id, index - 1)}
        />
        <Act
          icon={ArrowDown}
          label={t('sendQuestionnaire.questions.down', { number })}
          isOff={isLast}
          onClick={() => questions.move(row.id, index + 1)}
        />
        <Act
          icon={Trash2}
          label={t('sendQuestionnaire.questions.remove', { number })}
          className={isOpen ? '' : 'max-sm:hidden'}
          onClick={() => questions.remove(row.id)}
        />
      </div>
      {isOpen && (
        <div id={editorId} className="px-3 pb-3.5">
          <QuestionEditor {...props} />
        </div>
      )}
    </li>
  )
}

function Kind({ row: { type } }: { words: SendMessages; row: Row }) {
  const t = useT('sendQuestionnaire')
  const Icon = KIND_ICONS[type]
  return (
    <span className="inline-flex items-center gap-1.5 rounded-full text-xs font-medium whitespace-nowrap text-ink-soft sm:bg-surface-2 sm:px-2.5 sm:py-1 sm:text-ink">
      <Icon aria-hidden="true" className="size-3.5" strokeWidth={2.5} />
      {t(`sendQuestionnaire.kind.${type}`)}
    </span>
  )
}

type ActProps = {
  icon: LucideIcon
  label: string
  isOff?: boolean
  className?: string
  onClick: () => void
}

/** Off it keeps the focus: who moves a question up until it is the first is not thrown out. */
function Act({ icon: Icon, label, isOff = false, className, onClick }: ActProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={isOff || undefined}
      onClick={isOff ? undefined : onClick}
      className={cx(
        'grid size-11 shrink-0 place-items-center rounded-full -outline-offset-3',
        isOff ? 'cursor-not-allowed opacity-40' : 'hover:bg-surface-2',
        className,
      )}
    >
      <Icon aria-hidden="true" className="size-4.5" />
    </button>
  )
}
