import { useId, type ReactNode } from 'react'
import type { FormProps } from '#client/form/use-form.ts'
import { useT } from '#client/texts/use-t.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'

export type FormDialogProps = {
  /** `alertdialog` confirms a destructive action. */
  role?: 'dialog' | 'alertdialog'
  title: string
  description?: string
  /** Stays in view under the title. */
  lead?: ReactNode
  open: boolean
  onClose: () => void
  /** The button that sends the form. */
  submit: string
  /** The other button. */
  cancel?: string
  isDanger?: boolean
  isDisabled?: boolean
  /** See `useForm`. */
  form: { props: FormProps; isBusy: boolean }
  /** Why it could not be done. */
  problem?: ReactNode
  /** The fields. */
  children: ReactNode
}

/** A form in a dialog, with its two buttons, and why it could not be sent. */
export function FormDialog(props: FormDialogProps): ReactNode {
  const t = useT('island')
  const { role = 'dialog', title, description, lead, open, onClose, form, children } = props
  const id = useId()
  return (
    <Dialog
      role={role}
      open={open}
      onOpenChange={onClose}
      title={title}
      description={description}
      lead={lead}
      {...(role === 'dialog' && { closeLabel: t('island.close') })}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {props.cancel ?? t('island.cancel')}
          </Button>
          <Button
            type="submit"
            form={id}
            variant={props.isDanger ? 'danger' : 'primary'}
            disabled={props.isDisabled}
            loading={form.isBusy}
          >
            {props.submit}
          </Button>
        </>
      }
    >
      <form id={id} {...form.props} className="grid gap-4">
        {children}
        {props.problem}
      </form>
    </Dialog>
  )
}
