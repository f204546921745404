import { Apple, Dumbbell, PersonStanding } from 'lucide-react'
import { PROFESSIONAL_TYPES, type ProfessionalType } from '#lib/professionals/types.ts'

const ICONS = { trainer: Dumbbell, nutritionist: Apple, physiotherapist: PersonStanding }

type Props = {
  legend: string
  labels: Record<ProfessionalType, string>
  value: ProfessionalType | undefined
  onChoose: (type: ProfessionalType) => void
}

/** The first question: three large options, styled native radios. */
export function ProfessionTiles({ legend, labels, value, onChoose }: Props) {
  return (
    <fieldset>
      <legend className="mb-2 text-sm text-ink-soft">{legend}</legend>
      <div className="grid grid-cols-3 gap-2 sm:gap-2.5">
        {PROFESSIONAL_TYPES.map((type) => {
          const Icon = ICONS[type]
          return (
            <label
              key={type}
              data-profession={type}
              className="flex min-h-24 flex-col items-center justify-center gap-2 rounded-card border border-t-4 border-line border-t-hue bg-surface py-3 text-center text-[0.7rem] font-semibold tracking-tight wrap-anywhere hyphens-auto transition-colors hover:bg-surface-2 has-checked:border-hue has-checked:bg-hue/20 has-checked:ring-2 has-checked:ring-hue has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-pine sm:text-sm sm:tracking-normal"
            >
              <input
                type="radio"
                name="professional"
                value={type}
                checked={value === type}
                onChange={() => onChoose(type)}
                className="sr-only"
              />
              <Icon className="size-8" strokeWidth={1.75} aria-hidden="true" />
              {labels[type]}
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}
