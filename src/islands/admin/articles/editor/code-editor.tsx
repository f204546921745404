import { useEffect, useEffectEvent, useRef, type ReactNode, type RefObject } from 'react'
import type { EditorView } from '@codemirror/view'
import { cx } from '#ui/cx.ts'
import { openView, setText } from './code-view.ts'

type Props = {
  value: string
  onChange: (value: string) => void
  /** The language of the text, for the browser's spelling. */
  lang: string
  label: string
  help: string
  isInvalid: boolean
  /** What the toolbar works on. */
  viewRef: RefObject<EditorView | null>
}

/** Markdown as text, by CodeMirror. The Tab key leaves it. */
export function CodeEditor(props: Props): ReactNode {
  const { value, onChange, lang, label, help, isInvalid, viewRef } = props
  const host = useRef<HTMLDivElement>(null)
  const change = useEffectEvent(onChange)
  const first = useEffectEvent(() => value)
  useEffect(() => {
    if (!host.current) return undefined
    const opened = openView(host.current, {
      text: first(),
      attributes: { lang, 'aria-label': label, 'aria-description': help },
      onChange: (text) => change(text),
    })
    viewRef.current = opened
    return () => {
      viewRef.current = null
      opened.destroy()
    }
  }, [lang, label, help, viewRef])
  useEffect(() => {
    if (viewRef.current) setText(viewRef.current, value)
  }, [value, viewRef])
  return (
    <div
      ref={host}
      className={cx(
        'min-h-80 min-w-0',
        isInvalid && 'outline-2 -outline-offset-2 outline-clay-strong',
      )}
    />
  )
}
