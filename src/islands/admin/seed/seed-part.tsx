import { useState, type ReactNode } from 'react'
import { bodyOf } from '#client/form/check.ts'
import { useFormCall } from '#client/form/use-form-call.ts'
import { ChangeFailed } from '#client/problem/change-failed.tsx'
import { useT } from '#client/texts/use-t.ts'
import * as seed from '#lib/admin/seed-calls.ts'
import * as seedSchemas from '#lib/admin/seed-schemas.ts'
import { toast } from '#stores/toasts.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { AreaHead } from '../kit/area-head.tsx'

const check = bodyOf(seedSchemas.seedTestData.body)

/** Creates people for trying the site out, with the token of the server. */
export function SeedPart(): ReactNode {
  const t = useT('adminSeed')
  const [seeded, setSeeded] = useState<seedSchemas.Seeded>()
  const form = useFormCall(seed.seedTestData, {
    initial: { token: '' },
    check,
    onSuccess(counts) {
      form.reset()
      setSeeded(counts)
      toast.success(t('adminSeed.done'))
    },
    onError: () => setSeeded(undefined),
    onWrong: () => setSeeded(undefined),
  })
  const problem = form.problems['token']
  const failed = (message: string) => t('adminSeed.failed', { message })
  return (
    <>
      <AreaHead title={t('adminSeed.title')} text={t('adminSeed.lede')} />
      <form
        {...form.props}
        className="grid max-w-lg gap-4 rounded-card border border-line bg-surface p-4 sm:p-6"
      >
        <Field
          required
          label={t('adminSeed.token')}
          error={
            problem && t(problem === 'required' ? 'adminSeed.required' : 'adminSeed.problem.wrong')
          }
        >
          <TextInput type="password" autoComplete="off" {...form.input('token')} />
        </Field>
        <div>
          <Button type="submit" loading={form.isBusy}>
            {t('adminSeed.create')}
          </Button>
        </div>
        <ChangeFailed
          failure={form.failure}
          texts={{
            FORBIDDEN: failed(t('adminSeed.problem.off')),
            other: failed(t('adminSeed.problem.failed')),
          }}
        />
        <p role="status" className="text-sm empty:hidden">
          {seeded && !form.isBusy && t('adminSeed.counted', seeded)}
        </p>
      </form>
    </>
  )
}
