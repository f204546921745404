import { Apple, Dumbbell, PersonStanding } from 'lucide-react'
import type { ProfessionalCard } from '#lib/professionals/schemas.ts'
import { PROFESSIONAL_TYPES, type ProfessionalType } from '#lib/professionals/types.ts'
import { Portrait } from '#ui/portrait.tsx'

const ICONS = { trainer: Dumbbell, nutritionist: Apple, physiotherapist: PersonStanding }

/** Somebody of a profession, beside its name. */
export type TileFace = Pick<ProfessionalCard, 'name' | 'avatarUrl'>

type Props = {
  legend: string
  labels: Record<ProfessionalType, string>
  faces: Record<ProfessionalType, readonly TileFace[]>
  value: ProfessionalType | undefined
  onChoose: (type: ProfessionalType) => void
}

/** The first question: three large options, styled native radios. */
export function ProfessionTiles({ legend, labels, faces, value, onChoose }: Props) {
  return (
    <fieldset className="@container min-w-0">
      <legend className="mb-2.5">
        <h2 className="text-lg">{legend}</h2>
      </legend>
      <div className="grid grid-cols-1 gap-2 @min-[29rem]:grid-cols-3 @min-[29rem]:gap-2.5">
        {PROFESSIONAL_TYPES.map((type) => {
          const Icon = ICONS[type]
          return (
            <label
              key={type}
              data-profession={type}
              className="flex min-h-15 min-w-0 flex-wrap items-center gap-x-3 gap-y-2 rounded-control border border-edge bg-surface p-2 pe-3 text-[1.0625rem] font-medium hover:bg-surface-2 has-checked:border-ink has-checked:bg-surface has-checked:ring-1 has-checked:ring-ink has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-pine @min-[29rem]:grid @min-[29rem]:grid-cols-[auto_1fr] @min-[29rem]:p-2.5 @min-[29rem]:text-sm @min-[29rem]:tracking-tight @min-[60rem]:flex @min-[60rem]:flex-nowrap @min-[60rem]:text-base"
            >
              <input
                type="radio"
                name="professional"
                value={type}
                checked={value === type}
                onChange={() => onChoose(type)}
                className="sr-only"
              />
              <span className="grid size-11 shrink-0 place-items-center rounded-[12px] bg-(--wash) text-on-citrus">
                <Icon className="size-6" strokeWidth={1.75} aria-hidden="true" />
              </span>
              <span className="grow @min-[29rem]:col-span-2 @min-[29rem]:row-start-2">
                {labels[type]}
              </span>
              <span className="finder-faces ms-auto justify-self-end">
                {faces[type].map(({ name, avatarUrl }, i) => (
                  <Portrait key={i} src={avatarUrl} name={name} size={36} eager />
                ))}
              </span>
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}
