import { createTransport } from 'nodemailer'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openMailbox } from './mailbox.ts'

const ends: (() => Promise<void>)[] = []
const names = ['SMTP_URL', 'MAIL_FROM', 'MAILBOX_URL'] as const
let url = ''

beforeAll(async () => {
  for (const name of names) delete process.env[name]
  url = (await openMailbox({ atEnd: (end) => ends.push(end) }, { local: true }))!
  await createTransport(process.env['SMTP_URL']).sendMail({
    from: process.env['MAIL_FROM'],
    to: { name: '', address: 'ana@example.com' },
    subject: 'Hello <b>Ana</b>',
    text: 'See https://example.com/#token=1&type=signup',
    html: '<html><head></head><body><script>alert(1)</script>Hello "Ana"</body></html>',
  })
})
afterAll(async () => {
  for (const end of ends.reverse()) await end()
  for (const name of names) delete process.env[name]
})

test('it sets the variables for its senders and readers', () => {
  expect(process.env['MAILBOX_URL']).toBe(url)
  expect(process.env['SMTP_URL']).toMatch(/^smtp:\/\/127\.0\.0\.1:\d+$/)
})

test('received mails are available as JSON', async () => {
  const messages: unknown = await (await fetch(`${url}/messages.json`)).json()
  expect(messages).toEqual([
    expect.objectContaining({
      id: 1,
      to: ['ana@example.com'],
      subject: 'Hello <b>Ana</b>',
      links: ['https://example.com/#token=1&type=signup'],
    }),
  ])
})

test('a page shows a mail with its link, without running its scripts', async () => {
  expect(await (await fetch(url)).text()).toContain('Hello &lt;b&gt;Ana')
  const answer = await fetch(`${url}/messages/1`)
  const page = await answer.text()
  expect(page).toContain('href="https://example.com/#token=1&amp;type=signup"')
  expect(page).toMatch(/srcdoc="[^"]*&lt;script&gt;[^"]*&quot;Ana&quot;[^"]*"/)
  expect(page).not.toContain('<script')
  expect(page).not.toContain('allow-scripts')
  expect(answer.headers.get('Content-Security-Policy')).toContain("default-src 'none'")
})

test('all templates can be previewed in both languages', async () => {
  const page = await (await fetch(`${url}/templates`)).text()
  for (const part of ['confirm-email (es)', 'reset-password (en)', 'account-deleted (en)'])
    expect(page).toContain(part)
})

test('an unknown message is not found', async () => {
  expect((await fetch(`${url}/messages/99`)).status).toBe(404)
})

test('it does not replace a configured mail server, and does not open for a real database', async () => {
  const opened = openMailbox({ atEnd: (end) => ends.push(end) }, { local: true })
  await expect(opened).resolves.toBe(url)
  const smtp = process.env['SMTP_URL']
  delete process.env['SMTP_URL']
  const besideReal = openMailbox({ atEnd: (end) => ends.push(end) }, { local: false })
  await expect(besideReal).resolves.toBeUndefined()
  expect(process.env['SMTP_URL']).toBeUndefined()
  process.env['SMTP_URL'] = smtp
})
