import { useStore } from '@nanostores/react'
import { Columns3 } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { useT } from '#client/texts/use-t.ts'
import { $hiddenColumns } from './hidden-columns.ts'

type Props = {
  /** The name of the table. */
  name: string
  columns: readonly { key: string; label: string }[]
}

/** Which columns of a table are shown; this browser keeps it. */
export function ColumnChoice({ name, columns }: Props): ReactNode {
  const t = useT('admin')
  const id = useId()
  const anchor = `--${id}`
  const all = useStore($hiddenColumns, { ssr: 'initial' })
  const hidden = all[name] ?? []
  const toggle = (key: string) => {
    const next = hidden.includes(key) ? hidden.filter((one) => one !== key) : [...hidden, key]
    $hiddenColumns.set({ ...all, [name]: next })
  }
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        aria-label={t('admin.columns.choose')}
        title={t('admin.columns.choose')}
        style={{ anchorName: anchor }}
        className="grid size-11 place-items-center rounded-control hover:bg-surface-2"
      >
        <Columns3 aria-hidden="true" className="size-5" />
      </button>
      <div
        id={id}
        popover="auto"
        role="group"
        aria-label={t('admin.columns.label')}
        style={{ positionAnchor: anchor }}
        className="anchored w-56 rounded-control border border-line bg-surface p-2 text-ink shadow-soft"
      >
        {columns.map(({ key, label }) => (
          <label
            key={key}
            className="flex min-h-11 items-center gap-3 rounded-sm px-3 text-sm font-medium hover:bg-surface-2"
          >
            <input
              type="checkbox"
              checked={!hidden.includes(key)}
              onChange={() => toggle(key)}
              className="size-5 accent-pine"
            />
            {label}
          </label>
        ))}
      </div>
    </>
  )
}
