import { useRef, useState, type ReactNode, type SubmitEvent } from 'react'
import * as z from 'zod/mini'
import { useT } from '#client/texts/use-t.ts'
import { Email } from '#lib/accounts/email.ts'
import { PROFESSIONAL_TYPES, type ProfessionalType } from '#lib/professionals/types.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { Select } from '#ui/select.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { Problem } from '#ui/problem.tsx'

export type Search = { email: string; type: ProfessionalType }

type Props = { isPending: boolean; onSearch: (search: Search) => void }

/** Looks for a professional by address and discipline. */
export function SearchForm({ isPending, onSearch }: Props): ReactNode {
  const t = useT('health', 'healthSharing')
  const form = useRef<HTMLFormElement>(null)
  const [email, setEmail] = useState('')
  const [type, setType] = useState<ProfessionalType | ''>('')
  const [isTried, setTried] = useState(false)
  const emailProblem = problemOf(email)

  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    setTried(true)
    if (emailProblem !== null || type === '') {
      form.current?.querySelector<HTMLElement>(emailProblem ? 'input' : 'select')?.focus()
      return
    }
    setTried(false)
    if (!isPending) onSearch({ email: email.trim(), type })
  }
  const isIncomplete = isTried && (email.trim() === '' || type === '')
  return (
    <form ref={form} noValidate onSubmit={submit} className="grid gap-3.5">
      <Field
        label={t('healthSharing.add.email')}
        error={isTried && emailProblem ? t(`healthSharing.add.${emailProblem}`) : undefined}
        required
      >
        <TextInput
          type="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          placeholder={t('healthSharing.add.placeholder')}
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
      </Field>
      <Field
        label={t('healthSharing.add.type')}
        error={isTried && type === '' ? t('healthSharing.add.typeMissing') : undefined}
        required
      >
        <Select
          value={type}
          onChange={(event) =>
            setType(PROFESSIONAL_TYPES.find((known) => known === event.target.value) ?? '')
          }
        >
          <option value="">{t('healthSharing.add.choose')}</option>
          {PROFESSIONAL_TYPES.map((known) => (
            <option key={known} value={known}>
              {t(`health.profession.${known}`)}
            </option>
          ))}
        </Select>
      </Field>
      {isIncomplete && <Problem>{t('healthSharing.add.incomplete')}</Problem>}
      <Button type="submit" variant="quiet" loading={isPending}>
        {t('healthSharing.add.search')}
      </Button>
    </form>
  )
}

function problemOf(email: string): 'emailMissing' | 'emailInvalid' | null {
  if (email.trim() === '') return 'emailMissing'
  return z.safeParse(Email, email.trim()).success ? null : 'emailInvalid'
}
