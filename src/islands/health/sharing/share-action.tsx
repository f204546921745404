import type { ReactNode } from 'react'
import { useT } from '#client/texts/use-t.ts'
import { Button } from '#ui/button.tsx'
import { cx } from '#ui/cx.ts'
import type { ButtonVariant } from '#ui/button-class.ts'

type Props = {
  /** Whom it is about: part of the name, since the same buttons stand on every card. */
  name: string
  label: string
  icon?: ReactNode
  variant?: ButtonVariant
  isPending?: boolean
  onPress: () => void
}

/** A button of a card; what ends something stands at the end of its row. */
export function ShareAction(props: Props): ReactNode {
  const t = useT('healthSharing')
  const { name, label, icon, variant = 'quiet', isPending = false, onPress } = props
  return (
    <Button
      size="sm"
      variant={variant}
      loading={isPending}
      aria-label={
        label.includes(name) ? undefined : t('healthSharing.action.of', { action: label, name })
      }
      className={cx('max-sm:flex-auto', variant === 'refuse' && 'sm:ms-auto')}
      onClick={onPress}
    >
      {icon}
      {label}
    </Button>
  )
}
