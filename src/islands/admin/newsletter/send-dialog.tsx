import { useMutation } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import type { CallFailed } from '#client/call-failed.ts'
import { queryClient } from '#client/query.ts'
import { Problem } from '#islands/health/kit/problem.tsx'
import { sendEdition } from '#lib/admin/newsletter/contract.ts'
import type { Edition } from '#lib/admin/newsletter/edition.ts'
import { fromMadrid } from '#lib/format/from-madrid.ts'
import { madridDay } from '#lib/format/madrid-day.ts'
import { toast } from '#stores/toasts.ts'
import { Button } from '#ui/button.tsx'
import { DateInput } from '#ui/date-input.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Field } from '#ui/field.tsx'
import { Segments } from '#ui/segments.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { useFrame } from '../frame-context.ts'
import { guardedMutationOf } from '../kit/guarded.ts'
import { showEdition } from './calls.ts'
import { sendingSentence, whenSentence } from './sentence.ts'
import type { Words } from './texts.ts'
import { useRecipients } from './use-recipients.ts'

type Props = Words & {
  edition: Edition
  open: boolean
  onClose: () => void
  /** Marks what lacks in the form. */
  onMissing: (problems: Readonly<Record<string, string>>) => void
}

/** Sends an edition, now or at a time, after a sentence that says to whom. */
export function SendDialog(props: Props): ReactNode {
  const { t, edition, open, onClose } = props
  const { t: frameT } = useFrame()
  const [choice, setChoice] = useState<Choice>(firstChoice)
  const at = choice.isLater ? fromMadrid(choice.day, choice.time) : null
  // No time at all.
  const isWrong = choice.isLater && at === null
  const [problem, setProblem] = useState<string>()
  const send = useSending(props, setProblem)
  const confirm = () => {
    setProblem(isWrong ? t('adminNewsletter.send.invalid') : undefined)
    const { id, version } = edition
    if (!isWrong) send.mutate({ params: { id }, body: { version, at } })
  }
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      title={t('adminNewsletter.send.title')}
      closeLabel={frameT('workspace.close')}
      lead={<Lead {...props} at={isWrong ? undefined : at} />}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {frameT('workspace.cancel')}
          </Button>
          <Button loading={send.isPending} onClick={confirm}>
            {t(
              choice.isLater
                ? 'adminNewsletter.send.confirmLater'
                : 'adminNewsletter.send.confirmNow',
            )}
          </Button>
        </>
      }
    >
      <When t={t} choice={choice} onChange={setChoice} />
      <Problem>{problem}</Problem>
    </Dialog>
  )
}

function Lead({ edition, at, ...words }: Props & { at: string | null | undefined }) {
  const { recipients } = useRecipients(edition)
  return (
    <p role="status" className="font-semibold tabular-nums">
      {recipients
        ? sendingSentence(words, recipients)
        : words.t('adminNewsletter.audience.counting')}{' '}
      {at !== undefined && recipients && whenSentence(words, at)}
    </p>
  )
}

type Choice = { isLater: boolean; day: string; time: string }

/** Now; or, once asked for, tomorrow morning. */
const firstChoice = (): Choice => ({
  isLater: false,
  day: madridDay(new Date(Date.now() + 24 * 3_600_000)),
  time: '09:00',
})

type WhenProps = Pick<Words, 't'> & { choice: Choice; onChange: (choice: Choice) => void }

/** Now, or a day and a time in Madrid. */
function When({ t, choice, onChange }: WhenProps) {
  const { isLater, day, time } = choice
  return (
    <>
      <Segments
        name="send-when"
        legend={t('adminNewsletter.send.when')}
        value={isLater ? 'later' : 'now'}
        onChange={(chosen) => onChange({ ...choice, isLater: chosen === 'later' })}
        options={[
          ['now', t('adminNewsletter.send.now')],
          ['later', t('adminNewsletter.send.later')],
        ]}
      />
      {isLater && (
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label={t('adminNewsletter.send.day')}>
            <DateInput
              min={madridDay()}
              value={day}
              onChange={({ target }) => onChange({ ...choice, day: target.value })}
            />
          </Field>
          <Field
            label={t('adminNewsletter.send.time')}
            help={t('adminNewsletter.send.zone')}
            helpBelow
          >
            <TextInput
              type="time"
              value={time}
              onChange={({ target }) => onChange({ ...choice, time: target.value })}
            />
          </Field>
        </div>
      )}
    </>
  )
}

function useSending({ t, onClose, onMissing }: Props, tell: (problem: string) => void) {
  const { t: frameT } = useFrame()
  const told = ({ code, fields }: CallFailed): string => {
    if (fields['at'] === 'in_past') return t('adminNewsletter.send.inPast')
    if (fields['at'] === 'too_late') return t('adminNewsletter.send.tooLate')
    if (fields['audience']) return t('adminNewsletter.send.sentence.nobody')
    if (code === 'INVALID_INPUT') return t('adminNewsletter.send.missing')
    if (code === 'STALE') return t('adminNewsletter.stale.title')
    return code === 'RATE_LIMITED' ? frameT('admin.limited') : t('adminNewsletter.send.failed')
  }
  return useMutation(
    {
      ...guardedMutationOf(sendEdition),
      onSuccess(edition) {
        showEdition(edition)
        onClose()
        toast.success(
          t(
            edition.state === 'scheduled'
              ? 'adminNewsletter.send.scheduled'
              : 'adminNewsletter.send.started',
          ),
        )
      },
      onError(error) {
        if (error.code === 'PASSWORD_NEEDED' || error.code === 'UNAUTHENTICATED') return
        if (error.code === 'INVALID_INPUT') onMissing(error.fields)
        tell(told(error))
      },
    },
    queryClient,
  )
}
