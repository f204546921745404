import { useState, type ReactNode } from 'react'
import { useCache } from '#client/data/use-cache.ts'
import { useChange } from '#client/data/use-change.ts'
import { ChangeFailed } from '#client/problem/change-failed.tsx'
import { useT } from '#client/texts/use-t.ts'
import { PhotoField } from '#client/photo/photo-field.tsx'
import { photoProblemText, type Photo } from '#client/photo/photo.ts'
import { fileOf } from '#client/photo/upload-photo.ts'
import type { OwnProfile } from '#lib/accounts/own-profile.ts'
import * as avatars from '#lib/avatars/calls.ts'
import { isProfessionalType } from '#lib/professionals/types.ts'
import * as ownProfile from '#lib/profile/calls.ts'
import { announce } from '#stores/session.ts'
import { toast } from '#stores/toasts.ts'
import { Section } from './section.tsx'

type Props = { profile: OwnProfile }

/** The id of the button that chooses one. */
export const PHOTO_ID = 'profile-photo'

/** The profile photo. Saved as soon as it is chosen, independently of the form. */
export function PhotoSection({ profile }: Props): ReactNode {
  const t = useT('account', 'photo')
  const { role } = profile
  /** Chosen, but not saved by the server yet. */
  const [photo, setPhoto] = useState<Photo | null>(null)
  const cache = useCache()
  const keep = (avatarUrl: string | null, said: string) => {
    cache.put(ownProfile.getOwnProfile, {}, (read) => read && { ...read, avatarUrl })
    setPhoto(null)
    announce('user-updated')
    toast.success(said)
  }
  const put = useChange(avatars.putAvatar, {
    onSuccess: ({ avatarUrl }) => keep(avatarUrl, t('account.photo.saved')),
  })
  const remove = useChange(avatars.deleteAvatar, {
    onSuccess: () => keep(null, t('account.photo.removed')),
  })
  const change = (chosen: Photo | null) => {
    put.reset()
    remove.reset()
    setPhoto(chosen)
    if (chosen) put.mutate({ file: fileOf(chosen) })
    // A chosen photo that was never saved need not be deleted on the server.
    else if (!photo) remove.mutate({})
  }
  const failure = put.error ?? remove.error
  const problem = failure?.fields['image']

  return (
    <Section title={t('account.photo.title')} hideTitle>
      <PhotoField
        id={PHOTO_ID}
        photo={photo}
        stored={profile.avatarUrl}
        name={profile.basics.displayName}
        {...(isProfessionalType(role) && { profession: role })}
        busy={put.isPending || remove.isPending}
        error={problem && photoProblemText(t, problem)}
        onChange={change}
      />
      <ChangeFailed
        failure={problem ? null : failure}
        texts={{ other: t('account.photo.failed') }}
      />
      {isProfessionalType(role) && (
        <p className="text-sm text-ink-soft">{t('account.photo.text')}</p>
      )}
    </Section>
  )
}
