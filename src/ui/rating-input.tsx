import { RatingGroup, useRatingGroup } from '@ark-ui/react/rating-group'
import { Star } from 'lucide-react'
import type { ReactNode } from 'react'
import { useField } from './field-context.ts'

export type RatingInputProps = {
  /** 0 means that nothing is chosen yet. */
  value: number
  onChange: (value: number) => void
  /** The name of each star, such as "3 stars". */
  starLabel: (stars: number) => string
  name?: string
}

/** A rating of one to five stars, inside a `Field`. Works by arrows, Home, End and taps. */
export function RatingInput(props: RatingInputProps): ReactNode {
  const { value, onChange, starLabel, name } = props
  const field = useField()
  const rating = useRatingGroup({
    value,
    onValueChange: (details) => onChange(details.value),
    translations: { ratingValueText: starLabel },
    ...(name && { name }),
    ...(field && {
      ids: { label: field.labelId, hiddenInput: field.id },
      required: field.required,
      disabled: field.disabled,
    }),
  })
  return (
    <RatingGroup.RootProvider value={rating}>
      <RatingGroup.Control
        aria-describedby={field?.hints}
        aria-invalid={field?.invalid || undefined}
        className="-mx-1.5 inline-flex"
      >
        {rating.items.map((index) => {
          // Ark's English role description is dropped, and without a rating no star may be announced as chosen.
          const { 'aria-roledescription': _, ...item } = rating.getItemProps({ index })
          return (
            <span
              key={index}
              {...item}
              aria-checked={value === index}
              className="grid size-11 cursor-pointer place-items-center rounded-control text-edge data-highlighted:text-star"
            >
              <Star
                aria-hidden="true"
                className="size-8"
                fill={rating.getItemState({ index }).highlighted ? 'currentColor' : 'none'}
                strokeWidth={1.6}
              />
            </span>
          )
        })}
      </RatingGroup.Control>
      {/* Also without a name: the label leads to it. */}
      <RatingGroup.HiddenInput />
    </RatingGroup.RootProvider>
  )
}
