import { useState } from 'react'
import { useForm, useWatch, type FieldPath, type UseFormReturn } from 'react-hook-form'
import type { Failure } from '#client/request.ts'
import { send } from '#client/send.ts'
import type { OwnProfile } from '#lib/accounts/own-profile.ts'
import * as ownProfile from '#lib/profile/contract.ts'
import { announce } from '#stores/session.ts'
import { toast } from '#stores/toasts.ts'
import { keptDraft } from './draft.ts'
import { toForm, toUpdate, withAllPlatforms, withRoom, type ProfileForm } from './form-values.ts'
import { isSame, merge, type Conflict } from './merge.ts'
import { resolver } from './resolver.ts'
import type { OwnProfileT } from './texts.ts'
import { useUnsaved } from './use-unsaved.ts'

type Options = {
  t: OwnProfileT
  /** The profile as it was read. */
  first: OwnProfile
  /** The session is over: to the sign-in page and back. */
  onSignedOut: () => void
}

/** What has to be said above the form: what was brought back, what somebody saved meanwhile. */
type News = { restored: boolean; stale: boolean; conflicts: Conflict[] }
const NO_NEWS: News = { restored: false, stale: false, conflicts: [] }

/** What the screen begins with: the profile, and upon it what was typed before a reload. */
function begin(first: OwnProfile): { typed: ProfileForm; news: News } {
  const saved = toForm(first)
  const draft = keptDraft(first.userId, saved)
  if (!draft) return { typed: saved, news: NO_NEWS }
  const stale = draft.version !== first.version
  const { merged, conflicts } = merge(draft.base, draft.typed, saved)
  return { typed: merged, news: { restored: true, stale, conflicts } }
}

/** The form of the own profile: its values, its drafts, saving, and what to do when it is stale. */
export function useProfileForm({ t, first, onSignedOut }: Options) {
  const [start] = useState(() => begin(first))
  const [saved, setSaved] = useState(first)
  const [news, setNews] = useState(start.news)
  const form = useForm({ defaultValues: start.typed, resolver, shouldFocusError: false })
  const typed = useWatch({ control: form.control }) as ProfileForm
  const dirty = !isSame(typed, toForm(saved))
  useUnsaved({ saved, typed }, dirty, t('account.ended.leave'))

  const fill = (profile: OwnProfile, values: ProfileForm, said: News) => {
    setSaved(profile)
    form.reset(values)
    setNews(said)
  }

  const refuse = (failure: Failure) => {
    if (failure.code === 'UNAUTHENTICATED') {
      onSignedOut()
      return
    }
    for (const [field, message] of Object.entries(failure.fields)) {
      form.setError(field as FieldPath<ProfileForm>, { type: 'server', message })
    }
    toast.error(t('account.save.failed'))
    focusFirstWrong()
  }

  /** Somebody has saved meanwhile: everything typed stays, the rest takes the newer values. */
  const meet = async () => {
    const newer = await send(ownProfile.getOwnProfile)
    if (!newer.ok) {
      refuse(newer)
      return
    }
    const { merged, conflicts } = merge(toForm(saved), form.getValues(), toForm(newer.data))
    fill(newer.data, merged, { restored: false, stale: true, conflicts })
  }

  const update = async (values: ProfileForm) => {
    const body = toUpdate(values, saved.version)
    const result = await send(ownProfile.updateOwnProfile, { body })
    if (!result.ok) {
      if (result.code === 'STALE') await meet()
      else refuse(result)
      return
    }
    fill(result.data, toForm(result.data), NO_NEWS)
    announce('user-updated')
    toast.success(t('account.save.done'))
  }

  const save = async () => {
    putFilledFirst(form)
    await form.handleSubmit(update, focusFirstWrong)()
  }
  const cancel = () => fill(saved, toForm(saved), NO_NEWS)

  return { form, saved, dirty, news, save, cancel }
}

/** So that a problem of a list has the number of its place. */
function putFilledFirst({ getValues, setValue }: UseFormReturn<ProfileForm>): void {
  const part = getValues('professional')
  if (!part) return
  setValue('professional.instagramPosts', withRoom(part.instagramPosts))
  setValue('professional.socialNetworks', withAllPlatforms(part.socialNetworks))
}

export const FORM_ID = 'profile-form'

/** After the errors have been drawn. */
function focusFirstWrong(): void {
  requestAnimationFrame(() => {
    const form = document.getElementById(FORM_ID)
    form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  })
}
