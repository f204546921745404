import { useState, type ReactNode, type SubmitEvent } from 'react'
import { useChange } from '#client/data/use-change.ts'
import { ChangeFailed } from '#client/problem/change-failed.tsx'
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
  const t = useT('adminSeed')
  const [token, setToken] = useState('')
  const [problem, setProblem] = useState<string>()
  const seed = useChange(seedTestData, {
    onSuccess: () => {
      setToken('')
      toast.success(t('adminSeed.done'))
    },
    onError({ fields }) {
      if (!fields['token']) return
      setProblem(t('adminSeed.problem.wrong'))
      document.getElementById(FIELD)?.focus()
    },
  })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (seed.isPending) return
    const isEmpty = token.trim() === ''
    setProblem(isEmpty ? t('adminSeed.required') : undefined)
    if (isEmpty) {
      seed.reset()
      document.getElementById(FIELD)?.focus()
    } else seed.mutate({ body: { token } })
  }
  const failed = (message: string) => t('adminSeed.failed', { message })
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
        <ChangeFailed
          failure={seed.error}
          texts={{
            FORBIDDEN: failed(t('adminSeed.problem.off')),
            other: failed(t('adminSeed.problem.failed')),
          }}
        />
        <p role="status" className="text-sm empty:hidden">
          {seed.data && t('adminSeed.counted', seed.data)}
        </p>
      </form>
    </>
  )
}
