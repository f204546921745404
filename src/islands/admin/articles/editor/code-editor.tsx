import { useEffect, useEffectEvent, useRef, type ReactNode, type RefObject } from 'react'
import type { EditorView } from '@codemirror/view'
import { cx } from '#ui/cx.ts'
import { openView, setProblem, setText } from './code-view.ts'

type Props = {
  value: string
  /** Changes when the text was replaced other than by typing: only then it is taken into the editor, which may be ahead. */
  revision: number
  onChange: (value: string) => void
  /** The language of the text, for the browser's spelling. */
  lang: string
  label: string
  help: string
  /** What is wrong with the text. */
  error: string | undefined
  /** What the toolbar works on. */
  viewRef: RefObject<EditorView | null>
}

/** Markdown as text, by CodeMirror. The Tab key leaves it. */
export function CodeEditor(props: Props): ReactNode {
  const { value, revision, onChange, lang, label, help, error, viewRef } = props
  const host = useRef<HTMLDivElement>(null)
  const change = useEffectEvent(onChange)
  const text = useEffectEvent(() => value)
  useEffect(() => {
    if (!host.current) return undefined
    const opened = openView(host.current, {
      text: text(),
      attributes: { lang, 'aria-label': label },
      onChange: (typed) => change(typed),
    })
    viewRef.current = opened
    return () => {
      viewRef.current = null
      opened.destroy()
    }
  }, [lang, label, help, viewRef])
  useEffect(() => {
    if (viewRef.current) setText(viewRef.current, text())
  }, [revision, viewRef])
  useEffect(() => {
    if (viewRef.current) setProblem(viewRef.current, { help, error })
  }, [help, error, lang, label, viewRef])
  return (
    // eslint-disable-next-line jsx-a11y-x/no-static-element-interactions -- it only passes the focus on
    <div
      // A form that focuses what is wrong does not see the text, which is in a shadow tree.
      {...(error && { 'data-wrong': '' })}
      tabIndex={-1}
      onFocus={({ target, currentTarget }) => {
        if (target === currentTarget) viewRef.current?.focus()
      }}
      className={cx(
        'grid min-h-80 min-w-0 flex-1',
        error && 'outline-2 -outline-offset-2 outline-clay-strong',
      )}
    >
      <div ref={host} className="min-w-0" />
    </div>
  )
}
