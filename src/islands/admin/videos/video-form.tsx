import type { ReactNode } from 'react'
import { Restored } from '#client/editing/restored.tsx'
import { Fields } from '#client/form/fields.tsx'
import type { Form } from '#client/form/use-form.ts'
import { ChangeFailed } from '#client/problem/change-failed.tsx'
import { useT } from '#client/texts/use-t.ts'
import { CHANNEL_MAX, type AdminVideo } from '#lib/admin/videos-schemas.ts'
import { LOCALES } from '#lib/i18n/locales.ts'
import { BODY_SECTIONS, VIDEO_PROFESSIONS } from '#lib/videos/sections.ts'
import { youtubeIdOf } from '#lib/videos/youtube-id.ts'
import { Button } from '#ui/button.tsx'
import { Flag } from './flag.tsx'
import type { VideoForm as Values } from './form.ts'
import { KnownVideo } from './known-video.tsx'
import { Picture } from './picture.tsx'
import { TextFields } from './text-fields.tsx'
import { useVideoForm } from './use-video-form.ts'
import { VideoConflicts } from './video-conflicts.tsx'

type Props = { video: AdminVideo | null }

/** What an admin enters about an exercise, with its picture as soon as the address names a video. */
export function VideoForm({ video }: Props): ReactNode {
  const t = useT('adminVideos')
  const editing = useVideoForm(video)
  const { form, isUnsaved, discard } = editing
  const { values } = form
  const youtubeId = youtubeIdOf(values.url)
  const name = { es: values['name.es'], en: values['name.en'] }
  return (
    <form {...form.props} className="grid gap-4">
      <VideoConflicts editing={editing} />
      <Restored editing={editing} />
      <Fields
        form={form}
        of={{
          url: {
            kind: 'url',
            label: t('adminVideos.field.url'),
            help: t('adminVideos.help.url'),
            autoComplete: 'off',
            required: true,
          },
        }}
      />
      {youtubeId !== null && (
        <>
          <KnownVideo youtubeId={youtubeId} own={video?.id ?? null} isUnsaved={isUnsaved} />
          <Picture key={youtubeId} video={{ ...values, name, youtubeId }} />
        </>
      )}
      <TextFields form={form} />
      <AboutFields form={form} />
      <div className="flex flex-wrap gap-2 border-t border-line pt-4">
        <Button type="submit" loading={form.isBusy}>
          {t(video ? 'adminVideos.save' : 'adminVideos.add')}
        </Button>
        {isUnsaved && (
          <Button variant="quiet" onClick={() => discard()}>
            {t('adminVideos.discard')}
          </Button>
        )}
      </div>
      <ChangeFailed failure={form.failure} texts={{ other: t('adminVideos.saveFailed') }} />
    </form>
  )
}

/** What is the same in both languages. */
function AboutFields({ form }: { form: Form<Values> }) {
  const t = useT('adminVideos', 'videos')
  return (
    <>
      <Fields
        form={form}
        of={{
          section: {
            kind: 'select',
            label: t('adminVideos.field.section'),
            options: BODY_SECTIONS.map((one) => [one, t(`videos.section.${one}`)]),
          },
          professional: {
            kind: 'select',
            label: t('adminVideos.field.professional'),
            options: VIDEO_PROFESSIONS.map((one) => [one, t(`videos.professional.${one}`)]),
          },
          channel: {
            kind: 'text',
            label: t('adminVideos.field.channel'),
            help: t('adminVideos.help.channel'),
            max: CHANNEL_MAX,
          },
          spokenLocale: {
            kind: 'select',
            label: t('adminVideos.field.spokenLocale'),
            none: t('adminVideos.language.none'),
            options: LOCALES.map((one) => [one, t(`adminVideos.language.${one}`)]),
          },
        }}
      />
      {(['needsGuidance', 'isActive'] as const).map((name) => (
        <Flag
          key={name}
          label={t(`adminVideos.field.${name}`)}
          help={t(`adminVideos.help.${name}`)}
          words={[t('adminVideos.yes'), t('adminVideos.no')]}
          control={form.box(name)}
        />
      ))}
    </>
  )
}
