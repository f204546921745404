import { digitsOf } from './columns.ts'
import './digits.css'

const STRIP = '0\n1\n2\n3\n4\n5\n6\n7\n8\n9'

type Props = {
  seconds: number
  /** The reserved number of digits; leading zeros are hidden, and the rest is centred. */
  columns: number
  /** Whether it is inline in a line of text. */
  inText?: boolean
}

/**
 * A time as columns of the digits 0 to 9 behind one-digit viewports. The columns are transformed, which avoids a layout
 * each second. Hidden from screen readers, which have live regions.
 */
export function Digits({ seconds, columns, inText }: Props) {
  const digits = digitsOf(seconds, columns)
  // Minutes and seconds are always shown; of the digits before them, leading zeros are hidden.
  const firstShown = digits.findIndex((digit, n) => digit > 0 || n === columns - 3)
  const hiddenColons = Math.floor((columns - 1) / 2) - Math.floor((columns - firstShown - 1) / 2)
  const shift = `calc(${firstShown} * var(--digit) / -2 + ${hiddenColons} * var(--colon) / -2)`
  return (
    <span className="digits" data-columns={columns} data-in-text={inText} aria-hidden="true">
      <span className="digits-row" style={{ transform: `translateX(${shift})` }}>
        {digits.map((digit, n) => {
          const place = columns - n
          const unseen = n < firstShown || undefined
          return (
            <span key={place} className="digits-place" data-unseen={unseen}>
              <span className="digits-window">
                <span className="digits-strip" style={{ transform: `translateY(${digit * -10}%)` }}>
                  {STRIP}
                </span>
              </span>
              {place > 1 && place % 2 === 1 && <span className="digits-colon">:</span>}
            </span>
          )
        })}
      </span>
    </span>
  )
}
