import {
  Bold,
  Heading2,
  Image,
  Italic,
  Link,
  List,
  ListOrdered,
  Quote,
  type LucideIcon,
} from 'lucide-react'
import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { useT } from '#client/texts/use-t.ts'
import type { Format } from './format.ts'
import { TOOLS, type Tool } from './lists.ts'

const ICONS: Record<Tool, LucideIcon> = {
  heading: Heading2,
  bold: Bold,
  italic: Italic,
  bullets: List,
  numbers: ListOrdered,
  quote: Quote,
  link: Link,
  picture: Image,
}

const KEYS: Partial<Record<Tool, string>> = {
  bold: 'Control+B Meta+B',
  italic: 'Control+I Meta+I',
  link: 'Control+K Meta+K',
}

const STEPS: Record<string, (at: number) => number> = {
  ArrowRight: (at) => (at + 1) % TOOLS.length,
  ArrowLeft: (at) => (at + TOOLS.length - 1) % TOOLS.length,
  Home: () => 0,
  End: () => TOOLS.length - 1,
}

type Props = { onFormat: (format: Format) => void; onPicture: () => void }

/** The buttons above the text: one stop of the Tab key, arrows within. */
export function Toolbar({ onFormat, onPicture }: Props): ReactNode {
  const t = useT('adminArticles')
  const [current, setCurrent] = useState(0)
  const bar = useRef<HTMLDivElement>(null)
  const move = (event: KeyboardEvent) => {
    const step = STEPS[event.key]
    if (!step) return
    event.preventDefault()
    const next = step(current)
    setCurrent(next)
    bar.current?.querySelectorAll('button')[next]?.focus()
  }
  return (
    <div
      ref={bar}
      role="toolbar"
      tabIndex={-1}
      aria-label={t('adminArticles.toolbar.label')}
      onKeyDown={move}
      className="flex flex-wrap border-b border-line px-2"
    >
      {TOOLS.map((name, index) => (
        <ToolButton
          key={name}
          name={name}
          isCurrent={index === current}
          onFocus={() => setCurrent(index)}
          onClick={() => (name === 'picture' ? onPicture() : onFormat(name))}
        />
      ))}
    </div>
  )
}

type ToolProps = {
  name: Tool
  isCurrent: boolean
  onFocus: () => void
  onClick: () => void
}

function ToolButton({ name, isCurrent, onFocus, onClick }: ToolProps) {
  const t = useT('adminArticles')
  const Icon = ICONS[name]
  const label = t(`adminArticles.toolbar.${name}`)
  return (
    <button
      type="button"
      tabIndex={isCurrent ? 0 : -1}
      aria-label={label}
      title={label}
      aria-keyshortcuts={KEYS[name]}
      onFocus={onFocus}
      onClick={onClick}
      className="grid size-11 place-items-center rounded-control hover:bg-surface-2"
    >
      <Icon aria-hidden="true" className="size-5" />
    </button>
  )
}
