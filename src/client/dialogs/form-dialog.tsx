import { useId, type ReactNode, type SubmitEvent } from 'react'
import { useT } from '#client/texts/use-t.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'

export type FormDialogProps = {
  title: string
  description?: string
  open: boolean
  onClose: () => void
  /** The button that sends the form. */
  submit: string
  isDanger?: boolean
  isDisabled?: boolean
  isBusy: boolean
  /** Why it could not be done. */
  problem?: ReactNode
  onSubmit: (form: HTMLFormElement) => void
  /** The fields. */
  children: ReactNode
}

/** A form in a dialog, with its two buttons, and why it could not be sent. */
export function FormDialog(props: FormDialogProps): ReactNode {
  const t = useT('island')
  const { title, description, open, onClose, submit, isBusy, problem, children } = props
  const id = useId()
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    // A dialog may have been opened from a form: that form is not meant.
    event.stopPropagation()
    if (!isBusy) props.onSubmit(event.currentTarget)
  }
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      title={title}
      description={description}
      closeLabel={t('island.close')}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('island.cancel')}
          </Button>
          <Button
            type="submit"
            form={id}
            variant={props.isDanger ? 'danger' : 'primary'}
            disabled={props.isDisabled}
            loading={isBusy}
          >
            {submit}
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={send} className="grid gap-4">
        {children}
        {problem}
      </form>
    </Dialog>
  )
}
