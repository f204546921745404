import { ImagePlus } from 'lucide-react'
import { useId, useRef, useState, type ReactNode } from 'react'
import { fieldText } from '#client/form/problem-text.ts'
import { useT } from '#client/texts/use-t.ts'
import { COVER_ALT_MAX } from '#lib/admin/articles/fields.ts'
import { picturePath } from '#lib/articles/picture.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { Textarea } from '#ui/textarea.tsx'
import { UploadFailed } from './upload-failed.tsx'
import { PICTURE_TYPES, upload, type NotUploaded } from './upload.ts'
import type { ArticleState } from './use-article.ts'

type Props = { state: ArticleState }

/** The cover, and what it shows in words. */
export function CoverField({ state }: Props): ReactNode {
  const t = useT('adminArticles', 'fields')
  const { form, stored } = state
  const { cover, coverAlt } = form.values
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [isUploading, setUploading] = useState(false)
  const [failed, setFailed] = useState<NotUploaded | null>(null)
  const choose = async (file: File | undefined) => {
    if (!file) return
    setFailed(null)
    setUploading(true)
    const result = await upload(file)
    setUploading(false)
    if ('id' in result) form.set({ cover: result.id })
    else setFailed(result)
    if (input.current) input.current.value = ''
  }
  return (
    <div role="group" aria-labelledby={id} className="grid content-start gap-2">
      <p id={id} className="label">
        {t('adminArticles.cover.label')}
      </p>
      {cover ? (
        <img
          src={picturePath(cover, 640)}
          alt={coverAlt}
          width="320"
          height="180"
          className="aspect-video w-full rounded-control object-cover"
        />
      ) : (
        <p className="text-sm text-ink-soft">{t('adminArticles.cover.help')}</p>
      )}
      <input
        ref={input}
        type="file"
        accept={PICTURE_TYPES}
        hidden
        aria-label={t('adminArticles.cover.choose')}
        onChange={({ target }) => void choose(target.files?.[0])}
      />
      <div className="flex flex-wrap gap-2">
        <Button
          variant="quiet"
          size="sm"
          loading={isUploading}
          onClick={() => input.current?.click()}
        >
          <ImagePlus aria-hidden="true" className="size-4" />
          {t(cover ? 'adminArticles.cover.change' : 'adminArticles.cover.choose')}
        </Button>
        {cover && (
          <Button
            variant="quiet"
            size="sm"
            onClick={() => {
              // The button goes.
              form.focus('excerpt')
              form.set({ cover: null, coverAlt: '' })
            }}
          >
            {t('adminArticles.cover.remove')}
          </Button>
        )}
      </div>
      <UploadFailed why={failed} />
      {cover && (
        <Field
          label={t('adminArticles.cover.alt')}
          help={t('adminArticles.cover.altHelp')}
          helpBelow
          error={fieldText(t, form.problems['coverAlt'])}
          required
        >
          <Textarea
            rows={2}
            maxLength={COVER_ALT_MAX}
            lang={stored.locale}
            spellCheck
            {...form.input('coverAlt')}
          />
        </Field>
      )}
    </div>
  )
}
