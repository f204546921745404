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
import type { ArticlesT } from '../texts.ts'
import type { Format } from './format.ts'

const TOOLS: readonly (readonly [name: Format | 'picture', icon: LucideIcon, keys?: string])[] = [
  ['heading', Heading2],
  ['bold', Bold, 'Control+B Meta+B'],
  ['italic', Italic, 'Control+I Meta+I'],
  ['bullets', List],
  ['numbers', ListOrdered],
  ['quote', Quote],
  ['link', Link, 'Control+K Meta+K'],
  ['picture', Image],
]

const STEPS: Record<string, (at: number) => number> = {
  ArrowRight: (at) => (at + 1) % TOOLS.length,
  ArrowLeft: (at) => (at + TOOLS.length - 1) % TOOLS.length,
  Home: () => 0,
  End: () => TOOLS.length - 1,
}

type Props = { t: ArticlesT; onFormat: (format: Format) => void; onPicture: () => void }

/** The buttons above the text: one stop of the Tab key, arrows within. */
export function Toolbar({ t, onFormat, onPicture }: Props): ReactNode {
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
      {TOOLS.map(([name, Icon, keys], index) => (
        <button
          key={name}
          type="button"
          tabIndex={index === current ? 0 : -1}
          aria-label={t(`adminArticles.toolbar.${name}`)}
          title={t(`adminArticles.toolbar.${name}`)}
          aria-keyshortcuts={keys}
          onFocus={() => setCurrent(index)}
          onClick={() => (name === 'picture' ? onPicture() : onFormat(name))}
          className="grid size-11 place-items-center rounded-control hover:bg-surface-2"
        >
          <Icon aria-hidden="true" className="size-5" />
        </button>
      ))}
    </div>
  )
}
