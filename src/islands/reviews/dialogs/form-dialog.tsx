import { useId, type ReactNode, type SubmitEvent } from 'react'
import { useT } from '#client/texts/use-t.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'

type Props = {
  open: boolean
  onClose: () => void
  title: string
  description: string
  submitLabel: string
  isPending: boolean
  onSubmit: (form: HTMLFormElement) => void
  children: ReactNode
}

/** A dialog around a form, with its two buttons. */
export function FormDialog(props: Props) {
  const { open, onClose, title, description, submitLabel, isPending, onSubmit, children } = props
  const t = useT('reviews')
  const id = useId()
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!isPending) onSubmit(event.currentTarget)
  }
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      title={title}
      description={description}
      closeLabel={t('reviews.close')}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('reviews.cancel')}
          </Button>
          <Button type="submit" form={id} loading={isPending}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={submit} className="grid gap-4">
        {children}
      </form>
    </Dialog>
  )
}
