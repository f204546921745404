import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { Fields } from '#client/form/fields.tsx'
import { useT } from '#client/texts/use-t.ts'
import { GROUPS, MEASURED, MEASURED_NAMES, type MeasuredName } from '#lib/health/measures.ts'
import { filledNames } from '#lib/health/form/record-form.ts'
import { NOTE_MAX } from '#lib/health/record.ts'
import { inSentence } from '#lib/format/in-sentence.ts'
import { Badge } from '#ui/badge.tsx'
import { cx } from '#ui/cx.ts'
import { Panel } from '#ui/panel.tsx'
import { kindOf } from '#client/health/kinds.ts'
import { useFields } from './context.ts'
import { DateField } from './date-field.tsx'
import { BmiBox, LipidBoxes } from './derived-values.tsx'
import { MeasureField } from './measure-field.tsx'
import { PressureFields } from './pressure-fields.tsx'

const BOX = 'grid min-w-0 gap-4.5 rounded-card border border-line bg-surface p-4 sm:p-6'

/**
 * All fields of a record: the day and those in front on top, the others in groups that are closed, so that nobody meets 25
 * of them at once.
 */
export function RecordFields({ front }: { front: readonly MeasuredName[] }): ReactNode {
  const t = useT('healthRegister')
  const { form } = useFields().state
  return (
    <>
      <div className={BOX}>
        <DateField />
        {front.length > 0 && <Measures names={front} isNarrow />}
      </div>
      {GROUPS.map((group) => {
        const names = MEASURED_NAMES.filter(
          (name) => MEASURED[name].group === group && !front.includes(name),
        )
        return names.length > 0 && <GroupPanel key={group} group={group} names={names} />
      })}
      <div className={BOX}>
        <Fields
          form={form}
          of={{
            note: {
              kind: 'paragraph',
              label: t('healthRegister.note.label'),
              max: NOTE_MAX,
              rows: 2,
            },
          }}
          marksOptional
          problems={{ too_long: t('healthRegister.problem.noteTooLong', { max: NOTE_MAX }) }}
        />
      </div>
    </>
  )
}

type GroupProps = { group: (typeof GROUPS)[number]; names: readonly MeasuredName[] }

function GroupPanel({ group, names }: GroupProps): ReactNode {
  const t = useT('health', 'healthRegister')
  const { state } = useFields()
  const filled = new Set(filledNames(state.typed))
  const count = new Set(names.filter((name) => filled.has(name)).map(kindOf)).size
  const kinds = [...new Set(names.map(kindOf))]
  const list = kinds.map((kind) => inSentence(t(`health.measure.${kind}`))).join(', ')
  return (
    <Panel
      title={t(`health.group.${group}`)}
      text={list.charAt(0).toUpperCase() + list.slice(1)}
      open={state.groups.open.has(group)}
      onToggle={(event) => state.groups.setOpen(group, event.currentTarget.open)}
      badge={
        count > 0 && (
          <Badge tone="done" icon={Check}>
            {t('healthRegister.filled', { count })}
          </Badge>
        )
      }
    >
      <Measures names={names} />
    </Panel>
  )
}

type MeasuresProps = {
  names: readonly MeasuredName[]
  /** Two columns on phones, too. */
  isNarrow?: boolean
}

/** Fields in two columns, and what is derived from them. */
function Measures({ names, isNarrow = false }: MeasuresProps): ReactNode {
  const single = names.filter((name) => kindOf(name) !== 'bloodPressure')
  return (
    <div
      className={cx(
        'grid gap-x-4 gap-y-4.5',
        isNarrow ? 'max-sm:items-end min-[22rem]:grid-cols-2' : 'sm:grid-cols-2',
      )}
    >
      {single.map((name) => (
        <MeasureField key={name} name={name} />
      ))}
      {names.includes('weight') && <BmiBox />}
      {names.includes('systolicBp') && <PressureFields />}
      {names.includes('hdlCholesterol') && <LipidBoxes />}
    </div>
  )
}
