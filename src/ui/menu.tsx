import { EllipsisVertical } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { buttonClass } from './button-class.ts'
import { cx } from './cx.ts'
import { useMenu } from './use-menu.ts'

export type MenuItem = {
  label: string
  icon?: ReactNode
  /** Destructive, such as deleting something or blocking a person. */
  danger?: boolean
} & ({ href: string; onSelect?: never } | { onSelect: () => void; href?: never })

export type MenuProps = {
  /** The name of the button, with the subject of its actions: "Actions for Teo Ríos". */
  label: string
  items: readonly MenuItem[]
  /** What the button shows instead of three dots. */
  children?: ReactNode
}

const ITEM =
  'flex min-h-11 w-full items-center gap-2.5 rounded-sm px-3 text-start text-sm font-medium -outline-offset-3 hover:bg-surface-2 focus:bg-surface-2 [&>svg]:size-4.5 [&>svg]:shrink-0'

/**
 * A button that opens a list of actions: the ARIA menu button pattern, in a native popover, which closes on Escape and
 * on an outside click. For choosing a value use `Select`.
 */
export function Menu({ label, items, children }: MenuProps): ReactNode {
  const id = useId()
  const { menu, isOpen, onButtonKey, onMenuKey, onToggle, close } = useMenu()
  const anchor = `--${id}`
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onKeyDown={onButtonKey}
        style={{ anchorName: anchor }}
        className={
          children
            ? buttonClass({ variant: 'quiet', size: 'sm' })
            : 'grid size-11 place-items-center rounded-full text-ink-soft hover:bg-surface-2 hover:text-ink'
        }
      >
        {children ?? <EllipsisVertical aria-hidden="true" className="size-5" />}
      </button>
      <div
        ref={menu}
        id={id}
        popover="auto"
        role="menu"
        tabIndex={-1}
        aria-label={label}
        onToggle={onToggle}
        onKeyDown={onMenuKey}
        style={{ positionAnchor: anchor }}
        className="anchored w-max max-w-[calc(100vw-2rem)] min-w-48 rounded-control border border-line bg-surface p-1.5 text-ink shadow-soft"
      >
        {items.map(({ label: text, icon, danger, href, onSelect }) => {
          const look = cx(ITEM, danger && 'text-clay-strong')
          return href === undefined ? (
            <button
              key={text}
              type="button"
              role="menuitem"
              tabIndex={-1}
              className={look}
              onClick={() => {
                close()
                onSelect()
              }}
            >
              {icon}
              {text}
            </button>
          ) : (
            <a key={text} role="menuitem" tabIndex={-1} href={href} className={look}>
              {icon}
              {text}
            </a>
          )
        })}
      </div>
    </>
  )
}
