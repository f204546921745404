import { SlidersHorizontal } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useCache } from '#client/data/use-cache.ts'
import { FormDialog } from '#client/dialogs/form-dialog.tsx'
import { bodyOf } from '#client/form/check.ts'
import { Fields } from '#client/form/fields.tsx'
import { useFormCall } from '#client/form/use-form-call.ts'
import { kindOf } from '#client/health/kinds.ts'
import { ChangeFailed } from '#client/problem/change-failed.tsx'
import { useT } from '#client/texts/use-t.ts'
import * as health from '#lib/health/calls.ts'
import { frontFields } from '#lib/health/form/front-fields.ts'
import { MEASURED_NAMES } from '#lib/health/measures.ts'
import { SettingsUpdate } from '#lib/health/settings.ts'
import { Button } from '#ui/button.tsx'
import { useCentre } from '../kit/centre.tsx'

/** A blood pressure is one box: that of its first figure. */
const BOXES = MEASURED_NAMES.filter((name) => name !== 'diastolicBp')

/** The button of the form that opens the choice of what stands on top of it. */
export function ChooseFields(): ReactNode {
  const t = useT('healthRegister')
  const [turn, setTurn] = useState(0)
  const [isOpen, setOpen] = useState(false)
  const open = () => {
    setTurn(turn + 1)
    setOpen(true)
  }
  return (
    <>
      <Button variant="quiet" size="sm" className="shrink-0" onClick={open}>
        <SlidersHorizontal aria-hidden="true" className="size-4.5" />
        {t('healthRegister.front.choose')}
      </Button>
      {turn > 0 && <ChooseDialog key={turn} open={isOpen} onClose={() => setOpen(false)} />}
    </>
  )
}

type Props = { open: boolean; onClose: () => void }

function ChooseDialog({ open, onClose }: Props): ReactNode {
  const t = useT('health', 'healthRegister')
  const { overview, requireConsent } = useCentre()
  const { refresh } = useCache()
  const { version, frontFields: chosen } = overview.settings
  const form = useFormCall(health.updateSettings, {
    initial: { frontFields: frontFields({ frontFields: chosen }) },
    check: bodyOf(SettingsUpdate, (values) => ({ version, ...values })),
    // What a person measures tells of their health.
    before: requireConsent,
    onSuccess: onClose,
    onError: ({ code }) => (code === 'STALE' ? refresh() : undefined),
  })
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={t('healthRegister.front.title')}
      submit={t('health.save')}
      form={form}
      problem={
        <ChangeFailed
          failure={form.failure}
          texts={{
            STALE: t('healthRegister.front.stale'),
            other: t('healthRegister.front.failed'),
          }}
        />
      }
    >
      <Fields
        form={form}
        of={{
          frontFields: {
            kind: 'some',
            label: t('healthRegister.front.label'),
            options: BOXES.map((name) => [name, t(`health.measure.${kindOf(name)}`)] as const),
            required: true,
          },
        }}
      />
    </FormDialog>
  )
}
