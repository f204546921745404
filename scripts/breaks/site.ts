import { readFileSync } from 'node:fs'
import * as z from 'zod'
import { dependencies } from '../test/dependencies.ts'
import type { Gate } from '../test/gate.ts'
import { isolateEnvironment } from '../test/isolate.ts'
import { runGate } from '../test/run-gate.ts'
import type { Failure } from './suite.ts'

/**
 * What the gates of a built site say of a fault: builds, serves and ends again, since each fault is another site.
 *
 * @throws when a gate does not get as far as a test, which proves nothing of the fault
 */
export async function failureOfSite(
  gates: readonly Gate[],
): Promise<(Failure & { gate: string }) | null> {
  const ends: (() => Promise<void>)[] = []
  const provide = dependencies({ atEnd: (end) => ends.push(end) })
  try {
    for (const gate of gates) {
      const { failed } = await runGate(untilFailure(gate), () => provide(gate.needs ?? []))
      if (failed > 0) return { gate: gate.name, ...firstIn(gate) }
    }
    return null
  } finally {
    for (const end of ends.reverse()) await end()
    // The next fault has another database.
    isolateEnvironment()
  }
}

function untilFailure(gate: Gate): Gate {
  const [program] = gate.command
  return { ...gate, command: [...gate.command, program === 'playwright' ? '-x' : '--bail=1'] }
}

const Vitest = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      message: z.string(),
      assertionResults: z.array(z.object({ fullName: z.string(), status: z.string() })),
    }),
  ),
})

type Suite = {
  file?: string | undefined
  specs?: { ok: boolean; title: string }[] | undefined
  suites?: Suite[] | undefined
}
const Suite: z.ZodType<Suite> = z.lazy(() =>
  z.object({
    file: z.optional(z.string()),
    specs: z.optional(z.array(z.object({ ok: z.boolean(), title: z.string() }))),
    suites: z.optional(z.array(Suite)),
  }),
)
const Playwright = z.object({ suites: z.array(Suite) })

function firstIn({ name, report }: Gate): Failure {
  const content: unknown = report && JSON.parse(readFileSync(report.file, 'utf8'))
  const failure = firstOfVitest(content) ?? firstOfPlaywright(content)
  if (!failure) throw new Error(`${name} failed without a failing test`)
  return failure
}

function firstOfVitest(content: unknown): Failure | null {
  const { data } = Vitest.safeParse(content)
  for (const { name, message, assertionResults } of data?.testResults ?? []) {
    const failed = assertionResults.find(({ status }) => status === 'failed')
    if (failed) return { file: name, test: failed.fullName }
    if (message) return { file: name, test: message.split('\n')[0] ?? '' }
  }
  return null
}

function firstOfPlaywright(content: unknown): Failure | null {
  const { data } = Playwright.safeParse(content)
  const specs = (suite: Suite): Failure[] => [
    ...(suite.specs ?? [])
      .filter(({ ok }) => !ok)
      .map(({ title }) => ({ file: suite.file ?? '', test: title })),
    ...(suite.suites ?? []).flatMap(specs),
  ]
  return (data?.suites ?? []).flatMap(specs)[0] ?? null
}
