import { useState, type ReactNode } from 'react'
import { useForm } from '#client/form/use-form.ts'
import { useLocale, useT } from '#client/texts/use-t.ts'
import { perLocale } from '#lib/format/per-locale.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { Problem } from '#ui/problem.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { Textarea } from '#ui/textarea.tsx'
import { fileProblemText } from './row-text.ts'
import { FILE_PROBLEMS, type FileProblem, type useFile } from './use-file.ts'

type Props = { source: ReturnType<typeof useFile>; onOpened: () => void }

const shares = perLocale((tag) => new Intl.NumberFormat(tag, { style: 'percent' }))
const formatShare = (share: number, locale: Locale) => shares(locale).format(share)

/** Choosing a file, or pasting its rows. */
export function ChooseStep({ source, onOpened }: Props): ReactNode {
  const t = useT('healthData')
  const locale = useLocale()
  const [problem, setProblem] = useState<FileProblem | null>(null)
  const form = useForm({
    initial: { text: '' },
    check: ({ text }) => ({ body: text }),
    onSubmit: (text) => void read(text),
  })
  const read = async (text: string) => {
    const found = await source.openText(text)
    setProblem(found === 'not_loaded' ? found : null)
    if (!found) onOpened()
    else if (found !== 'not_loaded') form.show({ text: found })
  }
  const open = async (file: File) => {
    form.clear()
    const found = await source.openFile(file)
    setProblem(found)
    if (!found) onOpened()
  }
  const wrong = FILE_PROBLEMS.find((code) => code === form.problems['text'])
  return (
    <>
      <p className="max-w-[62ch]">{t('healthData.import.choose.text')}</p>
      <Field label={t('healthData.import.choose.file')}>
        <FileInput onFile={(file) => void open(file)} disabled={source.share !== null} />
      </Field>
      {source.share !== null && (
        <p className="grid gap-1.5">
          <span>
            {t('healthData.import.choose.reading', { percent: formatShare(source.share, locale) })}
          </span>
          <progress
            aria-label={t('healthData.import.choose.file')}
            value={source.share}
            className="w-full accent-pine"
          />
        </p>
      )}
      <form {...form.props} className="grid justify-items-start gap-3">
        <Field
          label={t('healthData.import.choose.paste')}
          error={wrong && fileProblemText(t, wrong, locale)}
          className="w-full"
        >
          <Textarea
            rows={5}
            spellCheck={false}
            placeholder={t('healthData.import.choose.example')}
            className="font-mono text-sm"
            {...form.input('text')}
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

type FileInputProps = { onFile: (file: File) => void; disabled: boolean }

/** The browser's own control: files can be dropped on it. */
function FileInput({ onFile, disabled }: FileInputProps): ReactNode {
  return (
    <TextInput
      type="file"
      disabled={disabled}
      accept=".csv,.tsv,.txt,.zip,.xml,text/csv,text/plain,text/tab-separated-values,application/zip,text/xml"
      className="py-2 file:me-3 file:min-h-8 file:rounded-full file:border-0 file:bg-surface-2 file:px-4 file:font-medium file:text-ink"
      onChange={(event) => {
        const [file] = event.target.files ?? []
        if (file) onFile(file)
        // The same file may be chosen again, after it was changed.
        event.target.value = ''
      }}
    />
  )
}
