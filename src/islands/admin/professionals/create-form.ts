import * as z from 'zod/mini'
import { problemResolver } from '#client/form-problems.ts'
import { CreateProfessional } from '#lib/admin/professionals-schemas.ts'
import { fieldProblems } from '#lib/http/field-problems.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import type { T } from '#lib/i18n/t.ts'
import { readSpecialties } from '#lib/professionals/specialty-list.ts'
import { isProfessionalType } from '#lib/professionals/types.ts'

/** What is typed about a new professional. */
export type CreateForm = {
  email: string
  name: string
  profession: string
  specialization: string
  experienceYears: string
  bio: string
  language: Locale
}

export const emptyIn = (language: Locale): CreateForm => ({
  ...{ email: '', name: '', profession: 'trainer', specialization: '' },
  ...{ experienceYears: '', bio: '', language },
})

/** The form as the API takes it, with the names of specialities read; an unwritten number is none, which is refused. */
export function toBody(form: CreateForm, t: T<'professionals'>) {
  const { profession, specialization, experienceYears, bio } = form
  const read = isProfessionalType(profession)
    ? readSpecialties(profession, specialization, (slug) => t(`professionals.specialty.${slug}`))
    : null
  return {
    ...form,
    specialization: read ? read.join(', ') : specialization,
    isUnknown: read === null && specialization.trim() !== '',
    experienceYears: experienceYears === '' ? NaN : Number(experienceYears),
    bio: bio.trim() || null,
  }
}

/** As the server checks it. */
export const resolverIn = (t: T<'professionals'>) =>
  problemResolver<CreateForm>((form) => {
    const { isUnknown, ...body } = toBody(form, t)
    const { error } = z.safeParse(CreateProfessional, body)
    return {
      ...(isUnknown && { specialization: 'unknown' }),
      ...(error && fieldProblems(error.issues, body, 'form')),
      ...(form.experienceYears === '' && { experienceYears: 'required' }),
    }
  })
