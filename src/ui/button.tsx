import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { buttonClass, type ButtonLook } from './button-class.ts'
import { BusyDots } from './busy-dots.tsx'
import { cx } from './cx.ts'

type LinkProps = ButtonLook & ComponentProps<'a'> & { href: string; loading?: never }
type PressProps = ButtonLook & ComponentProps<'button'> & { href?: never; loading?: boolean }
export type ButtonProps = LinkProps | PressProps

/**
 * A `<button>`, or an `<a>` when it has an `href`.
 *
 * While `loading` it keeps its width, name and focus, shows progress and ignores clicks, so that nothing is submitted
 * twice. It is not `disabled` then, because a disabled button loses the keyboard focus.
 */
export function Button({ variant, size, className, ...props }: ButtonProps): ReactNode {
  const look = cx(buttonClass({ ...(variant && { variant }), ...(size && { size }) }), className)
  if (typeof props.href === 'string') {
    const { children, ...rest } = props
    return (
      <a {...rest} className={look}>
        {children}
      </a>
    )
  }

  const { loading = false, type = 'button', onClick, children, ...rest } = props
  const press = (event: MouseEvent<HTMLButtonElement>) =>
    loading ? event.preventDefault() : onClick?.(event)
  return (
    <button
      {...rest}
      type={type}
      className={cx(look, loading && 'cursor-progress')}
      onClick={press}
      {...(loading && { 'aria-busy': true, 'aria-disabled': true, 'data-loading': '' })}
    >
      {loading ? (
        <>
          <span className="inline-flex items-center gap-2 opacity-0">{children}</span>
          <BusyDots />
        </>
      ) : (
        children
      )}
    </button>
  )
}
