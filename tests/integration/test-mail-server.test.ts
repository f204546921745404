import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { mailServer } from '#tests/support/mail-server.ts'

test('a sender that is killed in the middle of a mail has sent none, and fails nobody else', async () => {
  const server = await mailServer()
  const sender = connect(Number(new URL(server.url).port), '127.0.0.1').setEncoding('utf8')
  for (const line of [
    'EHLO here',
    'MAIL FROM:<a@example.com>',
    'RCPT TO:<b@example.com>',
    'DATA',
  ]) {
    await once(sender, 'data')
    sender.write(`${line}\r\n`)
  }
  await once(sender, 'data')
  sender.write('Subject: half\r\n')
  sender.resetAndDestroy()
  await server.close()
  expect(server.deliveries).toEqual([])
})
