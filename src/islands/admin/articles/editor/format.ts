import { EditorSelection, type ChangeSpec } from '@codemirror/state'
import type { EditorView, KeyBinding } from '@codemirror/view'

/** Puts marks around what is selected, or takes them away. */
function wrap(view: EditorView, mark: string): boolean {
  view.dispatch(
    view.state.changeByRange(({ from, to }) => {
      const around = view.state.sliceDoc(from - mark.length, to + mark.length)
      const text = view.state.sliceDoc(from, to)
      if (from >= mark.length && around === `${mark}${text}${mark}`) {
        const start = from - mark.length
        return {
          changes: { from: start, to: to + mark.length, insert: text },
          range: EditorSelection.range(start, start + text.length),
        }
      }
      const start = from + mark.length
      return {
        changes: { from, to, insert: `${mark}${text}${mark}` },
        range: EditorSelection.range(start, start + text.length),
      }
    }),
    { scrollIntoView: true, userEvent: 'input' },
  )
  return true
}

/** What begins a line of each kind, of which a line has one at most. */
const LINE_MARK = /^(?:#{1,6} |> |- |\d+\. )/

/**
 * Begins the selected lines with a mark, or takes it away where all have it.
 *
 * @param markOf the mark of the nth line
 */
function mark(view: EditorView, markOf: (n: number) => string): boolean {
  const { state } = view
  const { from, to } = state.selection.main
  const [first, last] = [state.doc.lineAt(from).number, state.doc.lineAt(to).number]
  const lines = Array.from({ length: last - first + 1 }, (_, n) => state.doc.line(first + n))
  const isMarked = lines.every(({ text }, n) => text.startsWith(markOf(n)))
  const changes: ChangeSpec[] = lines.map((line, n) => ({
    from: line.from,
    to: line.from + (LINE_MARK.exec(line.text)?.[0].length ?? 0),
    insert: isMarked ? '' : markOf(n),
  }))
  view.dispatch({ changes, scrollIntoView: true, userEvent: 'input' })
  return true
}

/** Replaces what is selected, and selects a part of what replaces it. */
function replace(view: EditorView, text: string, selected: [from: number, to: number]): boolean {
  const { from, to } = view.state.selection.main
  view.dispatch({
    changes: { from, to, insert: text },
    selection: EditorSelection.range(from + selected[0], from + selected[1]),
    scrollIntoView: true,
    userEvent: 'input',
  })
  return true
}

/** A link whose text is what is selected; its address is to be typed over. */
function link(view: EditorView): boolean {
  const { from, to } = view.state.selection.main
  const text = view.state.sliceDoc(from, to)
  const at = text.length + 3
  return replace(view, `[${text}](https://)`, text ? [at, at + 8] : [1, 1])
}

/** What the buttons of the toolbar do, besides pictures. */
export const FORMATS = {
  heading: (view: EditorView) => mark(view, () => '## '),
  bold: (view: EditorView) => wrap(view, '**'),
  italic: (view: EditorView) => wrap(view, '*'),
  bullets: (view: EditorView) => mark(view, () => '- '),
  numbers: (view: EditorView) => mark(view, (n) => `${n + 1}. `),
  quote: (view: EditorView) => mark(view, () => '> '),
  link,
} as const
export type Format = keyof typeof FORMATS

/** A picture in a paragraph of its own. */
export function insertPicture(view: EditorView, { path, alt }: { path: string; alt: string }) {
  const text = `\n\n![${alt.replace(/[[\]\\\n]/g, ' ')}](${path})\n\n`
  replace(view, text, [text.length, text.length])
}

export const formatKeymap: readonly KeyBinding[] = [
  { key: 'Mod-b', run: FORMATS.bold, preventDefault: true },
  { key: 'Mod-i', run: FORMATS.italic, preventDefault: true },
  { key: 'Mod-k', run: FORMATS.link, preventDefault: true },
]
