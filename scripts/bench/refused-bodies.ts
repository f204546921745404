import { glob } from 'node:fs/promises'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import * as z from 'zod/mini'
import type { Schema } from '#lib/http/contract.ts'
import { DEFAULT_MAX_BODY } from '#server/http/body.ts'
import type { Endpoint } from '#server/http/endpoint.ts'
import { DEFAULT_MAX_VALUES } from '#server/http/json-meter.ts'
import { parseBody } from '#server/http/parse.ts'

/** The first run of an endpoint also compiles its schema. */
const RUNS = 3

/** The processor time of refusing the costliest body that an endpoint reads, of all endpoints, in ms. */
export async function costliestRefusal(): Promise<{ milliseconds: number; route: string }> {
  let costliest = { milliseconds: 0, route: '' }
  for await (const endpoint of endpointsWithBody()) {
    for (const body of worstBodies(endpoint)) {
      const runs: number[] = []
      for (let run = 0; run < RUNS; run++) runs.push(await refusal(endpoint, body))
      const milliseconds = Math.min(...runs)
      const { method, path } = endpoint.contract
      if (milliseconds > costliest.milliseconds) {
        costliest = { milliseconds, route: `${method} ${path}` }
      }
    }
  }
  return costliest
}

async function* endpointsWithBody() {
  for await (const file of glob('netlify/functions/*.ts')) {
    const module = (await import(pathToFileURL(resolve(file)).href)) as {
      endpoints?: readonly Endpoint[]
    }
    for (const endpoint of module.endpoints ?? []) {
      if (endpoint.contract.body && !endpoint.contract.upload) yield endpoint
    }
  }
}

/** Bodies as large as the endpoint reads them, none of which fits: in each field alone, and fields that nobody knows. */
function worstBodies({ contract, maxBody, maxValues }: Endpoint): string[] {
  const bytes = (maxBody ?? DEFAULT_MAX_BODY) - 200
  const values = (maxValues ?? DEFAULT_MAX_VALUES) - 20
  const list = (item: string, size = 1) => {
    const length = Math.floor(Math.min(bytes / (item.length + 1), values / size))
    return `[${Array<string>(length).fill(item).join()}]`
  }
  const text = (letter: string) => `"${letter.repeat(bytes / Buffer.byteLength(letter))}"`
  const names = Array.from({ length: Math.min(bytes / 9, values) }, (_, at) => `"${at}":0`)
  const unknown = `{${names.join()}}`
  const lists = ['{}', '[]', '0', '""', 'null'].map((item) => list(item))
  const worst = [unknown, ...lists, list('{"a":0}', 2), ...['a', ' ', 'a\u0301'].map(text)]
  const fields = fieldsOf(contract.body!)
  return [
    unknown,
    ...fields.flatMap((field) => worst.map((value) => `{${JSON.stringify(field)}:${value}}`)),
  ]
}

/** The names of the fields of a body, in any of its forms. */
function fieldsOf(schema: Schema): string[] {
  const { properties, anyOf, oneOf, allOf } = z.toJSONSchema(schema, {
    unrepresentable: 'any',
    io: 'input',
  })
  const forms = [{ properties }, ...(anyOf ?? []), ...(oneOf ?? []), ...(allOf ?? [])]
  return [...new Set(forms.flatMap((form) => Object.keys(form.properties ?? {})))]
}

/** In ms. */
async function refusal(endpoint: Endpoint, body: string): Promise<number> {
  const request = new Request('http://localhost/', { method: 'POST', body })
  const began = process.cpuUsage()
  await parseBody(endpoint, request).catch(() => undefined)
  const { user, system } = process.cpuUsage(began)
  return (user + system) / 1_000
}
