import type { CallFailed } from '#client/data/call-failed.ts'
import { useAsk, type InputOf } from '#client/data/data.ts'
import { useCache } from '#client/data/use-cache.ts'
import type { Check } from '#client/form/problems.ts'
import { useFormAction } from '#client/form/use-form-call.ts'
import type { decideAppeal, decideReview } from '#lib/admin/reviews-calls.ts'
import { toast } from '#stores/toasts.ts'
import { useDraftKey } from '../kit/use-draft-key.ts'
import { isGone, type CardPlace } from './cards.tsx'

type Given<Outcome, Input> = {
  /** What the draft of its reason is about. */
  about: string
  /** What the pressed button decides, before one is. */
  first: Outcome
  check: Check<{ reason: string; outcome: Outcome }, Input>
  /** What is said then. */
  done: (outcome: Outcome) => string
  onGone: CardPlace['onGone']
}

/** The form of a card: a reason, and buttons that decide (`by`). */
export function useRuling<
  C extends typeof decideReview | typeof decideAppeal,
  Outcome extends string,
>(call: C, { about, first, check, done, onGone }: Given<Outcome, InputOf<C>>) {
  const ask = useAsk()
  const { refresh } = useCache()
  const run = (input: InputOf<C>) => {
    onGone(null)
    return ask(call, input)
  }
  const form = useFormAction(run, {
    initial: { reason: '', outcome: first },
    draft: { ...useDraftKey(about), fields: ['reason'] },
    check,
    onSuccess() {
      toast.success(done(form.now().outcome))
    },
    onError(failure: CallFailed) {
      if (isGone(failure)) {
        // Nothing is left that the reason could be about.
        form.forgetDraft()
        onGone(failure)
      }
      if (isGone(failure) || failure.code === 'STALE') void refresh()
    },
  })
  /** The attributes of the button of a decision. */
  const by = (outcome: Outcome) => ({
    type: 'submit' as const,
    loading: form.isBusy && form.values.outcome === outcome,
    onClick: () => {
      if (!form.isBusy) form.set({ outcome })
    },
  })
  return { form, by }
}
