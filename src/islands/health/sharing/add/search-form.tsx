import type { ReactNode } from 'react'
import * as z from 'zod/mini'
import type { Check } from '#client/form/problems.ts'
import { Fields } from '#client/form/fields.tsx'
import { useForm } from '#client/form/use-form.ts'
import { useT } from '#client/texts/use-t.ts'
import { Email } from '#lib/accounts/email.ts'
import { isOneOf } from '#lib/one-of.ts'
import { PROFESSIONAL_TYPES, type ProfessionalType } from '#lib/professionals/types.ts'
import { Button } from '#ui/button.tsx'
import { Problem } from '#ui/problem.tsx'

export type Search = { type: ProfessionalType } & ({ email: string } | { name: string })

type Props = { isPending: boolean; onSearch: (search: Search) => void }

const INITIAL = { who: '', type: '' }

const check: Check<typeof INITIAL, Search> = ({ who: typed, type }) => {
  const who = typed.trim()
  const isEmail = who.includes('@')
  const isFit = isEmail ? z.safeParse(Email, who).success : who.length > 1
  if (isFit && isOneOf(PROFESSIONAL_TYPES, type))
    return { body: isEmail ? { email: who, type } : { name: who, type } }
  return {
    problems: {
      ...(!isFit && { who: isEmail ? 'emailInvalid' : 'whoMissing' }),
      ...(type === '' && { type: 'typeMissing' }),
    },
  }
}

/** Looks for a professional by name or address, and discipline. */
export function SearchForm({ isPending, onSearch }: Props): ReactNode {
  const t = useT('health', 'healthSharing')
  const form = useForm({ initial: INITIAL, check, isBusy: isPending, onSubmit: onSearch })
  const problems = Object.values(form.problems)
  const isIncomplete = problems.includes('whoMissing') || problems.includes('typeMissing')
  return (
    <form {...form.props} className="grid gap-3.5">
      <Fields
        form={form}
        of={{
          who: {
            kind: 'text',
            max: 254,
            label: t('healthSharing.add.who'),
            placeholder: t('healthSharing.add.placeholder'),
            autoComplete: 'off',
            required: true,
          },
          type: {
            kind: 'select',
            label: t('healthSharing.add.type'),
            none: t('healthSharing.add.choose'),
            options: PROFESSIONAL_TYPES.map(
              (type) => [type, t(`health.profession.${type}`)] as const,
            ),
            required: true,
          },
        }}
        problems={{
          whoMissing: t('healthSharing.add.whoMissing'),
          emailInvalid: t('healthSharing.add.emailInvalid'),
          typeMissing: t('healthSharing.add.typeMissing'),
        }}
      />
      {isIncomplete && <Problem>{t('healthSharing.add.incomplete')}</Problem>}
      <Button type="submit" variant="quiet" loading={isPending}>
        {t('healthSharing.add.search')}
      </Button>
    </form>
  )
}
