import { useState, type ReactNode, type SubmitEvent } from 'react'
import { useChange } from '#client/data/use-change.ts'
import type { CallFailed } from '#client/data/call-failed.ts'
import { useT } from '#client/texts/use-t.ts'
import { seedTestData } from '#lib/admin/seed-calls.ts'
import { toast } from '#stores/toasts.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { AreaHead } from '../kit/area-head.tsx'

const FIELD = 'seed-token'

/** Creates people for trying the site out, with the token of the server. */
export function SeedPart(): ReactNode {
  const t = useT('admin', 'adminSeed')
  const [token, setToken] = useState('')
  const [problem, setProblem] = useState<string>()
  const refuse = ({ code, fields }: CallFailed) => {
    const why = fields['token'] ? 'wrong' : code === 'FORBIDDEN' ? 'off' : 'failed'
    const message = code === 'RATE_LIMITED' ? t('admin.limited') : t(`adminSeed.problem.${why}`)
    if (fields['token']) {
      setProblem(message)
      document.getElementById(FIELD)?.focus()
    }
    toast.error(t('adminSeed.failed', { message }))
  }
  const seed = useChange(seedTestData, {
    onSuccess: () => {
      setToken('')
      toast.success(t('adminSeed.done'))
    },
    onError: refuse,
  })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const isEmpty = token.trim() === ''
    setProblem(isEmpty ? t('adminSeed.required') : undefined)
    if (isEmpty) document.getElementById(FIELD)?.focus()
    else if (!seed.isPending) seed.mutate({ body: { token } })
  }
  return (
    <>
      <AreaHead title={t('adminSeed.title')} text={t('adminSeed.lede')} />
      <form
        noValidate
        onSubmit={submit}
        className="grid max-w-lg gap-4 rounded-card border border-line bg-surface p-4 sm:p-6"
      >
        <Field required id={FIELD} label={t('adminSeed.token')} error={problem}>
          <TextInput
            type="password"
            autoComplete="off"
            value={token}
            onChange={({ target }) => setToken(target.value)}
          />
        </Field>
        <div>
          <Button type="submit" loading={seed.isPending}>
            {t('adminSeed.create')}
          </Button>
        </div>
        <p role="status" className="text-sm empty:hidden">
          {seed.data && t('adminSeed.counted', seed.data)}
        </p>
      </form>
    </>
  )
}
