import { useEffect, useMemo } from 'react'
import { useForm, type UseFormReturn } from 'react-hook-form'
import { problemResolver } from '#client/form-problems.ts'
import { send } from '#client/data/send.ts'
import { isToSame, type Addressee, type ContactDraft } from '#lib/contact/draft.ts'
import { OBJECTIVE_OF_GOAL } from '#lib/contact/objective-of-goal.ts'
import { readGoalChoice } from '#lib/professionals/goals.ts'
import * as profile from '#lib/profile/calls.ts'
import { $contactDraft } from '#stores/contact-draft.ts'
import { draftProblems } from './message-problems.ts'

export type MessageValues = Omit<ContactDraft, 'to'>
export type MessageForm = UseFormReturn<MessageValues>

/** The form of the message: what this tab kept of it, otherwise what account and search already say. */
export function useMessage(to: readonly Addressee[], signedIn: boolean): MessageForm {
  const defaultValues = useMemo(() => initialValues(to), [to])
  const form = useForm<MessageValues>({
    defaultValues,
    resolver: problemResolver((values) => draftProblems({ ...values, to: [...to] })),
    reValidateMode: 'onBlur',
  })
  useEffect(() => {
    if (signedIn) void fillIn(form)
  }, [form, signedIn])
  return form
}

function initialValues(to: readonly Addressee[]): MessageValues {
  const draft = $contactDraft.get()
  if (draft && isToSame(draft.to, to)) {
    const { to: _, ...values } = draft
    return values
  }
  return { name: '', phone: '', message: '', objectives: objectivesOfSearch(to) }
}

/** The goal of the list that led here. */
function objectivesOfSearch(to: readonly Addressee[]): MessageValues['objectives'] {
  const { referrer } = document
  if (!referrer.startsWith(`${location.origin}/`)) return {}
  const goal = readGoalChoice(new URL(referrer).searchParams.get('goal') ?? '')
  if (!goal || goal === 'online') return {}
  return Object.fromEntries(
    to.flatMap(({ type }) => {
      const objective = OBJECTIVE_OF_GOAL[type][goal]
      return objective ? [[type, objective]] : []
    }),
  )
}

/** Fills in name and phone of the account where nothing is typed. A failure asks for them. */
async function fillIn(form: MessageForm): Promise<void> {
  const own = await send(profile.getOwnProfile)
  if (!own.ok) return
  const { displayName, phone } = own.data.basics
  const values = form.getValues()
  if (!values.name && displayName) {
    form.setValue('name', displayName)
    // Whoever pressed send before it came was told that it is missing.
    form.clearErrors('name')
  }
  if (!values.phone && phone) form.setValue('phone', phone)
}
