import { useState, type ReactNode } from 'react'
import { hrefOf } from '#client/address/address.ts'
import { go } from '#client/address/here.ts'
import { FormDialog } from '#client/dialogs/form-dialog.tsx'
import { bodyOf } from '#client/form/check.ts'
import { Fields } from '#client/form/fields.tsx'
import { useFormCall } from '#client/form/use-form-call.ts'
import { ChangeFailed } from '#client/problem/change-failed.tsx'
import { saveJson } from '#client/save-file.ts'
import { useT } from '#client/texts/use-t.ts'
import * as health from '#lib/health/calls.ts'
import * as healthSchemas from '#lib/health/schemas.ts'
import { toast } from '#stores/toasts.ts'
import { HEALTH } from '../kit/address.ts'

type Format = keyof typeof FILES

const FILES = { json: 'datos_salud.json', fhir: 'datos_salud.fhir.json' } as const

const check = bodyOf(healthSchemas.ExportRequest)

/** Everything in the health centre as one JSON. */
export const ExportJson = (): ReactNode => <ExportDialog format="json" />

/** The same as a FHIR R4 bundle. */
export const ExportFhir = (): ReactNode => <ExportDialog format="fhir" />

/** Asks for the password, because the file is sensitive, and downloads it. */
function ExportDialog({ format }: { format: Format }): ReactNode {
  const t = useT('healthData')
  const [isOpen, setOpen] = useState(true)
  const close = () => {
    setOpen(false)
    // Closed first: then the browser gives the focus back to where it came from.
    requestAnimationFrame(() => go(hrefOf(HEALTH, { tab: 'records' })))
  }
  const form = useFormCall(health.exportHealth, {
    initial: { format, password: '' },
    check,
    onSuccess(everything) {
      saveJson(FILES[format], everything)
      // The file is not kept in the page.
      form.forget()
      toast.success(t('healthData.export.done'))
      close()
    },
  })
  return (
    <FormDialog
      open={isOpen}
      onClose={close}
      title={t(`healthData.export.${format}.title`)}
      description={t(`healthData.export.${format}.text`)}
      submit={t('healthData.export.submit')}
      form={form}
      problem={
        <ChangeFailed failure={form.failure} texts={{ other: t('healthData.export.failed') }} />
      }
    >
      <Fields
        form={form}
        of={{
          password: { kind: 'password', label: t('healthData.export.password'), required: true },
        }}
      />
    </FormDialog>
  )
}
