import { useState } from 'react'
import { page } from 'vitest/browser'
import { CallFailed } from '#client/data/call-failed.ts'
import { Restored } from '#client/editing/restored.tsx'
import { StaleChoices } from '#client/editing/stale-choices.tsx'
import { useEditing } from '#client/editing/use-editing.ts'
import { Fields } from '#client/form/fields.tsx'
import { textsOf } from '#tests/e2e/support/texts.ts'

/** An editor of a name and a city, over a server of the test. */

type Place = { version: number; name: string; city: string; visits: number }
type Values = { name: string; city: string }

const FIRST: Place = { version: 1, name: 'Ana', city: 'Lugo', visits: 0 }
export const KEY = { owner: 'ana', about: 'place' }
const RULES = { parts: ['name', 'city'] as const }
export const valuesOf = ({ name, city }: Place): Values => ({ name, city })
export const BEGUN = valuesOf(FIRST)
const failed = (code: 'STALE' | 'NOT_FOUND') =>
  new CallFailed({ ok: false, code, fields: {}, retryAfter: undefined })

type Server = {
  stored: Place
  sent: (Values & { version: number })[]
  /** Ends a save that the test holds. */
  hold: Promise<unknown> | undefined
  /** Or found by the read after a save alone. */
  isGone: boolean | 'read'
}
const begin = (): Server => ({ stored: FIRST, sent: [], hold: undefined, isGone: false })
export const server = begin()
export const resetServer = () => Object.assign(server, begin())

async function save(values: Values, { version }: Place): Promise<Place> {
  server.sent.push({ ...values, version })
  await server.hold
  const { stored, isGone } = server
  if (isGone === true) throw failed('NOT_FOUND')
  if (version !== stored.version) throw failed('STALE')
  server.stored = { ...stored, name: values.name.trim(), city: values.city, version: version + 1 }
  return server.stored
}

/** Saves from another tab. */
export function saveElsewhere(part: Partial<Place>): void {
  const { stored } = server
  server.stored = { ...stored, ...part, version: stored.version + 1 }
}

export function useEditor() {
  const [first] = useState(server.stored)
  return useEditing<Place, Values, Values>({
    stored: first,
    valuesOf,
    rules: RULES,
    check: (values) => (values.name ? { body: values } : { problems: { name: 'required' } }),
    save,
    read: () =>
      server.isGone ? Promise.reject(failed('NOT_FOUND')) : Promise.resolve(server.stored),
    draft: KEY,
  })
}

export function EditorFields({ editing }: { editing: ReturnType<typeof useEditor> }) {
  return (
    <>
      <StaleChoices
        editing={editing}
        labelOf={({ names }) => `Field ${names[0]}`}
        textOf={({ names, ...versions }, side) => versions[side][names[0]]}
      />
      <Restored editing={editing} />
      {editing.isGone && <p>It is gone</p>}
      <form {...editing.form.props}>
        <Fields
          form={editing.form}
          of={{ name: { kind: 'text', label: 'Name' }, city: { kind: 'text', label: 'City' } }}
        />
      </form>
    </>
  )
}

const t = textsOf('es')
export const name = page.getByLabelText('Name')
export const city = page.getByLabelText('City')
export const panel = page.getByRole('region', { name: t('editing.stale.title') })
