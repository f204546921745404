import { useState, type ReactNode } from 'react'
import type { Failure } from '#client/request.ts'
import { send } from '#client/send.ts'
import { PhotoField } from '#islands/photo/photo-field.tsx'
import { photoProblemText, type Photo } from '#islands/photo/photo.ts'
import { uploadPhoto } from '#islands/photo/upload-photo.ts'
import type { OwnProfile } from '#lib/accounts/own-profile.ts'
import * as avatars from '#lib/avatars/contract.ts'
import { isProfessionalType } from '#lib/professionals/types.ts'
import { toast } from '#stores/toasts.ts'
import { Section } from './section.tsx'
import type { View } from './texts.ts'

type Props = { view: View; profile: OwnProfile; onSignedOut: () => void }

/** The picture. It is saved as soon as it is chosen, apart from the form. */
export function PhotoSection({ view: { t }, profile, onSignedOut }: Props): ReactNode {
  const { role } = profile
  const [stored, setStored] = useState(profile.avatarUrl)
  const [photo, setPhoto] = useState<Photo | null>(null)
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string>()

  const refuse = ({ code, fields }: Failure) => {
    if (code === 'UNAUTHENTICATED') {
      onSignedOut()
      return
    }
    const problem = fields['image']
    setError(problem ? photoProblemText(t, problem) : t('account.photo.failed'))
  }
  const put = async (chosen: Photo) => {
    setPhoto(chosen)
    const result = await uploadPhoto(chosen.dataUrl)
    if (!result.ok) {
      refuse(result)
      return
    }
    setStored(result.data.avatarUrl)
    setPhoto(null)
    toast.success(t('account.photo.saved'))
  }
  const remove = async () => {
    // What was chosen and never reached the server is gone by forgetting it.
    if (photo) {
      setPhoto(null)
      return
    }
    const result = await send(avatars.deleteAvatar)
    if (!result.ok) {
      refuse(result)
      return
    }
    setStored(null)
    toast.success(t('account.photo.removed'))
  }
  const change = async (chosen: Photo | null) => {
    setError(undefined)
    setBusy(true)
    await (chosen ? put(chosen) : remove())
    setBusy(false)
  }

  return (
    <Section title={t('account.photo.title')} text={t('account.photo.text')}>
      <PhotoField
        id="profile-photo"
        t={t}
        photo={photo}
        stored={stored}
        name={profile.basics.displayName}
        {...(isProfessionalType(role) && { profession: role })}
        busy={busy}
        error={error}
        onChange={(chosen) => void change(chosen)}
      />
    </Section>
  )
}
