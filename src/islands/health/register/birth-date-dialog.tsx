import { useState, type ReactNode } from 'react'
import * as z from 'zod/mini'
import { useAsk } from '#client/data/data.ts'
import { useCache } from '#client/data/use-cache.ts'
import { useAction } from '#client/data/use-change.ts'
import { FormDialog } from '#client/dialogs/form-dialog.tsx'
import { ChangeFailed } from '#client/problem/change-failed.tsx'
import { useT } from '#client/texts/use-t.ts'
import { today } from '#lib/fields/age.ts'
import { BirthDate } from '#lib/fields/birth-date.ts'
import * as health from '#lib/health/calls.ts'
import type { T } from '#lib/i18n/t.ts'
import { DateInput } from '#ui/date-input.tsx'
import { Field } from '#ui/field.tsx'

type Props = {
  isOpen: boolean
  /** Whether it is given now. */
  onAnswer: (isGiven: boolean) => void
}

/** Asks for the birth date before the first record. */
export function BirthDateDialog({ isOpen, onAnswer }: Props): ReactNode {
  const t = useT('healthRegister')
  const ask = useAsk()
  const { read } = useCache()
  const [wrong, setWrong] = useState<string>()
  const [text, setText] = useState('')
  const run = async (birthDate: string) => {
    const { version } = await read(health.getHistory, {})
    return ask(health.updateHistory, { body: { version, birthDate } })
  }
  const { mutate, isPending, error, reset } = useAction(run, { onSuccess: () => onAnswer(true) })
  const refused = error?.fields['birthDate']
  const save = () => {
    const issue = z.safeParse(BirthDate, text).error?.issues[0]
    setWrong(issue?.message)
    if (issue) reset()
    else mutate(text)
  }
  const close = () => {
    setWrong(undefined)
    if (!isPending) reset()
    onAnswer(false)
  }
  return (
    <FormDialog
      open={isOpen}
      onClose={close}
      title={t('healthRegister.birth.title')}
      description={t('healthRegister.birth.text')}
      submit={t('healthRegister.birth.save')}
      isBusy={isPending}
      problem={
        <ChangeFailed
          failure={refused ? null : error}
          texts={{ other: t('healthRegister.failed') }}
        />
      }
      onSubmit={save}
    >
      <Field
        label={t('healthRegister.birth.label')}
        error={problemText(t, wrong ?? refused)}
        required
      >
        <DateInput
          value={text}
          max={today()}
          autoComplete="bday"
          onChange={(event) => setText(event.target.value)}
        />
      </Field>
    </FormDialog>
  )
}

function problemText(t: T<'healthRegister'>, code: string | undefined): string | undefined {
  if (code === undefined) return undefined
  if (code === 'too_young') return t('healthRegister.birth.tooYoung')
  return code === 'required' ? t('healthRegister.birth.missing') : t('healthRegister.birth.invalid')
}
