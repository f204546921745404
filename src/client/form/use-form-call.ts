import { useState } from 'react'
import { useAsk, type InputOf } from '#client/data/data.ts'
import { refusal, type CallFailed } from '#client/data/call-failed.ts'
import { useAction, type Handlers } from '#client/data/use-change.ts'
import type { Call, ResponseOf } from '#lib/http/contract.ts'
import type { FieldProblems } from '#lib/http/errors.ts'
import { useDrafted, useFormDraft, type FormDraft } from './use-form-draft.ts'
import { useForm, type Form, type FormOptions } from './use-form.ts'
import type { FormValues } from './values.ts'

type Options<Values extends FormValues, Given, Answer> = Handlers<Answer, Given> &
  Omit<FormOptions<Values, Given>, 'onSubmit'> & {
    /** The problems of a refusal, by the names of the form. */
    fieldsOf?: ((problems: FieldProblems, values: Values) => FieldProblems) | undefined
    /** Stores what is typed in this tab until it is sent: for what may be left and opened again. */
    draft?: FormDraft<Values> | undefined
    /** Asks for more before it is sent, such as a consent. @returns whether it is to be sent */
    before?: ((given: Given) => Promise<boolean>) | undefined
  }

/** A form that is sent: see `useFormCall`. */
export type SentForm<Values extends FormValues, Given, Answer = unknown> = Form<Values> & {
  isBusy: boolean
  /** What was last sent. */
  sent: Given | undefined
  /** Why it could not be sent, until the next try; null where the fields say it. */
  failure: CallFailed | null
  /** Forgets the last try: its failure, and what was answered. */
  forget: () => void
  /** Gives up what is typed in the fields of its draft. */
  forgetDraft: () => void
  /** Sends without a submit, of what is checked. Rejects with `CallFailed` alone, which is the form's failure too. */
  send(given: Given): Promise<Answer>
}

/**
 * A form that is sent by a call, of which its check gives the input. What the API refuses is shown at the fields it names,
 * otherwise it is the form's `failure`.
 *
 * @example
 *   const form = useFormCall(requestEmailChange, {
 *     initial: { email: '', currentPassword: '' },
 *     check: bodyOf(RequestEmailChange),
 *     onSuccess: () => form.reset(),
 *   })
 */
export function useFormCall<C extends Call, Values extends FormValues>(
  call: C,
  options: Options<Values, InputOf<C>, ResponseOf<C>>,
): SentForm<Values, InputOf<C>, ResponseOf<C>> {
  const ask = useAsk()
  return useFormAction((input: InputOf<C>) => ask(call, input), options)
}

/**
 * The same for what takes more than one call.
 *
 * @param run rejects with `CallFailed` alone
 */
export function useFormAction<Given, Answer, Values extends FormValues>(
  run: (given: Given) => Promise<Answer>,
  {
    onSuccess,
    refreshes,
    onError,
    onWrong,
    fieldsOf = (problems) => problems,
    before,
    draft,
    initial,
    isBusy = false,
    ...options
  }: Options<Values, Given, Answer>,
): SentForm<Values, Given, Answer> {
  /** Wrong in what the form does not ask for. */
  const [unsent, setUnsent] = useState<CallFailed | null>(null)
  const { mutate, mutateAsync, isPending, error, reset, variables } = useAction(run, {
    onSuccess(answer, given) {
      if (draft) forgetDraft()
      onSuccess?.(answer, given)
    },
    refreshes,
    onError(failure, given) {
      form.show(fieldsOf(failure.fields, form.now()))
      return onError?.(failure, given)
    },
  })
  const forget = () => {
    setUnsent(null)
    reset()
  }
  const form = useForm<Values, Given>({
    ...options,
    initial: useDrafted(draft, initial),
    isBusy: isPending || isBusy,
    onSubmit(given) {
      forget()
      if (!before) mutate(given)
      else void before(given).then((isSent) => isSent && mutate(given))
    },
    // Of a check or of a refusal: the fields say it.
    onWrong(problems) {
      forget()
      onWrong?.(problems)
    },
    onUnshown: (fields) => setUnsent(refusal('INVALID_INPUT', fields)),
  })
  const forgetDraft = useFormDraft(draft, form, initial)
  return {
    ...form,
    ...{ isBusy: isPending || isBusy, sent: variables, failure: unsent ?? error, forget },
    forgetDraft,
    send: mutateAsync,
  }
}
