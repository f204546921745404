import { useState, type ReactNode } from 'react'
import * as z from 'zod/mini'
import { useChange } from '#client/data/use-change.ts'
import { useRead } from '#client/data/use-read.ts'
import { useT } from '#client/texts/use-t.ts'
import { today } from '#lib/fields/age.ts'
import { BirthDate } from '#lib/fields/birth-date.ts'
import * as health from '#lib/health/calls.ts'
import type { T } from '#lib/i18n/t.ts'
import { Button } from '#ui/button.tsx'
import { DateInput } from '#ui/date-input.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Field } from '#ui/field.tsx'
import { Problem } from '#ui/problem.tsx'

type Props = {
  isOpen: boolean
  /** Whether it is given now. */
  onAnswer: (isGiven: boolean) => void
}

/** Asks for the birth date before the first record. */
export function BirthDateDialog({ isOpen, onAnswer }: Props): ReactNode {
  const t = useT('health', 'healthRegister', 'island')
  const { data: history, refetch } = useRead(health.getHistory, {}, { enabled: isOpen })
  const [problem, setProblem] = useState<string>()
  const [failure, setFailure] = useState<string>()
  const [text, setText] = useState('')
  const { mutate, isPending } = useChange(health.updateHistory, {
    onSuccess: () => onAnswer(true),
    onError({ fields }) {
      if (fields['birthDate']) setProblem(fields['birthDate'])
      else setFailure(t('healthRegister.failed'))
    },
  })
  const [isWaiting, setWaiting] = useState(false)
  const isBusy = isPending || isWaiting
  const save = async () => {
    const { error } = z.safeParse(BirthDate, text)
    setProblem(error?.issues[0]?.message)
    setFailure(undefined)
    if (error) return
    // Whoever is faster than the history waits for it.
    setWaiting(true)
    const { data } = history ? { data: history } : await refetch()
    setWaiting(false)
    if (data) mutate({ body: { version: data.version, birthDate: text } })
    else setFailure(t('healthRegister.failed'))
  }
  return (
    <Dialog
      open={isOpen}
      onOpenChange={(open) => !open && onAnswer(false)}
      title={t('healthRegister.birth.title')}
      description={t('healthRegister.birth.text')}
      closeLabel={t('island.close')}
      actions={
        <>
          <Button variant="quiet" onClick={() => onAnswer(false)}>
            {t('island.cancel')}
          </Button>
          <Button type="submit" form="birth-date" loading={isBusy}>
            {t('healthRegister.birth.save')}
          </Button>
        </>
      }
    >
      <form
        id="birth-date"
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          event.stopPropagation()
          if (!isBusy) void save()
        }}
      >
        <Field label={t('healthRegister.birth.label')} error={problemText(t, problem)} required>
          <DateInput
            value={text}
            max={today()}
            autoComplete="bday"
            onChange={(event) => setText(event.target.value)}
          />
        </Field>
        <Problem>{failure}</Problem>
      </form>
    </Dialog>
  )
}

function problemText(t: T<'healthRegister'>, code: string | undefined): string | undefined {
  if (code === undefined) return undefined
  if (code === 'too_young') return t('healthRegister.birth.tooYoung')
  return code === 'required' ? t('healthRegister.birth.missing') : t('healthRegister.birth.invalid')
}
