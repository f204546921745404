import { MODALITIES, type Modality } from '#lib/professionals/modality.ts'
import { useT } from '#client/texts/use-t.ts'
import type { ProfessionalType } from '#lib/professionals/types.ts'
import { modalityLabel } from './modality-label.ts'

type Props = {
  /** Whose words are used. */
  type: ProfessionalType
  value: Modality | undefined
  onChoose: (modality: Modality) => void
}

/** The second question, as three segments. */
export function ModalitySegments({ type, value, onChoose }: Props) {
  const t = useT('finder', 'professionals')
  return (
    <fieldset className="finder-next scroll-mt-24" data-question="how">
      <legend className="mb-1.5 label">{t('finder.how')}</legend>
      <div className="grid rounded-[1.625rem] bg-surface-2 p-1 min-[22rem]:grid-cols-[auto_auto_auto]">
        {MODALITIES.map((modality) => (
          <label
            key={modality}
            className="flex min-h-11 items-center justify-center rounded-full px-2 text-center text-sm leading-tight font-medium text-ink-soft transition-colors hover:text-ink has-checked:bg-ink has-checked:text-paper has-focus-visible:outline-3 has-focus-visible:outline-pine"
          >
            <input
              type="radio"
              name="type"
              value={modality}
              checked={value === modality}
              onChange={() => onChoose(modality)}
              className="sr-only"
            />
            {modalityLabel(t, type, modality)}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
