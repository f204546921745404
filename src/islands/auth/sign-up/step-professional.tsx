import { Check } from '#islands/account/check.tsx'
import { choiceText, fieldText } from '#client/field-text.ts'
import { useT } from '#client/texts/use-t.ts'
import { LanguageList } from '#islands/account/language-list.tsx'
import { ListInput } from '#islands/account/list-input.tsx'
import { BIO_MAX } from '#lib/accounts/basics-part.ts'
import { EXPERIENCE_MAX } from '#lib/fields/experience-years.ts'
import { MODALITIES } from '#lib/professionals/modality.ts'
import { OBJECTIVES } from '#lib/professionals/objectives.ts'
import { SPECIALTIES } from '#lib/professionals/specialties.ts'
import type { ProfessionalType } from '#lib/professionals/types.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { Textarea } from '#ui/textarea.tsx'
import { Message } from '../message.tsx'
import { Choices } from './choices.tsx'
import type { DraftField } from './draft.ts'
import { Networks } from './networks.tsx'
import type { SignUpState } from './use-sign-up.ts'
import { controlId } from './use-steps.ts'

type Props = { state: SignUpState; profession: ProfessionalType }

/** A professional's services and qualifications. */
export function StepProfessional({ state, profession }: Props) {
  const t = useT('auth', 'fields', 'professionals')
  const { form, draft } = state
  const { register, formState, setValue } = form
  const set = (name: 'certifications' | 'languages') => (items: string[]) => setValue(name, items)
  const about = (name: DraftField) => ({
    id: controlId(name),
    error: fieldText(t, formState.errors[name]?.message),
  })
  const removeLabel = (name: string) => t('auth.signUp.remove', { name })
  const optional = t('auth.signUp.optional')
  return (
    <>
      <Choices
        id={controlId('specialization')}
        error={choiceText(t, formState.errors.specialization?.message, 'some')}
        type="checkbox"
        legend={t('auth.signUp.specialization')}
        choices={SPECIALTIES[profession].map((slug) => ({
          value: slug,
          label: t(`professionals.specialty.${slug}`),
        }))}
        control={register('specialization')}
      />
      {profession === 'trainer' && (
        <Choices
          id={controlId('objectives')}
          error={choiceText(t, formState.errors.objectives?.message, 'some')}
          type="checkbox"
          legend={t('auth.signUp.objectives')}
          choices={OBJECTIVES.trainer.map((slug) => ({
            value: slug,
            label: t(`professionals.goal.${slug}`),
          }))}
          control={register('objectives')}
        />
      )}
      <Choices
        id={controlId('modality')}
        error={choiceText(t, formState.errors.modality?.message)}
        type="radio"
        legend={t('auth.signUp.modality')}
        choices={MODALITIES.map((value) => ({
          value,
          label: t(`professionals.modality.${value}`),
        }))}
        control={register('modality')}
      />
      <NoCity state={state} />
      <Field {...about('experienceYears')} label={t('auth.signUp.experienceYears')} required>
        <TextInput type="number" min={0} max={EXPERIENCE_MAX} {...register('experienceYears')} />
      </Field>
      <ListInput
        {...about('certifications')}
        label={t('auth.signUp.certifications')}
        note={optional}
        help={t('auth.signUp.certificationsHelp')}
        items={draft.certifications}
        onChange={set('certifications')}
        addLabel={t('auth.signUp.add')}
        removeLabel={removeLabel}
      />
      <LanguageList
        {...about('languages')}
        label={t('auth.signUp.languages')}
        addLabel={t('auth.signUp.addLanguage')}
        removeLabel={removeLabel}
        codes={draft.languages}
        onChange={set('languages')}
      />
      <Field {...about('bio')} label={t('auth.signUp.bio')} note={optional}>
        <Textarea
          rows={4}
          maxLength={BIO_MAX}
          {...register('bio')}
          value={draft.bio}
          counter={(used, max) => t('auth.signUp.counter', { used, max })}
        />
      </Field>
      <Networks state={state} />
      <Field {...about('personalWebsite')} label={t('auth.signUp.website')} note={optional}>
        <TextInput type="url" placeholder="https://" {...register('personalWebsite')} />
      </Field>
      <Check
        id={controlId('participateRanking')}
        control={register('participateRanking')}
        help={t('auth.signUp.rankingHelp')}
      >
        {t('auth.signUp.ranking')}
      </Check>
    </>
  )
}

/** Who works in person is found by their city: without one they are asked once more, where that shows. */
function NoCity({ state: { draft, goTo } }: Pick<Props, 'state'>) {
  const t = useT('auth')
  const { modality, city } = draft
  if (city || modality === '' || modality === 'online') return null
  return (
    <Message role="status">
      <p>{t('auth.signUp.noCityYet')}</p>
      <Button variant="quiet" size="sm" onClick={() => goTo('about', 'country')}>
        {t('auth.signUp.addCity')}
      </Button>
    </Message>
  )
}
