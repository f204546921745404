import { standardKeymap, history, historyKeymap } from '@codemirror/commands'
import { markdownKeymap, markdownLanguage } from '@codemirror/lang-markdown'
import { HighlightStyle, syntaxHighlighting } from '@codemirror/language'
import { Compartment, EditorState } from '@codemirror/state'
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

/** What is said of the text besides its label. */
const DESCRIPTION = new Compartment()

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
        DESCRIPTION.of([]),
        THEME,
        // Tab is bound to nothing: it leaves the text, as anywhere else.
        keymap.of([...formatKeymap, ...markdownKeymap, ...standardKeymap, ...historyKeymap]),
        EditorView.updateListener.of(({ docChanged, state }) => {
          if (docChanged) onChange(state.doc.toString())
        }),
      ],
    }),
  })
}

/**
 * Says what is wrong with the text, or nothing. In words, not by the id of an element: those of the page do not reach into a
 * shadow tree.
 */
export function setProblem(
  view: EditorView,
  { help, error }: { help: string; error: string | undefined },
): void {
  const attributes = error
    ? { 'aria-invalid': 'true', 'aria-description': `${error}. ${help}` }
    : { 'aria-description': help }
  view.dispatch({
    effects: DESCRIPTION.reconfigure(EditorView.contentAttributes.of(attributes)),
  })
}

/** Replaces the text, unless it is this one already. */
export function setText(view: EditorView, text: string): void {
  const { doc } = view.state
  if (doc.toString() === text) return
  view.dispatch({ changes: { from: 0, to: doc.length, insert: text } })
}
