import { html, raw } from 'hono/html'
import { SITE } from '#lib/site/identity.ts'
import type { Letter, LetterContext } from './letter.ts'

/** The colours of src/styles/global.css; mail clients support neither variables nor oklch. */
const PINE = '#02553d'
const CITRUS = '#daee44'
const PAPER = '#faf9f3'
const INK = '#0f231b'
const INK_SOFT = '#46574f'
const LINE = '#d8dfd6'

const FONT = "font-family:system-ui,-apple-system,'Segoe UI',Roboto,sans-serif"
const BODY = `margin:0;padding:24px 12px;background:${PAPER};color:${INK};${FONT}`
const CARD = `max-width:560px;margin:0 auto;background:#ffffff;border:1px solid ${LINE};border-radius:24px;overflow:hidden`
const BRAND = `padding:20px 28px;background:${PINE};color:${CITRUS};font-size:18px;font-weight:700`
const TEXT = `margin:0 0 16px;font-size:17px;line-height:1.55;color:${INK}`
const QUOTE = `margin:0 0 16px;padding:12px 16px;border-left:4px solid ${CITRUS};background:${PAPER};font-size:17px;line-height:1.55;white-space:pre-line;overflow-wrap:anywhere`
const HEADING = `margin:24px 0 12px;font-size:20px;line-height:1.3;color:${INK}`
const LINK = `color:${PINE};font-weight:600`
const LIST = `margin:0 0 16px;padding-left:24px;font-size:17px;line-height:1.55;color:${INK}`
const CELL = `padding:6px 8px;border-bottom:1px solid ${LINE};text-align:left`
const NOTE = `margin:0 0 12px;font-size:15px;line-height:1.5;color:${INK_SOFT}`
const BUTTON = `display:inline-block;padding:14px 24px;background:${CITRUS};color:${INK};border-radius:12px;font-size:17px;font-weight:700;text-decoration:none`
const ADDRESS = `color:${PINE};word-break:break-all`
const HIDDEN =
  'display:none;max-height:0;overflow:hidden;opacity:0;font-size:1px;line-height:1px;color:transparent'

/** The HTML of a mail. `html` escapes everything that comes from a user or the database. */
export async function letterHtml(letter: Letter, context: LetterContext): Promise<string> {
  const { subject, preheader, greeting, paragraphs, notes } = letter
  const page = await html`${raw('<!doctype html>')}
    <html lang="${context.locale}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light" />
        <title>${subject}</title>
      </head>
      <body style="${raw(BODY)}">
        <div style="${raw(HIDDEN)}">${preheader}</div>
        <div style="${raw(CARD)}">
          <div style="${raw(BRAND)}">${SITE.name}</div>
          <div style="padding:28px 28px 16px">
            <p style="${raw(TEXT)}">${greeting}</p>
            ${paragraphs.map((text) => html`<p style="${raw(TEXT)}">${text}</p> `)}${contentHtml(letter)}${quoteHtml(letter)}${actionHtml(letter, context)}${notes.map((text) => html`<p style="${raw(NOTE)}">${text}</p> `)}
          </div>
        </div>
        <p
          style="max-width:560px;margin:16px auto 0;text-align:center;font-size:13px;color:${INK_SOFT}"
        >
          ${SITE.name} ·
          <a href="${context.siteUrl}" style="color:${INK_SOFT}">${new URL(context.siteUrl).host}</a
          >${linkHtml(letter.preferences)}${linkHtml(letter.unsubscribe)}
        </p>
      </body>
    </html> `
  return page.toString()
}

function actionHtml({ action }: Letter, { t }: LetterContext) {
  if (!action) return ''
  const { label, url } = action
  return html`<p style="margin:24px 0"><a href="${url}" style="${raw(BUTTON)}">${label}</a></p>
    <p style="${raw(NOTE)}">
      ${t('mail.linkHint')}<br /><a href="${url}" style="${raw(ADDRESS)}">${url}</a>
    </p> `
}

function quoteHtml({ quote }: Letter) {
  return quote === undefined ? '' : html`<blockquote style="${raw(QUOTE)}">${quote}</blockquote> `
}

function contentHtml({ content, reading }: Letter) {
  const written = content === undefined ? '' : html`${raw(content.html)} `
  if (!reading || reading.items.length === 0) return written
  const item = ({ title, excerpt, url }: (typeof reading.items)[number]) =>
    html`<p style="${raw(TEXT)}">
      <a href="${url}" style="${raw(LINK)}">${title}</a><br />${excerpt}
    </p> `
  return html`${written}
    <h2 style="${raw(HEADING)}">${reading.heading}</h2>
    ${reading.items.map(item)}`
}

function linkHtml(link: Letter['unsubscribe']) {
  return link ? html`<br /><a href="${link.url}" style="color:${INK_SOFT}">${link.label}</a>` : ''
}

/** The styles of the elements that an editor's text may have. */
export const CONTENT_STYLES: Readonly<Partial<Record<string, string>>> = {
  p: TEXT,
  h1: HEADING,
  h2: HEADING,
  h3: HEADING,
  h4: HEADING,
  h5: HEADING,
  h6: HEADING,
  a: LINK,
  ul: LIST,
  ol: LIST,
  li: 'margin:0 0 6px',
  blockquote: QUOTE,
  hr: `margin:24px 0;border:0;border-top:1px solid ${LINE}`,
  pre: `margin:0 0 16px;padding:12px 16px;background:${PAPER};font-size:15px;white-space:pre-wrap;overflow-wrap:anywhere`,
  table: `margin:0 0 16px;width:100%;border-collapse:collapse;font-size:15px`,
  th: CELL,
  td: CELL,
}
