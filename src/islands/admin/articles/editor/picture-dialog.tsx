import { useEffect, useRef, useState, type ReactNode } from 'react'
import type { CallFailed } from '#client/data/call-failed.ts'
import type { Checked } from '#client/form/problems.ts'
import { fieldText } from '#client/form/problem-text.ts'
import { useForm } from '#client/form/use-form.ts'
import { useT } from '#client/texts/use-t.ts'
import { COVER_ALT_MAX } from '#lib/admin/articles/fields.ts'
import { isOneOf } from '#lib/one-of.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Field } from '#ui/field.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { PICTURE_PROBLEMS } from './lists.ts'
import { UploadFailed } from './upload-failed.tsx'
import { PICTURE_TYPES, upload } from './upload.ts'

const FORM = 'article-picture'

type Props = {
  lang: string
  open: boolean
  onOpenChange: (open: boolean) => void
  onPicture: (picture: { path: string; alt: string }) => void
}

/** Uploads a picture for the text. */
export function PictureDialog({ lang, open, onOpenChange, onPicture }: Props): ReactNode {
  const t = useT('adminArticles', 'island')
  const [isUploading, setUploading] = useState(false)
  const close = () => {
    setUploading(false)
    onOpenChange(false)
  }
  return (
    <Dialog
      open={open}
      onOpenChange={close}
      title={t('adminArticles.picture.title')}
      description={t('adminArticles.picture.text')}
      closeLabel={t('island.close')}
      actions={
        <>
          <Button variant="quiet" onClick={close}>
            {t('island.cancel')}
          </Button>
          <Button type="submit" form={FORM} loading={isUploading}>
            {t('adminArticles.picture.insert')}
          </Button>
        </>
      }
    >
      <PictureForm {...{ lang, open, onPicture, setUploading }} isUploading={isUploading} />
    </Dialog>
  )
}

const EMPTY = { file: null as File | null, alt: '' }

function check(values: typeof EMPTY): Checked<{ file: File; alt: string }> {
  const { file } = values
  const alt = values.alt.trim()
  if (file && alt) return { body: { file, alt } }
  return { problems: { ...(!file && { file: 'required' }), ...(!alt && { alt: 'required' }) } }
}

type FormProps = Pick<Props, 'lang' | 'open' | 'onPicture'> & {
  isUploading: boolean
  setUploading: (isUploading: boolean) => void
}

function PictureForm({ lang, open, onPicture, isUploading, setUploading }: FormProps) {
  const t = useT('adminArticles', 'fields')
  const [failure, setFailure] = useState<CallFailed | null>(null)
  const attempt = useRef<AbortController>(null)
  useEffect(() => {
    // Closed, it is given up: nothing is inserted afterwards.
    if (!open) attempt.current?.abort()
  }, [open])
  const send = async ({ file, alt }: { file: File; alt: string }) => {
    setFailure(null)
    setUploading(true)
    attempt.current = new AbortController()
    const { signal } = attempt.current
    const result = await upload(file, signal)
    if (signal.aborted) return
    setUploading(false)
    if ('path' in result) onPicture({ path: result.path, alt })
    else if ('problem' in result) form.show({ file: result.problem })
    else setFailure(result.failure)
  }
  const form = useForm({
    initial: EMPTY,
    check,
    isBusy: isUploading,
    onSubmit: (picture) => void send(picture),
    onWrong: () => setFailure(null),
  })
  const wrong = form.problems['file']
  return (
    <form id={FORM} {...form.props} className="grid gap-4">
      <Field
        label={t('adminArticles.picture.file')}
        error={
          isOneOf(PICTURE_PROBLEMS, wrong) ? t(`adminArticles.picture.problem.${wrong}`) : undefined
        }
        required
      >
        <TextInput type="file" accept={PICTURE_TYPES} className="py-2.5" {...form.input('file')} />
      </Field>
      <Field
        label={t('adminArticles.picture.alt')}
        error={fieldText(t, form.problems['alt'])}
        required
      >
        <TextInput maxLength={COVER_ALT_MAX} lang={lang} spellCheck {...form.input('alt')} />
      </Field>
      {failure && <UploadFailed why={{ failure }} />}
    </form>
  )
}
