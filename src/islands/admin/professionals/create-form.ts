import { bodyOf } from '#client/form/check.ts'
import { isEmpty, problemsIn, type Check } from '#client/form/problems.ts'
import { CreateProfessional } from '#lib/admin/professionals-schemas.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import type { T } from '#lib/i18n/t.ts'
import { readSpecialties } from '#lib/professionals/specialty-list.ts'
import { isProfessionalType } from '#lib/professionals/types.ts'

/** @param reason why they are verified, as it is suggested */
export const emptyIn = (language: Locale, reason: string) => ({
  ...{ email: '', name: '', profession: 'trainer', specialization: '' },
  ...{ experienceYears: '', bio: '', language, reason },
})
/** What is typed about a new professional. */
export type CreateForm = ReturnType<typeof emptyIn>

/** As the server checks it, with the names of specialities read in the language of the page. */
export function checkIn(t: T<'professionals'>): Check<CreateForm, { body: CreateProfessional }> {
  const read = ({ profession, specialization }: CreateForm) =>
    isProfessionalType(profession)
      ? readSpecialties(profession, specialization, (slug) => t(`professionals.specialty.${slug}`))
      : null
  const checkBody = bodyOf(CreateProfessional, (form: CreateForm) => ({
    ...form,
    specialization: read(form)?.join(', ') ?? form.specialization,
    experienceYears: Number(form.experienceYears),
    bio: form.bio.trim() || null,
  }))
  return (form) => {
    const checked = checkBody(form)
    const isUnknown = read(form) === null && form.specialization.trim() !== ''
    const problems = {
      ...(isUnknown && { specialization: 'unknown' }),
      ...problemsIn(checked),
      // A number without digits is 0 otherwise.
      ...(form.experienceYears === '' && { experienceYears: 'required' }),
    }
    return isEmpty(problems) ? checked : { problems }
  }
}
