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
  const [at, setAt] = useState<string | null | undefined>(null)
  const [problem, setProblem] = useState<string>()
  const send = useSending(props, setProblem)
  const confirm = () => {
    setProblem(at === undefined ? t('adminNewsletter.send.invalid') : undefined)
    const { id, version } = edition
    if (at !== undefined) send.mutate({ params: { id }, body: { version, at } })
  }
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      title={t('adminNewsletter.send.title')}
      closeLabel={frameT('workspace.close')}
      lead={<Lead {...props} at={at} />}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {frameT('workspace.cancel')}
          </Button>
          <Button loading={send.isPending} onClick={confirm}>
            {t(
              at === null ? 'adminNewsletter.send.confirmNow' : 'adminNewsletter.send.confirmLater',
            )}
          </Button>
        </>
      }
    >
      <When {...props} onChange={setAt} />
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

type WhenProps = Words & { onChange: (at: string | null | undefined) => void }

/** Now, or a day and a time in Madrid; undefined while these are none. */
function When({ t, onChange }: WhenProps) {
  const [isLater, setLater] = useState(false)
  const [day, setDay] = useState(() => madridDay(new Date(Date.now() + 24 * 3_600_000)))
  const [time, setTime] = useState('09:00')
  const tell = (later: boolean, chosenDay: string, chosenTime: string) =>
    onChange(later ? (fromMadrid(chosenDay, chosenTime) ?? undefined) : null)
  return (
    <>
      <Segments
        name="send-when"
        legend={t('adminNewsletter.send.when')}
        value={isLater ? 'later' : 'now'}
        onChange={(chosen) => {
          setLater(chosen === 'later')
          tell(chosen === 'later', day, time)
        }}
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
              onChange={({ target }) => {
                setDay(target.value)
                tell(true, target.value, time)
              }}
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
              onChange={({ target }) => {
                setTime(target.value)
                tell(true, day, target.value)
              }}
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
