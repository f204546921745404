import type { EditorView } from '@codemirror/view'
import { useRef, useState, type ReactNode } from 'react'
import { fieldText } from '#client/form/problem-text.ts'
import { useT } from '#client/texts/use-t.ts'
import type { Preview } from '#lib/admin/articles/schemas.ts'
import { articlePath } from '#lib/articles/paths.ts'
import { localizedPath } from '#lib/i18n/locales.ts'
import { Field } from '#ui/field.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { CodeEditor } from './code-editor.tsx'
import { FORMATS, insertPicture } from './format.ts'
import { PictureDialog } from './picture-dialog.tsx'
import { Toolbar } from './toolbar.tsx'
import type { ArticleState } from './use-article.ts'

type Props = { state: ArticleState; shown: Preview | undefined }

/** Title, address and text. */
export function Write({ state, shown }: Props): ReactNode {
  const t = useT('adminArticles', 'fields')
  const { form, stored, revision } = state
  const view = useRef<EditorView>(null)
  const [isAdding, setAdding] = useState(false)
  const [path, slug] = splitPath(localizedPath(articlePath(stored.slug), stored.locale))
  const wrong = fieldText(t, form.problems['content'])
  return (
    <>
      <div className="grid gap-2 border-b border-line px-4 py-3">
        <Field
          label={t('adminArticles.editor.title')}
          hideLabel
          error={fieldText(t, form.problems['title'])}
        >
          <TextInput
            lang={stored.locale}
            spellCheck
            className="font-display text-lg font-heading"
            {...form.input('title')}
          />
        </Field>
        <p className="text-sm wrap-anywhere text-ink-soft">
          {path}
          <b>{slug}</b>
        </p>
      </div>
      <Toolbar
        onPicture={() => setAdding(true)}
        onFormat={(format) => {
          if (!view.current) return
          FORMATS[format](view.current)
          view.current.focus()
        }}
      />
      <CodeEditor
        value={form.values.content}
        revision={revision}
        onChange={(content) => form.set({ content })}
        lang={stored.locale}
        label={t('adminArticles.editor.content')}
        help={t('adminArticles.editor.contentHelp')}
        error={wrong}
        viewRef={view}
      />
      <p role="alert" className="px-5 text-sm text-clay-strong empty:hidden">
        {wrong}
      </p>
      <p className="border-t border-line px-5 py-3 text-sm text-ink-soft tabular">
        {shown && t('adminArticles.editor.counts', { words: shown.words, minutes: shown.minutes })}
      </p>
      <PictureDialog
        lang={stored.locale}
        open={isAdding}
        onOpenChange={setAdding}
        onPicture={(picture) => {
          setAdding(false)
          if (view.current) insertPicture(view.current, picture)
        }}
      />
    </>
  )
}

const splitPath = (path: string) => {
  const at = path.lastIndexOf('/') + 1
  return [path.slice(0, at), path.slice(at)] as const
}
