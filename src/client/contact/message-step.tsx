import { Plus } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { Fields } from '#client/form/fields.tsx'
import { fieldText } from '#client/form/problem-text.ts'
import { useT } from '#client/texts/use-t.ts'
import { useFocusSoon } from '#client/use-focus-soon.ts'
import { Message } from '#client/account/message.tsx'
import type { Addressee } from '#lib/contact/draft.ts'
import { MESSAGE_LENGTH } from '#lib/contact/message-fields.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { givenName } from '#lib/format/given-name.ts'
import { ObjectiveSelect } from './objective-select.tsx'
import type { Contact } from './use-contact.ts'
import type { MessageForm } from './use-message.ts'

type Props = { contact: Contact; to: readonly Addressee[] }

/** The message, written as one speaks. */
export function MessageStep({ contact, to }: Props): ReactNode {
  const t = useT('contact', 'fields')
  const { form, busy, signedIn, own } = contact
  const isMissing = Object.values(form.problems).includes('required')
  const failure = contact.failure ?? (isMissing && t('contact.failure.fields'))
  const types = [...new Set(to.map(({ type }) => type))]
  const messageLength = t('contact.problem.message')
  return (
    <form {...form.props} className="flex flex-1 flex-col gap-4">
      {failure && (
        <Message role="alert">
          <p>{failure}</p>
        </Message>
      )}
      {/* A letter: each control is named by its label, which only screen readers need. */}
      <div className="flex flex-wrap items-start gap-x-2 gap-y-2 font-display text-lg font-heading">
        <span className="py-2.5">
          {to.length === 1
            ? t('contact.letter.hello', { name: givenName(to[0]!.name) })
            : t('contact.letter.helloMany')}
        </span>
        <NameField form={form} />
        {types.map((type) => (
          <ObjectiveSelect key={type} type={type} many={types.length > 1} form={form} />
        ))}
      </div>
      <Fields
        form={form}
        of={{
          message: {
            kind: 'paragraph',
            label: t('contact.message'),
            placeholder: t('contact.messageHint'),
            max: MESSAGE_LENGTH.max,
            rows: 6,
            required: true,
          },
        }}
        problems={{ too_short: messageLength, too_long: messageLength }}
      />
      <Phone form={form} />
      <Button type="submit" loading={busy} className="mt-auto">
        {signedIn ? t('contact.send') : t('contact.next')}
      </Button>
      <p className="text-center text-xs wrap-anywhere text-ink-soft empty:hidden">
        {signedIn ? own && t('contact.answersTo', { email: own.email }) : t('contact.needsAccount')}
      </p>
    </form>
  )
}

const LENGTH = ['too_short', 'too_long']

function NameField({ form }: { form: MessageForm }) {
  const t = useT('contact', 'fields')
  const code = form.problems['name']
  return (
    <Field
      hideLabel
      label={t('contact.name')}
      error={code && LENGTH.includes(code) ? t('contact.problem.name') : fieldText(t, code)}
      required
      className="w-44"
    >
      <TextInput autoComplete="name" placeholder={t('contact.name')} {...form.input('name')} />
    </Field>
  )
}

/** Asked for by those who want to be called. */
function Phone({ form }: { form: MessageForm }) {
  const t = useT('contact')
  const [wanted, setWanted] = useState(false)
  const focusSoon = useFocusSoon()
  if (!wanted && !form.problems['phone'] && !form.values.phone) {
    return (
      <button
        type="button"
        onClick={() => {
          setWanted(true)
          focusSoon(() => form.focus('phone'))
        }}
        className="inline-flex min-h-11 items-center gap-2 self-start text-sm font-medium text-pine"
      >
        <Plus aria-hidden="true" className="size-5" />
        {t('contact.addPhone')}
      </button>
    )
  }
  return (
    <Fields
      form={form}
      of={{ phone: { kind: 'tel', label: t('contact.phone'), autoComplete: 'tel' } }}
      marksOptional
    />
  )
}
