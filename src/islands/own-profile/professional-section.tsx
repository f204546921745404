import type { ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import { useT } from '#client/texts/use-t.ts'
import { LanguageList } from '#islands/account/language-list.tsx'
import { EXPERIENCE_MAX } from '#lib/fields/experience-years.ts'
import { MODALITIES } from '#lib/professionals/modality.ts'
import { OBJECTIVES } from '#lib/professionals/objectives.ts'
import { SPECIALTIES } from '#lib/professionals/specialties.ts'
import type { ProfessionalType } from '#lib/professionals/types.ts'
import { ChoiceChips } from './choice-chips.tsx'
import { ListField } from './list-field.tsx'
import { PlaceFields } from './place-fields.tsx'
import { Section } from './section.tsx'
import { TextField } from './text-field.tsx'
import { useFields } from './use-fields.ts'

type Props = { type: ProfessionalType }

/** What the filters of the lists go by. */
export function HelpSection({ type }: Props): ReactNode {
  const t = useT('account', 'professionals')
  return (
    <Section title={t('account.public.help')} text={t('account.public.helpText')}>
      <ChoiceChips
        path="professional.specialization"
        type="checkbox"
        legend={t('account.professional.specialization')}
        options={SPECIALTIES[type].map((slug) => [slug, t(`professionals.specialty.${slug}`)])}
      />
      <ChoiceChips
        path="professional.objectives"
        type="checkbox"
        legend={t('account.professional.objectives')}
        options={OBJECTIVES[type].map((slug) => [slug, t(`professionals.objective.${slug}`)])}
      />
    </Section>
  )
}

export function TrainingSection(): ReactNode {
  const t = useT('account')
  return (
    <Section title={t('account.public.training')}>
      <ListField
        path="professional.certifications"
        label={t('account.professional.certifications')}
        help={t('account.list.help')}
      />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField
          path="professional.experienceYears"
          type="number"
          min={0}
          max={EXPERIENCE_MAX}
          inputMode="numeric"
          label={t('account.professional.experienceYears')}
        />
        <Languages />
      </div>
    </Section>
  )
}

function Languages() {
  const t = useT('account', 'fields')
  const { control, setValue, error } = useFields(t)
  const codes = useWatch({ control, name: 'professional.languages' })
  return (
    <LanguageList
      id="professional.languages"
      label={t('account.professional.languages')}
      addLabel={t('account.professional.addLanguage')}
      removeLabel={(item) => t('account.list.remove', { item })}
      error={error('professional.languages')}
      codes={codes ?? []}
      onChange={(changed) => setValue('professional.languages', changed)}
    />
  )
}

/** Modality and place; online needs no place. */
export function WaySection(): ReactNode {
  const t = useT('account', 'fields', 'professionals')
  const { control } = useFields(t)
  const modality = useWatch({ control, name: 'professional.modality' })
  return (
    <Section title={t('account.public.way')}>
      <ChoiceChips
        path="professional.modality"
        type="radio"
        legend={t('account.professional.modality')}
        options={MODALITIES.map((each) => [each, t(`professionals.modality.${each}`)])}
      />
      {modality === 'online' ? (
        <p className="rounded-control bg-surface-2 px-4 py-3 text-sm text-ink-soft">
          {t('account.place.online')}
        </p>
      ) : (
        <PlaceFields part="professional" help={t('account.place.why')} />
      )}
    </Section>
  )
}
