import { Plus } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useT } from '#client/texts/use-t.ts'
import { Message } from '#islands/auth/message.tsx'
import type { Addressee } from '#lib/contact/draft.ts'
import { MESSAGE_LENGTH } from '#lib/contact/message-fields.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { Textarea } from '#ui/textarea.tsx'
import { givenName } from './given-name.ts'
import { ObjectiveSelect } from './objective-select.tsx'
import { messageText } from './problem-text.ts'
import type { Contact } from './use-contact.ts'

type Props = { contact: Contact; to: readonly Addressee[] }

/** The message, written as one speaks. */
export function MessageStep({ contact, to }: Props): ReactNode {
  const t = useT('contact', 'fields')
  const { form, busy, failure, signedIn, submitMessage } = contact
  const { register, handleSubmit, formState, watch } = form
  const { errors } = formState
  const types = [...new Set(to.map(({ type }) => type))]
  return (
    <form
      noValidate
      className="flex flex-1 flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (!busy) void handleSubmit(submitMessage)()
      }}
    >
      {failure && (
        <Message role="alert">
          <p>{failure}</p>
        </Message>
      )}
      {/* A letter: each control is named by its label, which only screen readers need. */}
      <div className="flex flex-wrap items-start gap-x-2 gap-y-2 font-display text-lg font-bold">
        <span className="py-2.5">
          {to.length === 1
            ? t('contact.letter.hello', { name: givenName(to[0]!.name) })
            : t('contact.letter.helloMany')}
        </span>
        <Field
          hideLabel
          label={t('contact.name')}
          error={messageText(t, 'name', errors.name?.message)}
          required
          className="w-44"
        >
          <TextInput autoComplete="name" placeholder={t('contact.name')} {...register('name')} />
        </Field>
        {types.map((type) => (
          <ObjectiveSelect
            key={type}
            type={type}
            many={types.length > 1}
            error={messageText(t, 'objective', errors.objectives?.[type]?.message)}
            control={register(`objectives.${type}`)}
          />
        ))}
      </div>
      <Field
        label={t('contact.message')}
        error={messageText(t, 'message', errors.message?.message)}
        required
      >
        <Textarea
          rows={6}
          maxLength={MESSAGE_LENGTH.max}
          counter={(used, max) => t('contact.counter', { used, max })}
          placeholder={t('contact.messageHint')}
          value={watch('message')}
          {...register('message')}
        />
      </Field>
      <Phone contact={contact} />
      <Button type="submit" loading={busy} className="mt-auto">
        {signedIn ? t('contact.send') : t('contact.next')}
      </Button>
      {!signedIn && (
        <p className="text-center text-xs text-ink-soft">{t('contact.needsAccount')}</p>
      )}
    </form>
  )
}

function Phone({ contact: { form } }: { contact: Contact }) {
  const t = useT('contact', 'fields')
  const [wanted, setWanted] = useState(false)
  const error = form.formState.errors.phone?.message
  if (!wanted && !error && !form.watch('phone')) {
    return (
      <button
        type="button"
        onClick={() => {
          setWanted(true)
          // It replaces this button, which has the focus.
          requestAnimationFrame(() => form.setFocus('phone'))
        }}
        className="inline-flex min-h-11 items-center gap-2 self-start text-sm font-semibold text-pine"
      >
        <Plus aria-hidden="true" className="size-5" />
        {t('contact.addPhone')}
      </button>
    )
  }
  return (
    <Field
      label={t('contact.phone')}
      note={t('contact.optional')}
      error={messageText(t, 'phone', error)}
    >
      <TextInput type="tel" autoComplete="tel" {...form.register('phone')} />
    </Field>
  )
}
