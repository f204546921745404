import { CircleAlert } from 'lucide-react'
import { useRef, useState, type KeyboardEvent, type ReactNode, type SyntheticEvent } from 'react'
import type { Failure } from '#client/request.ts'
import { send } from '#client/send.ts'
import { fieldText } from '#client/field-text.ts'
import { PasswordField } from '#islands/account/password-field.tsx'
import * as account from '#lib/account/contract.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { failureText } from './failure-text.ts'
import type { OwnProfileT } from './texts.ts'

type Props = {
  t: OwnProfileT
  onCancel: () => void
  onDeleted: () => void
  onSignedOut: () => void
}

/** The exact phrase and the password; the button sleeps until the phrase is right. */
export function DeletionForm({ t, onCancel, onDeleted, onSignedOut }: Props): ReactNode {
  const [phrase, setPhrase] = useState('')
  const [problem, setProblem] = useState<{ title?: string; text: string }>()
  const [wrong, setWrong] = useState<string>()
  const [busy, setBusy] = useState(false)
  const password = useRef<HTMLInputElement>(null)
  const matches = phrase === account.DELETION_PHRASE

  const sayWrongPhrase = () =>
    setProblem({ title: t('account.danger.wrongTitle'), text: t('account.danger.wrongText') })
  // A form whose button sleeps is not sent by Enter, and nobody would learn why.
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || matches) return
    event.preventDefault()
    sayWrongPhrase()
  }
  const refuse = (failure: Failure) => {
    if (failure.code === 'UNAUTHENTICATED') {
      onSignedOut()
      return
    }
    if (failure.fields['phrase']) {
      sayWrongPhrase()
      return
    }
    const code = failure.fields['password']
    setWrong(code)
    if (code) {
      password.current?.focus()
      return
    }
    setProblem({ text: failureText(t, failure, t('account.danger.failed')) })
  }
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault()
    if (busy) return
    if (!matches) {
      sayWrongPhrase()
      return
    }
    setProblem(undefined)
    setWrong(undefined)
    setBusy(true)
    const result = await send(account.deleteAccount, {
      body: { phrase: account.DELETION_PHRASE, password: password.current?.value ?? '' },
    })
    setBusy(false)
    if (result.ok) onDeleted()
    else refuse(result)
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
      <Field label={t('account.danger.phrase', { phrase: account.DELETION_PHRASE })} required>
        <TextInput
          value={phrase}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          onChange={(event) => {
            setPhrase(event.target.value)
            setProblem(undefined)
          }}
          onKeyDown={onKey}
          onBlur={() => phrase !== '' && !matches && sayWrongPhrase()}
        />
      </Field>
      <PasswordField
        id="deletion-password"
        t={t}
        ref={password}
        label={t('account.yourPassword')}
        autoComplete="current-password"
        error={fieldText(t, wrong)}
        onKeyDown={onKey}
      />
      {problem && (
        <div
          role="alert"
          className="flex gap-2.5 rounded-control bg-surface-2 px-4 py-3 text-sm text-clay-strong"
        >
          <CircleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
          <div className="grid gap-0.5">
            {problem.title && <p className="font-semibold">{problem.title}</p>}
            <p>{problem.text}</p>
          </div>
        </div>
      )}
      <div className="flex flex-col-reverse gap-2.5 sm:flex-row sm:justify-end">
        <Button variant="quiet" onClick={onCancel}>
          {t('account.cancel')}
        </Button>
        <Button type="submit" variant="danger" disabled={!matches} loading={busy}>
          {t('account.danger.submit')}
        </Button>
      </div>
    </form>
  )
}
