import { Tabs as Ark } from '@ark-ui/react/tabs'
import { useEffect, useRef, type ReactNode } from 'react'
import { cx } from './cx.ts'

const BADGES = { plain: 'bg-surface-2 text-ink', alert: 'bg-clay-strong text-surface' } as const

export type Tab = {
  value: string
  label: string
  /** A few words after the label, such as how much waits there. */
  badge?: string | undefined
  /** `alert` repeats a number of the label, for the eye alone. */
  tone?: keyof typeof BADGES
  panel: ReactNode
  disabled?: boolean
}

export type TabsProps = {
  /** The name of the tab list, for screen readers. */
  label: string
  tabs: readonly Tab[]
  /** Uncontrolled: the initial tab; the first by default. */
  defaultValue?: string
  /** Controlled, for tabs that are kept in the URL. */
  value?: string
  /** Of controlled tabs it hears of a press on the selected one, too: its panel may be far below. */
  onChange?: (value: string) => void
  /** Few tabs stand side by side on a narrow screen, their labels in lines, instead of being scrolled to. */
  fit?: boolean
}

/** Tabs with their panels. Arrow keys move between the tabs; on a narrow screen the tab list scrolls. */
export function Tabs(props: TabsProps): ReactNode {
  const { label, tabs, defaultValue, value, onChange, fit = false } = props
  const first = defaultValue ?? tabs[0]?.value
  const list = useRef<HTMLDivElement>(null)
  const isMounted = useRef(false)
  useEffect(() => {
    // A list that was scrolled before its script was here stays: a tab would move away under the finger that presses it.
    if (isMounted.current || list.current?.scrollLeft === 0) showSelected(list.current)
    isMounted.current = true
  }, [value])
  return (
    <Ark.Root
      lazyMount
      onValueChange={(details) => {
        onChange?.(details.value)
        // Once it is selected in the list, too, for tabs that nobody controls.
        requestAnimationFrame(() => showSelected(list.current))
      }}
      {...(value !== undefined ? { value } : first !== undefined && { defaultValue: first })}
    >
      <Ark.List
        ref={list}
        aria-label={label}
        className="flex gap-1 overflow-x-auto overflow-y-hidden border-b border-line"
      >
        {tabs.map((tab) => (
          <Ark.Trigger
            key={tab.value}
            value={tab.value}
            disabled={tab.disabled ?? false}
            onClick={() => tab.value === value && onChange?.(tab.value)}
            className={cx(
              'min-h-12 border-b-3 border-transparent px-3.5 font-medium text-ink-soft -outline-offset-3 transition-colors duration-150 enabled:hover:text-ink disabled:opacity-50 data-selected:border-pine data-selected:text-ink',
              fit ? 'max-sm:flex-1 max-sm:px-1.5 max-sm:py-1.5 max-sm:leading-tight' : 'shrink-0',
            )}
          >
            {tab.label}
            {tab.badge && (
              <span
                aria-hidden={tab.tone === 'alert' ? true : undefined}
                className={cx(
                  'ms-2 rounded-full px-2 py-0.5 text-xs whitespace-nowrap',
                  BADGES[tab.tone ?? 'plain'],
                )}
              >
                {tab.badge}
              </span>
            )}
          </Ark.Trigger>
        ))}
      </Ark.List>
      {tabs.map((tab) => (
        <Ark.Content key={tab.value} value={tab.value} className="rounded-sm pt-5">
          {tab.panel}
        </Ark.Content>
      ))}
    </Ark.Root>
  )
}

/** Scrolls the tab list alone, so that the selected tab stands in its middle: the page stays where it is. */
function showSelected(list: HTMLElement | null): void {
  const tab = list?.querySelector<HTMLElement>('[data-selected]')
  if (!list || !tab) return
  const [whole, own] = [list.getBoundingClientRect(), tab.getBoundingClientRect()]
  list.scrollBy({ left: own.left + own.width / 2 - whole.left - whole.width / 2 })
}
