import { useState, type ReactNode } from 'react'
import { hrefOf } from '#client/address/address.ts'
import { go } from '#client/address/here.ts'
import { useChange } from '#client/data/use-change.ts'
import { fieldText } from '#client/field-text.ts'
import { saveJson } from '#client/save-file.ts'
import { useT } from '#client/texts/use-t.ts'
import { PasswordField } from '#islands/account/password-field.tsx'
import * as health from '#lib/health/calls.ts'
import { toast } from '#stores/toasts.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { HEALTH } from '../kit/address.ts'
import { Problem } from '#ui/problem.tsx'

const FILES = { json: 'datos_salud.json', fhir: 'datos_salud.fhir.json' } as const

/** Everything in the health centre as one JSON. */
export const ExportJson = (): ReactNode => <ExportDialog format="json" />

/** The same as a FHIR R4 bundle. */
export const ExportFhir = (): ReactNode => <ExportDialog format="fhir" />

/** Asks for the password, because the file is sensitive, and downloads it. */
function ExportDialog({ format }: { format: 'json' | 'fhir' }): ReactNode {
  const t = useT('fields', 'health', 'healthData', 'island')
  const [isOpen, setOpen] = useState(true)
  const close = () => {
    setOpen(false)
    // Closed first: then the browser gives the focus back to where it came from.
    requestAnimationFrame(() => go(hrefOf(HEALTH, { tab: 'records' })))
  }
  const [password, setPassword] = useState('')
  const [wrong, setWrong] = useState<string>()
  const [problem, setProblem] = useState<string>()
  const { mutate, isPending, reset } = useChange(health.exportHealth, {
    onSuccess(everything) {
      saveJson(FILES[format], everything)
      // The file is not kept in the page.
      reset()
      toast.success(t('healthData.export.done'))
      close()
    },
    onError({ code, fields }) {
      setWrong(fields['password'])
      if (fields['password']) return
      setProblem(
        code === 'RATE_LIMITED' ? t('healthData.export.limited') : t('healthData.export.failed'),
      )
    },
  })
  const download = () => {
    setProblem(undefined)
    setWrong(password === '' ? 'required' : undefined)
    if (password !== '') mutate({ body: { format, password } })
  }
  return (
    <Dialog
      open={isOpen}
      onOpenChange={close}
      title={t(`healthData.export.${format}.title`)}
      description={t(`healthData.export.${format}.text`)}
      closeLabel={t('island.close')}
      actions={
        <>
          <Button variant="quiet" onClick={close}>
            {t('island.cancel')}
          </Button>
          <Button type="submit" form="health-export" loading={isPending}>
            {t('healthData.export.submit')}
          </Button>
        </>
      }
    >
      <form
        id="health-export"
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          if (!isPending) download()
        }}
      >
        <PasswordField
          id="health-export-password"
          label={t('healthData.export.password')}
          autoComplete="current-password"
          value={password}
          error={fieldText(t, wrong)}
          onChange={(event) => setPassword(event.target.value)}
        />
        <Problem>{problem}</Problem>
      </form>
    </Dialog>
  )
}
