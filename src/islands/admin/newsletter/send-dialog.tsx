import { useState, type ReactNode } from 'react'
import { useCache } from '#client/data/use-cache.ts'
import { FormDialog } from '#client/dialogs/form-dialog.tsx'
import type { Checked } from '#client/form/problems.ts'
import { useFormCall } from '#client/form/use-form-call.ts'
import { ChangeFailed } from '#client/problem/change-failed.tsx'
import { ReadFailed } from '#client/problem/read-failed.tsx'
import { useLocale, useT } from '#client/texts/use-t.ts'
import { firstMadridMinute, type MadridMinute } from '#lib/admin/madrid-minute.ts'
import { getEdition, sendEdition } from '#lib/admin/newsletter/calls.ts'
import type { Edition } from '#lib/admin/newsletter/edition.ts'
import type { FieldProblems } from '#lib/http/errors.ts'
import type { T } from '#lib/i18n/t.ts'
import { toast } from '#stores/toasts.ts'
import { Segments } from '#ui/segments.tsx'
import { checkMinute } from '../kit/check-minute.ts'
import { MadridTimeFields } from '../kit/madrid-time-fields.tsx'
import { sendingSentence, whenSentence } from './sentence.ts'
import { useRecipients } from './use-recipients.ts'

type Props = {
  /** As it was saved last; only this version is sent. */
  edition: Edition
  open: boolean
  onClose: () => void
  /** Marks what lacks in the form. */
  onMissing: (problems: FieldProblems) => void
  /** Another admin has saved it since. @returns whether the form says so */
  onStale: () => Promise<boolean>
}

type SendForm = MadridMinute & { when: 'now' | 'later' }

/** When it is to go out; null for now. */
const readTime = ({ when, ...minute }: SendForm): Checked<string | null> =>
  when === 'later' ? checkMinute(minute) : { body: null }

/** Sends an edition, now or at a time, after a sentence that says to whom. */
export function SendDialog(props: Props): ReactNode {
  const { edition, open, onClose } = props
  const t = useT('adminNewsletter')
  const form = useSending(props)
  const { failure, values } = form
  const isLater = values.when === 'later'
  const time = readTime(values)
  const close = () => {
    form.clear()
    if (!form.isBusy) form.forget()
    onClose()
  }
  const failed = (
    <ChangeFailed
      failure={failure}
      texts={{
        INVALID_INPUT: t(
          failure?.fields['audience']
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
      <FormDialog
        open={open}
        onClose={close}
        title={t('adminNewsletter.send.title')}
        lead={<Lead edition={edition} at={'body' in time ? time.body : undefined} />}
        submit={t(
          isLater ? 'adminNewsletter.send.confirmLater' : 'adminNewsletter.send.confirmNow',
        )}
        form={form}
        problem={failed}
      >
        <Segments
          name="when"
          legend={t('adminNewsletter.send.when')}
          defaultValue={values.when}
          options={[
            ['now', t('adminNewsletter.send.now')],
            ['later', t('adminNewsletter.send.later')],
          ]}
        />
        {isLater && (
          <MadridTimeFields
            form={form}
            labels={{ day: t('adminNewsletter.send.day'), time: t('adminNewsletter.send.time') }}
            help={t('adminNewsletter.send.zone')}
            error={timeText(t, form.problems['day'])}
          />
        )}
      </FormDialog>
    </>
  )
}

function timeText(t: T<'adminNewsletter'>, problem: string | undefined): string | undefined {
  if (problem === undefined) return undefined
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
    <p role="status" className="font-medium tabular">
      {recipients ? sendingSentence(words, recipients) : t('adminNewsletter.audience.counting')}{' '}
      {at !== undefined && recipients && whenSentence(words, at)}
    </p>
  )
}

function useSending({ edition: { id, version }, onClose, onMissing, onStale }: Props) {
  const t = useT('adminNewsletter')
  const cache = useCache()
  const [initial] = useState((): SendForm => ({ when: 'now', ...firstMadridMinute(null) }))
  const form = useFormCall(sendEdition, {
    initial,
    check(values) {
      const time = readTime(values)
      return 'body' in time ? { body: { params: { id }, body: { version, at: time.body } } } : time
    },
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
    async onError({ code, fields }) {
      if (code === 'STALE' && (await onStale())) form.forget()
      if (fields['at']) form.show({ day: fields['at'] })
      else if (code === 'INVALID_INPUT') onMissing(fields)
    },
  })
  return form
}
