import { useState, type ReactNode, type SubmitEvent } from 'react'
import { Fields } from '#client/form/fields.tsx'
import { ChangeFailed } from '#client/problem/change-failed.tsx'
import { useT } from '#client/texts/use-t.ts'
import { everyFlag } from '#lib/health/flags.ts'
import { usualFields } from '#lib/sharing/presets.ts'
import type { Authorization } from '#lib/sharing/schemas.ts'
import { PURPOSE_MAX } from '#lib/sharing/schemas.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { shortNameOf } from '../../kit/people.ts'
import { updateFailures } from '../failure-text.ts'
import { SENTENCE, SentenceLine } from '#client/health/sentence-line.tsx'
import { shareSentence } from '#client/health/sentence.ts'
import type { SharingMessages } from '../when.ts'
import { lastDayOf, type GrantKind } from './choice.ts'
import { EndChoice } from './end-choice.tsx'
import { FlagList } from './flag-list.tsx'
import { Presets } from './presets.tsx'
import { GrantPreview } from './preview.tsx'
import { StaleNote } from './stale-note.tsx'
import { Statement } from './statement.tsx'
import { useGrant, type Grant } from './use-grant.ts'

type Props = {
  open: boolean
  words: SharingMessages
  kind: GrantKind
  authorization: Authorization
  onClose: () => void
  onDone: () => void
}

/** What a professional may see, why and until when: one dialog for granting and for changing it. */
export function GrantDialog(props: Props): ReactNode {
  const t = useT('health', 'healthSharing', 'island')
  const { open, words, kind, authorization, onClose, onDone } = props
  const { professional } = authorization
  const name = shortNameOf(professional, words)
  const [isPreview, setPreview] = useState(false)
  const grant = useGrant({ kind, authorization, onDone, onWrong: () => setPreview(false) })
  const { base, form } = grant
  const { allowedFields } = form.values
  const share = { name, allowedFields, expiresOn: lastDayOf(form.values) || null }
  return (
    <Dialog
      wide
      open={open}
      onOpenChange={onClose}
      title={t('healthSharing.grant.title', { name })}
      closeLabel={t('island.close')}
      lead={
        <p aria-live="polite" className={SENTENCE}>
          <SentenceLine pieces={shareSentence(share, 'will', words)} />
        </p>
      }
      actions={
        <div className="grid w-full gap-3">
          <ChangeFailed
            failure={form.failure}
            texts={{
              ...updateFailures(t),
              ...(form.failure?.fields['textVersion'] && {
                STALE: t('healthSharing.grant.textChanged'),
              }),
            }}
          />
          <div className="flex flex-col-reverse gap-2.5 sm:flex-row sm:justify-end">
            <p className="hidden flex-1 self-center text-xs text-ink-soft sm:block">
              {t('healthSharing.grant.foot')}
            </p>
            <Button variant="quiet" onClick={() => setPreview(!isPreview)}>
              {isPreview
                ? t('healthSharing.grant.back')
                : t('healthSharing.grant.preview', { name })}
            </Button>
            {base.state !== 'ended' && (
              <Button loading={form.isBusy} onClick={form.submit}>
                {base.state === 'pending'
                  ? t('healthSharing.grant.authorize', { name })
                  : t('healthSharing.grant.save')}
              </Button>
            )}
          </div>
        </div>
      }
    >
      {grant.stale && <StaleNote words={words} stale={grant.stale} onTake={grant.take} />}
      <form {...form.props} onSubmit={keep}>
        {isPreview ? (
          <GrantPreview words={words} professional={professional} allowed={allowedFields} />
        ) : (
          <GrantFields words={words} name={name} grant={grant} />
        )}
      </form>
    </Dialog>
  )
}

/** Enter in a text or on a switch sends nothing: a share is confirmed by its button alone. */
const keep = (event: SubmitEvent): void => event.preventDefault()

function GrantFields({
  words,
  name,
  grant,
}: {
  words: SharingMessages
  name: string
  grant: Grant
}) {
  const t = useT('healthSharing')
  const { base, form } = grant
  const { allowedFields } = form.values
  return (
    <div className="grid gap-6 md:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)] md:gap-8">
      <div className="grid content-start gap-2">
        <Presets
          allowed={allowedFields}
          options={[
            [t('healthSharing.grant.all'), everyFlag(true)],
            [
              t(`healthSharing.grant.usual.${base.professional.type}`),
              usualFields(base.professional.type),
            ],
            [t('healthSharing.grant.nothing'), everyFlag(false)],
          ]}
          onChoose={(chosen) => form.set({ allowedFields: chosen })}
        />
        <FlagList
          words={words}
          allowed={allowedFields}
          onChange={(chosen) => form.set({ allowedFields: chosen })}
        />
      </div>
      <div className="grid content-start gap-5">
        <Fields
          form={form}
          of={{
            purpose: {
              kind: 'text',
              label: t('healthSharing.grant.purpose'),
              help: t('healthSharing.grant.purposeHelp', { name }),
              max: PURPOSE_MAX,
            },
          }}
          marksOptional
          problems={{ invalid: t('healthSharing.grant.purposeProblem', { max: PURPOSE_MAX }) }}
        />
        <EndChoice form={form} />
        <Statement />
      </div>
    </div>
  )
}
