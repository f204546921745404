import { describe, expect, test } from 'vitest'
import type { Overview } from '#lib/health/schemas.ts'
import type { HealthRecord } from '#lib/health/record.ts'
import type { Settings } from '#lib/health/settings.ts'
import { errorOf } from '#tests/support/account-api.ts'
import { accountSuite } from '#tests/support/account-suite.ts'
import { keeper, type Keeper } from '#tests/support/health.ts'
import { professional, share, sharingAs, type Suite } from '#tests/support/sharing.ts'

const db: Suite = accountSuite()

/** What is saved by version: a save of it, and the values that a save stores. */
const SAVED = {
  record: async (ana: Keeper) => {
    const { id } = await ana.add({ weight: 50 })
    return {
      version: 1,
      save: (version: number, n: number) =>
        ana.call('PATCH', `/records/${id}`, { version, weight: 60 + n }),
      stored: async () => {
        const { items } = await ana.ask<{ items: HealthRecord[] }>('GET', '/records')
        return { version: items[0]!.version, n: items[0]!.weight! - 60 }
      },
    }
  },
  settings: async (ana: Keeper) => {
    await ana.ask<Settings>('PATCH', '/settings', { version: 0, goals: { weight: 50 } })
    return {
      version: 1,
      save: (version: number, n: number) =>
        ana.call('PATCH', '/settings', { version, goals: { weight: 60 + n } }),
      stored: async () => {
        const { settings } = await ana.ask<Overview>('GET', '/overview')
        return { version: settings.version, n: settings.goals.weight! - 60 }
      },
    }
  },
}

describe.each(Object.entries(SAVED))('a save of %s', (_, prepare) => {
  test('is one of ten that are based on the same version, and the one that was acknowledged', async () => {
    const { version, save, stored } = await prepare(await keeper(db()))
    const answers = await Promise.all(Array.from({ length: 10 }, (_, n) => save(version, n)))
    const winners = answers.flatMap(({ status }, n) => (status === 200 ? [n] : []))
    expect(winners).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(9)
    expect(await stored()).toEqual({ version: version + 1, n: winners[0] })
  })
})

test.each([-1, 2 ** 31, Number.MAX_SAFE_INTEGER, 1e300, 1.5, '1', null])(
  'the version %j, which nothing can have, is refused by every save',
  async (version) => {
    const ana = await keeper(db())
    const { id } = await ana.add({ weight: 70 })
    const shared = await share(db.owner(), ana, await professional(db))
    const answers = [
      await ana.call('PATCH', '/settings', { version, isPregnant: true }),
      await ana.call('PATCH', `/records/${id}`, { version, weight: 71 }),
      await ana.call('PATCH', '/history', { version, pastInjuries: 'Rodilla' }),
      await sharingAs(ana.cookie).revoke(shared, version as number),
    ]
    for (const answer of answers) {
      expect(await errorOf(answer)).toMatchObject({
        code: 'INVALID_INPUT',
        fields: { version: 'invalid' },
      })
    }
  },
)
