import { useEffect } from 'react'
import { useLeaveGuard } from '#client/use-leave-guard.ts'
import type { OwnProfile } from '#lib/accounts/own-profile.ts'
import { forgetDraft, keepDraft } from './draft.ts'
import { toForm, type ProfileForm } from './form-values.ts'

/**
 * While there are unsaved changes: stores them for a reload or a new sign-in, and asks for confirmation before the page
 * is left or the user signs out.
 *
 * @param question the confirmation before signing out
 */
export function useUnsaved(
  { saved, typed }: { saved: OwnProfile; typed: ProfileForm },
  dirty: boolean,
  question: string,
): void {
  useEffect(() => {
    const { userId, version } = saved
    if (dirty) keepDraft({ userId, version, base: toForm(saved), typed })
    else forgetDraft()
  }, [dirty, saved, typed])

  useLeaveGuard({ isUnsaved: dirty, question, forget: forgetDraft })
}
