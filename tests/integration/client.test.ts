import { expect, test } from 'vitest'
import { connect } from '#db/client.ts'
import { testDatabase } from '#tests/support/database.ts'
import { weakLink } from '#tests/support/weak-link.ts'

test('each connection uses its own WebSocket proxy, whatever other connections of the process use', async () => {
  const own = await testDatabase()
  const link = await weakLink(own.wsProxy)
  const direct = connect(own.url, own.wsProxy)
  const relayed = connect(own.url, link.wsProxy)
  await direct.execute('select 1')
  expect(link.open()).toBe(0)
  await relayed.execute('select 1')
  expect(link.open()).toBe(1)
  await link.cut()
  await expect(relayed.execute('select 1')).rejects.toThrow()
  expect((await direct.execute('select 1 as one')).rows).toEqual([{ one: 1 }])
  await Promise.all([direct.pool.end(), relayed.pool.end(), link.close()])
  await own.close()
})
