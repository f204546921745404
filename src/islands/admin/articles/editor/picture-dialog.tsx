import { useEffect, useRef, useState, type ReactNode, type SubmitEvent } from 'react'
import { fieldText } from '#client/field-text.ts'
import { useT } from '#client/texts/use-t.ts'
import { COVER_ALT_MAX } from '#lib/admin/articles/fields.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Field } from '#ui/field.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { UploadFailed } from './upload-failed.tsx'
import { PICTURE_TYPES, upload, type NotUploaded } from './upload.ts'

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

type FormProps = Pick<Props, 'lang' | 'open' | 'onPicture'> & {
  isUploading: boolean
  setUploading: (isUploading: boolean) => void
}

function PictureForm({ lang, open, onPicture, isUploading, setUploading }: FormProps) {
  const t = useT('adminArticles', 'fields')
  const [file, setFile] = useState<File>()
  const [alt, setAlt] = useState('')
  const [failed, setFailed] = useState<NotUploaded | null>(null)
  const [isAltMissing, setAltMissing] = useState(false)
  const attempt = useRef<AbortController>(null)
  useEffect(() => {
    // Closed, it is given up: nothing is inserted afterwards.
    if (!open) attempt.current?.abort()
  }, [open])
  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    if (isUploading) return
    setAltMissing(alt.trim() === '')
    setFailed(file ? null : { problem: 'required' })
    if (!file || alt.trim() === '') return
    setUploading(true)
    attempt.current = new AbortController()
    const { signal } = attempt.current
    const result = await upload(file, signal)
    if (signal.aborted) return
    setUploading(false)
    if ('path' in result) onPicture({ path: result.path, alt: alt.trim() })
    else setFailed(result)
  }
  return (
    <form id={FORM} noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
      <Field
        label={t('adminArticles.picture.file')}
        error={
          failed && 'problem' in failed
            ? t(`adminArticles.picture.problem.${failed.problem}`)
            : undefined
        }
        required
      >
        <TextInput
          type="file"
          accept={PICTURE_TYPES}
          className="py-2.5"
          onChange={({ target }) => setFile(target.files?.[0])}
        />
      </Field>
      <Field
        label={t('adminArticles.picture.alt')}
        error={fieldText(t, isAltMissing ? 'required' : undefined)}
        required
      >
        <TextInput
          value={alt}
          maxLength={COVER_ALT_MAX}
          lang={lang}
          spellCheck
          onChange={({ target }) => setAlt(target.value)}
        />
      </Field>
      {failed && 'failure' in failed && <UploadFailed why={failed} />}
    </form>
  )
}
