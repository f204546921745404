import type { ReactNode } from 'react'
import { useT } from '#client/texts/use-t.ts'
import { FLAGS, type AllowedFields } from '#lib/health/flags.ts'
import { Button } from '#ui/button.tsx'

type Props = {
  allowed: AllowedFields
  options: readonly (readonly [label: string, fields: AllowedFields])[]
  onChoose: (allowed: AllowedFields) => void
}

/** Sets all switches at once, to begin with. Pressed while the switches are exactly that. */
export function Presets({ allowed, options, onChoose }: Props): ReactNode {
  const t = useT('healthSharing')
  return (
    <div
      role="group"
      aria-label={t('healthSharing.grant.presets')}
      className="flex flex-wrap gap-2"
    >
      {options.map(([label, fields]) => {
        const isChosen = FLAGS.every((flag) => allowed[flag] === fields[flag])
        return (
          <Button
            key={label}
            size="sm"
            variant="quiet"
            aria-pressed={isChosen}
            onClick={() => onChoose(fields)}
          >
            {label}
          </Button>
        )
      })}
    </div>
  )
}
