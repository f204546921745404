import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { notifications } from '#db/schema/index.ts'
import type { UserId } from '#lib/ids.ts'
import { mailsTo } from '#tests/support/account-api.ts'
import { accountSuite } from '#tests/support/account-suite.ts'
import { PASSWORD } from '#tests/support/accounts.ts'
import { keeper, type Keeper } from '#tests/support/health.ts'
import { mailed } from '#tests/support/review-api.ts'
import { PENDING, professional, RUN_OUT, share, type Professional } from '#tests/support/sharing.ts'

// Who is told that shares end because the consent is withdrawn.

const suite = accountSuite()
const db = suite
const owner = () => suite.owner()

const PURPOSE = 'canary: rotura del ligamento'

let ana: Keeper
let active: Professional
let pending: Professional
let over: Professional
beforeEach(async () => {
  ana = await keeper(db())
  active = await professional(suite, { name: 'Leire Sáez' })
  pending = await professional(suite)
  over = await professional(suite)
  await share(owner(), ana, active, { purpose: PURPOSE })
  await share(owner(), ana, pending, { ...PENDING, purpose: PURPOSE })
  await share(owner(), ana, over, RUN_OUT)
  await ana.add({ weight: 98.76, note: PURPOSE })
})

const bell = async (userId: UserId) => {
  const mine = eq(notifications.userId, userId)
  const rows = await db().select().from(notifications).where(mine)
  return rows.map(({ kind, data, actorId }) => ({ kind, data, actorId }))
}

describe.each([{ data: 'keep' }, { data: 'erase', password: PASSWORD }])(
  'withdrawing the consent ($data)',
  (withdrawal) => {
    test('is told to the professional who could read, and to the client, by bell and mail', async () => {
      await ana.ask('DELETE', '/consent', withdrawal)
      expect(await bell(active.id)).toEqual([
        { kind: 'share_changed', data: { event: 'ended' }, actorId: ana.id },
      ])
      const { professionalId } = active
      expect(await bell(ana.id)).toEqual([
        {
          kind: 'share_receipt',
          data: { event: 'ended', professionalId, professionalType: 'trainer' },
          actorId: active.id,
        },
      ])
      expect(await mailed(db(), active.email, 'share_changed')).toMatchObject([
        { event: 'ended', client: 'Test athlete' },
      ])
      expect(await mailed(db(), ana.email, 'share_receipt')).toMatchObject([
        { event: 'ended', professional: 'Leire Sáez', shared: null },
      ])
    })

    test('is told to nobody else: whom nothing was granted, and whose share was over', async () => {
      await ana.ask('DELETE', '/consent', withdrawal)
      for (const { id, email } of [pending, over]) {
        expect(await bell(id)).toEqual([])
        expect(await mailsTo(db(), email)).toEqual([])
      }
    })

    test('is told once, and without a purpose, a value or a note', async () => {
      await Promise.all([1, 2, 3].map(() => ana.call('DELETE', '/consent', withdrawal)))
      const told = [
        ...(await bell(active.id)),
        ...(await bell(ana.id)),
        ...(await mailsTo(db(), active.email)),
        ...(await mailsTo(db(), ana.email)),
      ]
      expect(told).toHaveLength(4)
      expect(JSON.stringify(told)).not.toMatch(/canary|98[.,]76/)
    })
  },
)

test('a withdrawal that fails tells nobody', async () => {
  await owner().execute(
    `alter table audit_events add constraint planted check (kind <> 'health-consent') not valid`,
  )
  try {
    expect((await ana.call('DELETE', '/consent', { data: 'keep' })).status).toBe(500)
  } finally {
    await owner().execute('alter table audit_events drop constraint planted')
  }
  for (const { id, email } of [active, ana]) {
    expect(await bell(id)).toEqual([])
    expect(await mailsTo(db(), email)).toEqual([])
  }
})
