import { expect, test } from 'vitest'
import { LOCALES } from '#lib/i18n/locales.ts'
import type { ProfessionalId } from '#lib/ids.ts'
import type { ProfessionalType } from '#lib/professionals/types.ts'
import type { Mail } from './mail.ts'
import { renderMail } from './render.ts'
import { SAMPLE_MAILS } from '#scripts/mailbox/sample-mails.ts'

const SITE = 'https://miformaactiva.test'
const TOKEN = 'a'.repeat(43)

const confirm = (
  profession: ProfessionalType | null = null,
  device: string | null = 'Chrome · Android',
): Mail => ({
  template: 'confirm-email',
  data: {
    token: TOKEN,
    profession,
    signedUpAt: '2026-11-20T22:04:00Z',
    until: '2026-11-22T22:04:00Z',
    device,
  },
})
const reset = (name: string | null): Mail => ({
  template: 'reset-password',
  data: { name, token: TOKEN },
})

/** Their recipient is anybody, or the support of the site. */
const UNNAMED = ['change-email', 'confirm-email', 'newsletter-confirm', 'site-message']

test.each(
  SAMPLE_MAILS.flatMap((mail) => LOCALES.map((locale) => [mail.template, locale, mail] as const)),
)(
  '%s in %s is complete as HTML and as text, in the locale of the recipient',
  async (template, locale, mail) => {
    const { subject, html, text } = await renderMail(mail, locale, SITE)
    expect(subject).toMatch(/\S/)
    expect(html).toMatch(/^<!doctype html>/)
    expect(html).toContain(`<html lang="${locale}">`)
    expect(html).not.toMatch(/<(script|link)\b/)
    expect(text).not.toMatch(/<\w/)
    const named = !UNNAMED.includes(template)
    const greeting = { es: named ? 'Hola, Ana' : 'Hola.', en: named ? 'Hello, Ana' : 'Hello.' }
    expect(text).toContain(greeting[locale])
    expect(html).toContain(greeting[locale])
    expect(text).not.toContain('undefined')
    expect(html).not.toContain('undefined')
  },
)

test.each(SAMPLE_MAILS)('$template only links to our site', async (mail) => {
  for (const locale of LOCALES) {
    const { html, text } = await renderMail(mail, locale, SITE)
    const links = [...html.matchAll(/href="([^"]*)"/g), ...text.matchAll(/(https?:\S+)/g)]
    expect(links.length).toBeGreaterThan(0)
    for (const [, link] of links) expect(new URL(link!).origin).toBe(SITE)
  }
})

test.each(SAMPLE_MAILS)(
  '$template says in its heading what it is about, and at the end why it came and how it stops',
  async (mail) => {
    for (const locale of LOCALES) {
      const { html, text, unsubscribeUrl } = await renderMail(mail, locale, SITE)
      const heading = /<h1[^>]*>([^<]+)<\/h1>/.exec(html)?.[1]
      expect(heading).not.toMatch(/MF[AG]-/)
      expect(text.split('\n')[0]).toBe(heading)
      const foot = html.slice(html.lastIndexOf('<p '))
      expect(foot).toMatch(/correo|aviso|mensaje|buzón|email|notice|message|mailbox/)
      if (unsubscribeUrl !== undefined) expect(foot).toContain(`href="${unsubscribeUrl}"`)
    }
  },
)

test.each(SAMPLE_MAILS)('the pictures of $template do not tell who reads it', async (mail) => {
  const { html } = await renderMail(mail, 'es', SITE)
  const sources = [...html.matchAll(/<img\s+src="([^"]*)"/g)].map(([, source]) => source!)
  expect(sources).toHaveLength(html.split('<img').length - 1)
  for (const source of sources)
    expect(source.slice(SITE.length)).toMatch(
      /^\/(icon-192\.png|demo\/avatars\/small\/[\w-]+\.webp)$/,
    )
})

test('a professional who writes is shown with face and place, or with initials', async () => {
  const mail = (picture: string | null): Mail => ({
    template: 'answer',
    data: {
      name: 'Ana',
      unsubscribe: TOKEN,
      professional: 'Leire Sáez Luque',
      code: 'MFF-1',
      writer: { type: 'physiotherapist', city: 'Donostia', picture },
    },
  })
  const shown = await renderMail(mail('/avatars/1/avatar.webp?v=2#focus=40,30'), 'es', SITE)
  expect(shown.html).toContain(`src="${SITE}/avatars/1/avatar.webp?size=small&amp;v=2"`)
  expect(shown.html).toContain('object-position:40% 30%')
  expect(shown.html).toContain('alt="LS"')
  expect(shown.text).toContain('Leire Sáez Luque\nFisioterapeuta en Donostia')
  const bare = await renderMail(mail(null), 'en', SITE)
  expect(bare.html).toMatch(/>\s*LS\s*<\/span\s*>/)
  expect(bare.text).toContain('Physiotherapist in Donostia')
})

