import { useState, type ReactNode } from 'react'
import { useLocale, useT } from '#client/texts/use-t.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { Textarea } from '#ui/textarea.tsx'
import { CONTROL } from '#ui/control-class.ts'
import { Problem } from '#ui/problem.tsx'
import { fileProblemText } from './row-words.ts'
import type { useFile } from './use-file.ts'

type Props = { source: ReturnType<typeof useFile>; onOpened: () => void }

/** Choosing a file, or pasting its rows. */
export function ChooseStep({ source, onOpened }: Props): ReactNode {
  const t = useT('healthData')
  const locale = useLocale()
  const [text, setText] = useState('')
  const { problem, openFile, openText } = source
  const go = (isOpened: boolean) => {
    if (isOpened) onOpened()
  }
  return (
    <>
      <p className="max-w-[62ch]">{t('healthData.import.choose.text')}</p>
      <Field label={t('healthData.import.choose.file')} id="import-file">
        <FileInput onFile={(file) => void openFile(file).then(go)} />
      </Field>
      <form
        className="grid justify-items-start gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          void openText(text).then(go)
        }}
      >
        <Field label={t('healthData.import.choose.paste')} className="w-full">
          <Textarea
            rows={5}
            value={text}
            spellCheck={false}
            placeholder={t('healthData.import.choose.example')}
            className="font-mono text-sm"
            onChange={(event) => setText(event.target.value)}
          />
        </Field>
        <Button type="submit" variant="quiet">
          {t('healthData.import.choose.read')}
        </Button>
      </form>
      <Problem>{problem && fileProblemText(t, problem, locale)}</Problem>
    </>
  )
}

/** The browser's own control: files can be dropped on it. */
function FileInput({ onFile }: { onFile: (file: File) => void }): ReactNode {
  return (
    <input
      id="import-file"
      type="file"
      accept=".csv,.tsv,.txt,text/csv,text/plain,text/tab-separated-values"
      className={`${CONTROL} py-2 file:me-3 file:min-h-8 file:rounded-full file:border-0 file:bg-surface-2 file:px-4 file:font-semibold file:text-ink`}
      onChange={(event) => {
        const [file] = event.target.files ?? []
        if (file) onFile(file)
        // The same file may be chosen again, after it was changed.
        event.target.value = ''
      }}
    />
  )
}
