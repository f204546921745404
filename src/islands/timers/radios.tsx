type Props = {
  legend: string
  name: string
  options: readonly (readonly [value: string | number, label: string])[]
  initial: string | number
}

/** One of a few, in a row, as native radios: they work by arrow keys, and before React. */
export function Radios({ legend, name, options, initial }: Props) {
  return (
    <fieldset className="timer-modes">
      <legend>{legend}</legend>
      <div>
        {options.map(([value, label]) => (
          <label key={value}>
            <input
              type="radio"
              name={name}
              value={value}
              defaultChecked={value === initial}
              className="sr-only"
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