test.each([
  ['confirm-email', 'es', `${SITE}/#token=${TOKEN}&type=signup`],
  ['confirm-email', 'en', `${SITE}/en#token=${TOKEN}&type=signup`],
  ['reset-password', 'es', `${SITE}/reset-password#access_token=${TOKEN}&type=recovery`],
  ['reset-password', 'en', `${SITE}/en/reset-password#access_token=${TOKEN}&type=recovery`],
  ['set-password', 'es', `${SITE}/reset-password#access_token=${TOKEN}&type=recovery`],
  ['set-password', 'en', `${SITE}/en/reset-password#access_token=${TOKEN}&type=recovery`],
] as const)('%s in %s has its link as a button and as text', async (template, locale, link) => {
  const mail: Mail =
    template === 'confirm-email' ? confirm() : { template, data: { name: 'Ana', token: TOKEN } }
  const { html, text } = await renderMail(mail, locale, SITE)
  const escaped = link.replaceAll('&', '&amp;')
  expect(html.split(`href="${escaped}"`)).toHaveLength(3)
  expect(html).toContain(`>${escaped}</a>`)
  expect(text.split('\n')).toContain(link)
})

test.each([
  ['es', 'trainer', 'entrenador personal'],
  ['es', 'nutritionist', 'nutricionista'],
  ['es', 'physiotherapist', 'fisioterapeuta'],
  ['en', 'trainer', 'personal trainer'],
  ['en', 'nutritionist', 'nutritionist'],
  ['en', 'physiotherapist', 'physiotherapist'],
] as const)(
  'in %s, the confirmation mail for a %s says what becomes public',
  async (locale, type, word) => {
    const { html, text } = await renderMail(confirm(type), locale, SITE)
    for (const part of [html, text]) {
      expect(part).toContain(word)
      expect(part).toContain(locale === 'es' ? 'perfil público' : 'public profile')
    }
    const athlete = await renderMail(confirm(), locale, SITE)
    expect(athlete.text).not.toMatch(/perfil público|public profile/)
  },
)

test.each([
  [['Leire Sanz'], 'Confirma para que tu mensaje llegue a Leire'],
  [['Leire Sanz', null], 'Confirma para que tu mensaje llegue a Leire y el profesional'],
])(
  'with a message to %j the confirmation mail says whom it waits for',
  async (waitingFor, subject) => {
    const { template, data } = confirm() as Extract<Mail, { template: 'confirm-email' }>
    const mail = await renderMail({ template, data: { ...data, waitingFor } }, 'es', SITE)
    expect(mail.subject).toBe(subject)
    expect(mail.text).toContain('Confirmar y enviar mi mensaje')
  },
)

test.each([
  [
    'es',
    'El registro se hizo el 20 de noviembre de 2026 a las 23:04 (hora de Madrid), desde Chrome · Android.',
  ],
  ['en', 'The sign-up was made on 20 November 2026 at 23:04 (Madrid time), from Chrome · Android.'],
] as const)(
  'in %s, the confirmation mail says when and from which browser the sign-up was made',
  async (locale, sentence) => {
    const { html, text } = await renderMail(confirm(), locale, SITE)
    expect(html).toContain(sentence)
    expect(text).toContain(sentence)
    const unknown = await renderMail(confirm(null, null), locale, SITE)
    expect(unknown.text).toMatch(/\((hora de Madrid|Madrid time)\)\./)
  },
)

test('a confirmation mail queued by an older version is sent without these details', async () => {
  const mail = { template: 'confirm-email', data: { token: TOKEN, profession: null } } as const
  for (const locale of LOCALES) {
    const { text } = await renderMail(mail, locale, SITE)
    expect(text).toContain(`#token=${TOKEN}`)
    expect(text).not.toMatch(/Invalid|undefined|hasta el|until/)
  }
})

test('a name is escaped', async () => {
  const { html, text } = await renderMail(
    reset(`<img src=x onerror="alert(1)"> O'Hara & co`),
    'es',
    SITE,
  )
  expect(html).not.toContain('<img src=x')
  expect(html).toContain('&lt;img src=x onerror=&quot;alert(1)&quot;&gt; O&#39;Hara &amp; co')
  expect(text).toContain(`Hola, <img src=x onerror="alert(1)"> O'Hara & co.`)
})

test.each([
  null,
  'Gana dinero en https://evil.example',
  'evil.example',
  'www evil',
  'Ana\r\nBcc: b@example.com',
  'Entra en evil．example',
  'Entra en evil。example',
  'Entra en evil｡example',
  'Entra en evil․example',
  'Entra en ｗｗｗ evil',
  'x'.repeat(61),
])('the name %j is omitted', async (name) => {
  const { html, text } = await renderMail(reset(name), 'es', SITE)
  expect(text).toContain('\nHola. Nos has pedido')
  expect(html).toContain('>Hola. Nos has pedido')
})

test('what others wrote is text', async () => {
  const markup = '<img src=x onerror=alert(1)> & "quotes"'
  const profile = {
    professionalType: 'trainer',
    professionalId: '00000000-0000-4000-8000-000000000001' as ProfessionalId,
  } as const
  const common = { name: 'Ana', unsubscribe: TOKEN, ...profile }
  const mails: Mail[] = [
    { template: 'review', data: { ...common, rating: 1, comment: markup } },
    { template: 'reply', data: { ...common, professional: markup, reply: markup } },
  ]
  for (const mail of mails) {
    const { html, text } = await renderMail(mail, 'es', SITE)
    expect(html).not.toContain('<img src=x')
    expect(html).toContain('&lt;img src=x')
    expect(text).toContain(markup)
  }
})
