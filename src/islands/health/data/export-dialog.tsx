import { useState, type ReactNode } from 'react'
import { hrefOf } from '#client/address/address.ts'
import { go } from '#client/address/here.ts'
import { useChange } from '#client/data/use-change.ts'
import { FormDialog } from '#client/dialogs/form-dialog.tsx'
import { fieldText } from '#client/field-text.ts'
import { ChangeFailed } from '#client/problem/change-failed.tsx'
import { saveJson } from '#client/save-file.ts'
import { useT } from '#client/texts/use-t.ts'
import { PasswordField } from '#islands/account/password-field.tsx'
import * as health from '#lib/health/calls.ts'
import { toast } from '#stores/toasts.ts'
import { HEALTH } from '../kit/address.ts'

const FILES = { json: 'datos_salud.json', fhir: 'datos_salud.fhir.json' } as const

/** Everything in the health centre as one JSON. */
export const ExportJson = (): ReactNode => <ExportDialog format="json" />

/** The same as a FHIR R4 bundle. */
export const ExportFhir = (): ReactNode => <ExportDialog format="fhir" />

/** Asks for the password, because the file is sensitive, and downloads it. */
function ExportDialog({ format }: { format: 'json' | 'fhir' }): ReactNode {
  const t = useT('fields', 'healthData')
  const [isOpen, setOpen] = useState(true)
  const close = () => {
    setOpen(false)
    // Closed first: then the browser gives the focus back to where it came from.
    requestAnimationFrame(() => go(hrefOf(HEALTH, { tab: 'records' })))
  }
  const [password, setPassword] = useState('')
  const [isMissing, setMissing] = useState(false)
  const { mutate, isPending, error, reset } = useChange(health.exportHealth, {
    onSuccess(everything) {
      saveJson(FILES[format], everything)
      // The file is not kept in the page.
      reset()
      toast.success(t('healthData.export.done'))
      close()
    },
  })
  const wrong = isMissing ? 'required' : error?.fields['password']
  const download = () => {
    setMissing(password === '')
    if (password === '') reset()
    else mutate({ body: { format, password } })
  }
  return (
    <FormDialog
      open={isOpen}
      onClose={close}
      title={t(`healthData.export.${format}.title`)}
      description={t(`healthData.export.${format}.text`)}
      submit={t('healthData.export.submit')}
      isBusy={isPending}
      problem={
        <ChangeFailed
          failure={wrong ? null : error}
          texts={{ other: t('healthData.export.failed') }}
        />
      }
      onSubmit={download}
    >
      <PasswordField
        id="health-export-password"
        label={t('healthData.export.password')}
        autoComplete="current-password"
        value={password}
        error={fieldText(t, wrong)}
        onChange={(event) => setPassword(event.target.value)}
      />
    </FormDialog>
  )
}
