import { defaultKeymap, history, historyKeymap } from '@codemirror/commands'
import { markdownKeymap, markdownLanguage } from '@codemirror/lang-markdown'
import { HighlightStyle, syntaxHighlighting } from '@codemirror/language'
import { EditorState } from '@codemirror/state'
import { EditorView, keymap } from '@codemirror/view'
import { tags } from '@lezer/highlight'
import { formatKeymap } from './format.ts'

const HIGHLIGHT = HighlightStyle.define([
  { tag: tags.heading, fontWeight: '700' },
  { tag: tags.strong, fontWeight: '700' },
  { tag: tags.emphasis, fontStyle: 'italic' },
  { tag: tags.link, color: 'var(--color-pine)' },
  { tag: tags.url, color: 'var(--color-pine)', textDecoration: 'underline' },
  { tag: tags.processingInstruction, color: 'var(--color-ink-soft)' },
  { tag: tags.quote, color: 'var(--color-ink-soft)' },
])

const THEME = EditorView.theme({
  '&': { color: 'var(--color-ink)', fontSize: '0.9375rem', height: '100%' },
  '&.cm-focused': { outline: '3px solid var(--color-pine)', outlineOffset: '-3px' },
  '.cm-scroller': { fontFamily: 'ui-monospace, monospace', lineHeight: '1.6' },
  '.cm-content': { padding: '1rem 1.25rem', minHeight: '20rem', caretColor: 'var(--color-ink)' },
  '.cm-line': { padding: '0' },
})

type Options = {
  text: string
  attributes: Record<string, string>
  onChange: (text: string) => void
}

/** The shadow tree of each host: an element can have only one. */
const SHADOWS = new WeakMap<HTMLElement, ShadowRoot>()

/**
 * Opens an editor. It stands in a shadow tree, because there CodeMirror adds its styles by script (`adoptedStyleSheets`): in
 * the page it would write a style element, which the content policy refuses.
 */
export function openView(host: HTMLElement, { text, attributes, onChange }: Options): EditorView {
  const root = SHADOWS.get(host) ?? host.attachShadow({ mode: 'open' })
  SHADOWS.set(host, root)
  return new EditorView({
    root,
    parent: root,
    state: EditorState.create({
      doc: text,
      extensions: [
        history(),
        markdownLanguage,
        syntaxHighlighting(HIGHLIGHT),
        EditorView.lineWrapping,
        EditorView.contentAttributes.of({ ...attributes, spellcheck: 'true' }),
        THEME,
        // Tab is bound to nothing: it leaves the text, as anywhere else.
        keymap.of([...formatKeymap, ...markdownKeymap, ...defaultKeymap, ...historyKeymap]),
        EditorView.updateListener.of(({ docChanged, state }) => {
          if (docChanged) onChange(state.doc.toString())
        }),
      ],
    }),
  })
}

/** Replaces the text, unless it is this one already. */
export function setText(view: EditorView, text: string): void {
  const { doc } = view.state
  if (doc.toString() === text) return
  view.dispatch({ changes: { from: 0, to: doc.length, insert: text } })
}
