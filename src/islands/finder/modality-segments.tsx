import { MODALITIES, type Modality } from '#lib/professionals/modality.ts'

type Props = {
  legend: string
  labels: Record<Modality, string>
  value: Modality | undefined
  onChoose: (modality: Modality) => void
}

/** The second question, as three segments. */
export function ModalitySegments({ legend, labels, value, onChoose }: Props) {
  return (
    <fieldset className="finder-next scroll-mt-24" data-question="how">
      <legend className="mb-2 text-sm text-ink-soft">{legend}</legend>
      <div className="grid grid-cols-3 rounded-full bg-surface-2 p-1">
        {MODALITIES.map((modality) => (
          <label
            key={modality}
            className="flex min-h-11 items-center justify-center rounded-full px-1 text-center text-sm leading-tight font-semibold text-ink-soft transition-colors hover:text-ink has-checked:bg-surface has-checked:text-ink has-checked:shadow-soft has-focus-visible:outline-3 has-focus-visible:outline-pine dark:has-checked:bg-pine dark:has-checked:text-on-pine"
          >
            <input
              type="radio"
              name="type"
              value={modality}
              checked={value === modality}
              onChange={() => onChoose(modality)}
              className="sr-only"
            />
            {labels[modality]}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
