import type { ReactNode } from 'react'
import { Fields } from '#client/form/fields.tsx'
import { useT } from '#client/texts/use-t.ts'
import { madridDay } from '#lib/format/madrid-day.ts'
import { Segments } from '#ui/segments.tsx'
import { ENDS } from './choice.ts'
import type { Grant } from './use-grant.ts'

/** Until when something is shared. */
export function EndChoice({ form }: Pick<Grant, 'form'>): ReactNode {
  const t = useT('healthSharing')
  return (
    <div className="grid gap-3">
      <Segments
        look="chips"
        name="grant-end"
        legend={t('healthSharing.grant.until')}
        options={ENDS.map((end) => [end, t(`healthSharing.grant.end.${end}`)] as const)}
        value={form.values.end}
        onChange={(end) => form.set({ end })}
      />
      {form.values.end === 'day' && (
        <Fields
          form={form}
          of={{
            day: {
              kind: 'date',
              label: t('healthSharing.grant.lastDay'),
              min: madridDay(),
              required: true,
            },
          }}
          problems={{
            invalid_date: t('healthSharing.grant.day.invalid_date'),
            in_past: t('healthSharing.grant.day.in_past'),
            too_late: t('healthSharing.grant.day.too_late'),
          }}
        />
      )}
    </div>
  )
}
