import { useState, type ReactNode } from 'react'
import type { CallFailed } from '#client/data/call-failed.ts'
import { useCache } from '#client/data/use-cache.ts'
import { useChange } from '#client/data/use-change.ts'
import { ChangeFailed } from '#client/problem/change-failed.tsx'
import { ReadFailed } from '#client/problem/read-failed.tsx'
import { useLocale, useT } from '#client/texts/use-t.ts'
import { firstMadridMinute, readMadridMinute, type ReadMinute } from '#lib/admin/madrid-minute.ts'
import { getEdition, sendEdition } from '#lib/admin/newsletter/calls.ts'
import type { Edition } from '#lib/admin/newsletter/edition.ts'
import type { T } from '#lib/i18n/t.ts'
import { toast } from '#stores/toasts.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Segments } from '#ui/segments.tsx'
import { MadridTimeFields } from '../kit/madrid-time-fields.tsx'
import { sendingSentence, whenSentence } from './sentence.ts'
import { useRecipients } from './use-recipients.ts'

const DAY_FIELD = 'send-day'

type Props = {
  /** As it was saved last; only this version is sent. */
  edition: Edition
  open: boolean
  onClose: () => void
  /** Marks what lacks in the form. */
  onMissing: (problems: Readonly<Record<string, string>>) => void
  /** Somebody else has saved it since. */
  onStale: () => void
}

/** Sends an edition, now or at a time, after a sentence that says to whom. */
export function SendDialog(props: Props): ReactNode {
  const { edition, open, onClose } = props
  const t = useT('adminNewsletter', 'island', 'workspace')
  const [isLater, setLater] = useState(false)
  const [time, setTime] = useState(() => firstMadridMinute(null))
  const [wrong, setWrong] = useState<string>()
  const send = useSending(props)
  const { error } = send
  const timeProblem = wrong ?? error?.fields['at']
  const read: ReadMinute | { at: null; problem?: never } = isLater
    ? readMadridMinute(time)
    : { at: null }
  const confirm = () => {
    setWrong(read.problem)
    const { id, version } = edition
    if (read.at !== undefined) send.mutate({ params: { id }, body: { version, at: read.at } })
    else {
      send.reset()
      document.getElementById(DAY_FIELD)?.focus()
    }
  }
  const close = () => {
    setWrong(undefined)
    if (!send.isPending) send.reset()
    onClose()
  }
  const failed = (
    <ChangeFailed
      failure={isToldElsewhere(error) ? null : error}
      texts={{
        INVALID_INPUT: t(
          error?.fields['audience']
            ? 'adminNewsletter.send.sentence.nobody'
            : 'adminNewsletter.send.missing',
        ),
        other: t('adminNewsletter.send.failed'),
      }}
    />
  )
  return (
    <>
      {/* The dialog may have been closed before the answer came. */}
      {!open && failed}
      <Dialog
        open={open}
        onOpenChange={close}
        title={t('adminNewsletter.send.title')}
        closeLabel={t('island.close')}
        lead={<Lead edition={edition} at={read.at} />}
        actions={
          <>
            <Button variant="quiet" onClick={close}>
              {t('island.cancel')}
            </Button>
            <Button loading={send.isPending} onClick={confirm}>
              {t(isLater ? 'adminNewsletter.send.confirmLater' : 'adminNewsletter.send.confirmNow')}
            </Button>
          </>
        }
      >
        <Segments
          name="send-when"
          legend={t('adminNewsletter.send.when')}
          value={isLater ? 'later' : 'now'}
          onChange={(chosen) => setLater(chosen === 'later')}
          options={[
            ['now', t('adminNewsletter.send.now')],
            ['later', t('adminNewsletter.send.later')],
          ]}
        />
        {isLater && (
          <MadridTimeFields
            id={DAY_FIELD}
            value={time}
            onChange={setTime}
            labels={{ day: t('adminNewsletter.send.day'), time: t('adminNewsletter.send.time') }}
            help={t('adminNewsletter.send.zone')}
            error={timeProblem && timeText(t, timeProblem)}
          />
        )}
        {failed}
      </Dialog>
    </>
  )
}

/** At the time, or by what somebody else has saved. */
const isToldElsewhere = (error: CallFailed | null) =>
  error?.code === 'STALE' || error?.fields['at'] !== undefined

function timeText(t: T<'adminNewsletter'>, problem: string): string {
  if (problem === 'in_past') return t('adminNewsletter.send.inPast')
  return problem === 'too_late'
    ? t('adminNewsletter.send.tooLate')
    : t('adminNewsletter.send.invalid')
}

type LeadProps = { edition: Edition; at: string | null | undefined }

function Lead({ edition, at }: LeadProps) {
  const t = useT('adminNewsletter', 'newsletterForm')
  const locale = useLocale()
  const words = { t, locale }
  const { recipients, isError, retry } = useRecipients(edition)
  if (isError && !recipients) {
    return <ReadFailed onRetry={retry}>{t('adminNewsletter.audience.failed')}</ReadFailed>
  }
  return (
    <p role="status" className="font-semibold tabular-nums">
      {recipients ? sendingSentence(words, recipients) : t('adminNewsletter.audience.counting')}{' '}
      {at !== undefined && recipients && whenSentence(words, at)}
    </p>
  )
}

function useSending({ onClose, onMissing, onStale }: Props) {
  const t = useT('adminNewsletter')
  const cache = useCache()
  return useChange(sendEdition, {
    onSuccess(edition) {
      cache.put(getEdition, { params: edition }, edition)
      onClose()
      toast.success(
        t(
          edition.state === 'scheduled'
            ? 'adminNewsletter.send.scheduled'
            : 'adminNewsletter.send.started',
        ),
      )
    },
    onError({ code, fields }) {
      if (code === 'STALE') onStale()
      if (code === 'INVALID_INPUT') onMissing(fields)
    },
  })
}
