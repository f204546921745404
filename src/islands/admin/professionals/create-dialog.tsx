import { useMutation } from '@tanstack/react-query'
import { useId, useState, type ReactNode } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import * as z from 'zod/mini'
import type { CallFailed } from '#client/call-failed.ts'
import { fieldText } from '#client/field-text.ts'
import { problemResolver, showProblems } from '#client/form-problems.ts'
import { mutationOf, queryClient } from '#client/query.ts'
import { BIO_MAX, NAME_MAX } from '#lib/accounts/basics-part.ts'
import {
  CreateProfessional,
  createProfessional,
  SPECIALIZATION_MAX,
} from '#lib/admin/professionals-contract.ts'
import { fieldProblems } from '#lib/http/field-problems.ts'
import { LOCALES, type Locale } from '#lib/i18n/locales.ts'
import type { ProfessionalId } from '#lib/ids.ts'
import { readSpecialties } from '#lib/professionals/specialty-list.ts'
import { SPECIALTIES } from '#lib/professionals/specialties.ts'
import { isProfessionalType, PROFESSIONAL_TYPES } from '#lib/professionals/types.ts'
import { toast } from '#stores/toasts.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Field } from '#ui/field.tsx'
import { Select } from '#ui/select.tsx'
import { Textarea } from '#ui/textarea.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { refresh } from '../verifications/use-decision.ts'
import type { ProfessionalsT } from './texts.ts'

type Form = {
  email: string
  name: string
  profession: string
  specialization: string
  experienceYears: string
  bio: string
  language: Locale
}

const emptyIn = (language: Locale): Form => ({
  ...{ email: '', name: '', profession: 'trainer', specialization: '' },
  ...{ experienceYears: '', bio: '', language },
})

/** The form as the API takes it, with the names of specialities read; an unwritten number is none, which is refused. */
function toBody(form: Form, t: ProfessionalsT) {
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
const resolverIn = (t: ProfessionalsT) =>
  problemResolver<Form>((form) => {
    const { isUnknown, ...body } = toBody(form, t)
    const { error } = z.safeParse(CreateProfessional, body)
    return {
      ...(isUnknown && { specialization: 'unknown' }),
      ...(error && fieldProblems(error.issues, body, 'form')),
      ...(form.experienceYears === '' && { experienceYears: 'required' }),
    }
  })

type Props = {
  t: ProfessionalsT
  locale: Locale
  open: boolean
  onOpenChange: (open: boolean) => void
  onCreated: (id: ProfessionalId) => void
}

/** Makes the account of a professional, who gets a link to choose a password. What is typed stays until it is created. */
export function CreateDialog({ t, locale, open, onOpenChange, onCreated }: Props): ReactNode {
  const formId = useId()
  const [resolver] = useState(() => resolverIn(t))
  const form = useForm<Form>({ resolver, defaultValues: emptyIn(locale) })
  const { register, handleSubmit, formState, control } = form
  const isTrainer = () => form.getValues('profession') === 'trainer'
  const { mutate, isPending } = useMutation(
    {
      ...mutationOf(createProfessional),
      onSuccess: async ({ id }) => {
        toast.success(t(`adminProfessionals.create.${isTrainer() ? 'done' : 'doneOther'}`))
        onOpenChange(false)
        form.reset(emptyIn(locale))
        onCreated(id)
        await refresh()
      },
      onError: (failure) => {
        const [wrong] = showProblems(form, failure.fields)
        if (wrong) form.setFocus(wrong)
        else if (failure.code !== 'UNAUTHENTICATED') {
          const message = messageOf(t, failure)
          toast.error(
            t(`adminProfessionals.create.${isTrainer() ? 'failed' : 'failedOther'}`, { message }),
          )
        }
      },
    },
    queryClient,
  )
  const submit = handleSubmit((given) => {
    const { isUnknown: _unknown, ...body } = toBody(given, t)
    mutate({ body: CreateProfessional.parse(body) })
  })
  const error = (name: keyof Form) => problemText(t, formState.errors[name]?.message)
  const profession = useWatch({ control, name: 'profession' })
  const known = isProfessionalType(profession) ? SPECIALTIES[profession] : []
  const list = known.map((slug) => t(`professionals.specialty.${slug}`)).join(', ')
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('adminProfessionals.create.title')}
      description={t('adminProfessionals.create.text')}
      closeLabel={t('adminProfessionals.create.cancel')}
      actions={
        <>
          <Button variant="quiet" onClick={() => onOpenChange(false)}>
            {t('adminProfessionals.create.cancel')}
          </Button>
          <Button type="submit" form={formId} loading={isPending}>
            {t('adminProfessionals.create.submit')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
        <Field label={t('adminProfessionals.create.email')} error={error('email')} required>
          <TextInput type="email" autoComplete="off" {...register('email')} />
        </Field>
        <Field label={t('adminProfessionals.create.name')} error={error('name')} required>
          <TextInput autoComplete="off" maxLength={NAME_MAX} {...register('name')} />
        </Field>
        <Field label={t('adminProfessionals.create.profession')} error={error('profession')}>
          <Select {...register('profession')}>
            {PROFESSIONAL_TYPES.map((type) => (
              <option key={type} value={type}>
                {t(`adminProfessionals.profession.of.${type}`)}
              </option>
            ))}
          </Select>
        </Field>
        <Field
          label={t('adminProfessionals.create.specialization')}
          help={t('adminProfessionals.create.specializationHelp', { list })}
          error={error('specialization')}
          required
        >
          <TextInput maxLength={SPECIALIZATION_MAX} {...register('specialization')} />
        </Field>
        <Field
          label={t('adminProfessionals.create.experience')}
          error={error('experienceYears')}
          required
        >
          <TextInput type="number" min={0} inputMode="numeric" {...register('experienceYears')} />
        </Field>
        <Field
          label={t('adminProfessionals.create.bio')}
          note={t('adminProfessionals.create.optional')}
          error={error('bio')}
        >
          <Textarea
            maxLength={BIO_MAX}
            defaultValue={form.getValues('bio')}
            counter={(used, max) => t('adminVerifications.counter', { used, max })}
            {...register('bio')}
          />
        </Field>
        <Field label={t('adminProfessionals.create.language')}>
          <Select {...register('language')}>
            {LOCALES.map((code) => (
              <option key={code} value={code}>
                {t(`adminProfessionals.create.languages.${code}`)}
              </option>
            ))}
          </Select>
        </Field>
      </form>
    </Dialog>
  )
}

function problemText(t: ProfessionalsT, code: string | undefined): string | undefined {
  if (code === 'taken' || code === 'unknown') return t(`adminProfessionals.create.${code}`)
  return fieldText(t, code)
}

function messageOf(t: ProfessionalsT, { code }: CallFailed): string {
  if (code === 'UNAVAILABLE') return t('adminProfessionals.create.unavailable')
  return t(`adminProfessionals.create.${code === 'RATE_LIMITED' ? 'limited' : 'other'}`)
}
