import { useId, type ReactNode } from 'react'
import { Controller, type FieldError } from 'react-hook-form'
import { fieldText } from '#client/field-text.ts'
import { ChangeFailed } from '#client/problem/change-failed.tsx'
import { useT } from '#client/texts/use-t.ts'
import { CHANNEL_MAX, type AdminVideo } from '#lib/admin/videos-schemas.ts'
import { LOCALES } from '#lib/i18n/locales.ts'
import { BODY_SECTIONS, VIDEO_PROFESSIONS } from '#lib/videos/sections.ts'
import { youtubeIdOf } from '#lib/videos/youtube-id.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { Select } from '#ui/select.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { Conflicts } from './conflicts.tsx'
import { Flag } from './flag.tsx'
import { KnownVideo } from './known-video.tsx'
import { Picture } from './picture.tsx'
import { TextFields } from './text-fields.tsx'
import { useVideoForm } from './use-video-form.ts'

type Props = { video: AdminVideo | null }

/** What an admin enters about an exercise, with its picture as soon as the address names a video. */
export function VideoForm({ video }: Props): ReactNode {
  const t = useT('adminVideos', 'fields', 'videos')
  const work = useVideoForm(video)
  const { form, typed, isUnsaved, isRestored, isSaving, failure, conflicts, submit, discard } = work
  const {
    register,
    control,
    formState: { errors },
  } = form
  const id = useId()
  const youtubeId = youtubeIdOf(typed.url)
  const error = (of: FieldError | undefined) => fieldText(t, of?.message)
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
      {conflicts && <Conflicts conflicts={conflicts} form={form} />}
      {isRestored && isUnsaved && (
        <p role="status" className="rounded-control bg-note-wash px-3 py-2 text-sm">
          {t('adminVideos.restored')}
        </p>
      )}
      <Field
        required
        label={t('adminVideos.field.url')}
        help={t('adminVideos.help.url')}
        error={error(errors.url)}
      >
        <TextInput
          type="url"
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
          {...register('url')}
        />
      </Field>
      {youtubeId !== null && (
        <>
          <KnownVideo youtubeId={youtubeId} own={video?.id ?? null} isUnsaved={isUnsaved} />
          <Picture key={youtubeId} video={{ ...typed, youtubeId }} />
        </>
      )}
      <TextFields form={form} typed={typed} />
      <Field label={t('adminVideos.field.section')} error={error(errors.section)}>
        <Select {...register('section')}>
          {BODY_SECTIONS.map((section) => (
            <option key={section} value={section}>
              {t(`videos.section.${section}`)}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={t('adminVideos.field.professional')} error={error(errors.professional)}>
        <Select {...register('professional')}>
          {VIDEO_PROFESSIONS.map((professional) => (
            <option key={professional} value={professional}>
              {t(`videos.professional.${professional}`)}
            </option>
          ))}
        </Select>
      </Field>
      <Field
        label={t('adminVideos.field.channel')}
        help={t('adminVideos.help.channel')}
        error={error(errors.channel)}
      >
        <TextInput maxLength={CHANNEL_MAX} {...register('channel')} />
      </Field>
      <Field label={t('adminVideos.field.spokenLocale')}>
        <Select {...register('spokenLocale')}>
          <option value="">{t('adminVideos.language.none')}</option>
          {LOCALES.map((language) => (
            <option key={language} value={language}>
              {t(`adminVideos.language.${language}`)}
            </option>
          ))}
        </Select>
      </Field>
      {(['needsGuidance', 'isActive'] as const).map((name) => (
        <Controller
          key={name}
          control={control}
          name={name}
          render={({ field: { value, onChange } }) => (
            <Flag
              id={`${id}-${name}`}
              label={t(`adminVideos.field.${name}`)}
              help={t(`adminVideos.help.${name}`)}
              words={[t('adminVideos.yes'), t('adminVideos.no')]}
              checked={value}
              onChange={onChange}
            />
          )}
        />
      ))}
      <div className="flex flex-wrap gap-2 border-t border-line pt-4">
        <Button type="submit" loading={isSaving}>
          {t(video ? 'adminVideos.save' : 'adminVideos.add')}
        </Button>
        {isUnsaved && (
          <Button variant="quiet" onClick={discard}>
            {t('adminVideos.discard')}
          </Button>
        )}
      </div>
      <ChangeFailed failure={failure} texts={{ other: t('adminVideos.saveFailed') }} />
    </form>
  )
}
