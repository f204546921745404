import { html, raw } from 'hono/html'
import { LOCALES, type Locale } from '#lib/i18n/locales.ts'
import { renderMail } from '#server/mail/render.ts'
import { SAMPLE_MAILS } from './sample-mails.ts'
import type { Message } from './store.ts'

const STYLE = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
body { max-width: 60rem; margin: 0 auto; padding: 1rem }
ul { list-style: none; padding: 0 }
li { padding: .75rem 0; border-top: 1px solid #8886; overflow-wrap: anywhere }
small { display: block; opacity: .75 }
iframe { width: 100%; height: 40rem; border: 1px solid #8886; border-radius: 8px; background: #fff }
pre { white-space: pre-wrap; overflow-wrap: anywhere; padding: 1rem; border: 1px solid #8886; border-radius: 8px }
`

type Content = ReturnType<typeof html>

const page = (title: string, content: Content) =>
  html`${raw('<!doctype html>')}
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title} · Mailbox</title>
        <style>
          ${raw(STYLE)}
        </style>
      </head>
      <body>
        <nav><a href="/">Mailbox</a> · <a href="/templates">Templates</a></nav>
        <main>
          <h1>${title}</h1>
          ${content}
        </main>
      </body>
    </html>`

/** All mails that arrived, the newest first. */
export function listPage(messages: readonly Message[]): Content {
  if (messages.length === 0) {
    return page('No mail yet', html`<p>Mails that the site sends appear here.</p>`)
  }
  const rows = messages.map(
    ({ id, subject, to, receivedAt }) =>
      html`<li>
        <a href="/messages/${id}">${subject}</a>
        <small>${to.join(', ')} · <time>${receivedAt}</time></small>
      </li>`,
  )
  return page(
    'Mails',
    html`<ul>
      ${rows}
    </ul>`,
  )
}

/** One mail: its links, its HTML, its text. */
export function messagePage({
  subject,
  to,
  receivedAt,
  html: body,
  text,
  links,
}: Message): Content {
  return page(
    subject,
    html`<p>To ${to.join(', ')}, <time>${receivedAt}</time></p>
      <ul>
        ${links.map((link) => html`<li><a href="${link}">${link}</a></li>`)}
      </ul>
      ${bodies({ html: body, text })}`,
  )
}

/** One of each mail in each language, as it would be sent. */
export async function templatesPage(siteUrl: string): Promise<Content> {
  const samples = await Promise.all(
    SAMPLE_MAILS.flatMap((mail) => LOCALES.map((locale) => samplePart(mail, locale, siteUrl))),
  )
  return page('Templates', html`${samples}`)
}

async function samplePart(mail: (typeof SAMPLE_MAILS)[0], locale: Locale, siteUrl: string) {
  const rendered = await renderMail(mail, locale, siteUrl)
  return html`<section>
    <h2>${mail.template} (${locale}): ${rendered.subject}</h2>
    ${bodies(rendered)}
  </section>`
}

/** In a sandbox without scripts; links open in a new tab. */
function bodies(mail: { html: string; text: string }): Content {
  const framed = mail.html.replace('<head>', '<head><base target="_blank">')
  return html`<iframe
      title="HTML"
      sandbox="allow-popups allow-popups-to-escape-sandbox"
      srcdoc="${framed}"
    ></iframe>
    <pre>${mail.text}</pre>`
}
