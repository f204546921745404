import { html, raw } from 'hono/html'
import { pictureOf, smallPicture } from '#lib/professionals/avatar-url.ts'
import { initials } from '#lib/professionals/initials.ts'
import type { ProfessionalType } from '#lib/professionals/types.ts'
import { SITE } from '#lib/site/identity.ts'
import { opening, type Letter, type LetterContext } from './letter.ts'

/** The colours of src/styles/base.css; mail clients support neither variables nor oklch. */
const PINE = '#02553d'
const ON_PINE = '#fbfcec'
const CITRUS = '#daee44'
const GROUND = '#f3f2ea'
const PAPER = '#faf9f3'
const INK = '#0f231b'
const INK_SOFT = '#46574f'
const LINE = '#d8dfd6'
const WASH: Record<ProfessionalType, string> = {
  trainer: '#eef2c0',
  nutritionist: '#d3ecd0',
  physiotherapist: '#cfe6ee',
}

const FONT = "font-family:system-ui,-apple-system,'Segoe UI',Roboto,sans-serif"
const BODY = `margin:0;padding:0;background:${GROUND};color:${INK};${FONT}`
const LETTER = 'width:100%;max-width:600px'
const BRAND = `color:${INK};font-size:18px;font-weight:600;text-decoration:none`
const SHEET = `padding:32px;background:#ffffff;border-top:3px solid ${PINE};border-radius:0 0 16px 16px`
const TITLE = `margin:0 0 20px;font-size:28px;line-height:1.15;font-weight:600;overflow-wrap:anywhere;color:${INK}`
/** A square, however high the lines beside it are. */
const FACE =
  'display:block;width:64px;height:64px;border-radius:16px;font-size:26px;font-weight:600;line-height:64px;text-align:center'
const TEXT = `margin:0 0 16px;font-size:17px;line-height:1.55;color:${INK}`
const QUOTE = `margin:0 0 16px;padding:12px 16px;border-left:4px solid ${CITRUS};background:${PAPER};font-size:17px;line-height:1.55;white-space:pre-line;overflow-wrap:anywhere`
const HEADING = `margin:24px 0 12px;font-size:20px;line-height:1.3;color:${INK}`
const LINK = `color:${PINE};font-weight:600`
const LIST = `margin:0 0 16px;padding-left:24px;font-size:17px;line-height:1.55;color:${INK}`
const CELL = `padding:6px 8px;border-bottom:1px solid ${LINE};text-align:left`
const NOTE = `margin:16px 0 0;font-size:15px;line-height:1.5;overflow-wrap:anywhere;color:${INK_SOFT}`
const BUTTON = `display:inline-block;padding:14px 28px;background:${PINE};color:${ON_PINE};border-radius:26px;font-size:17px;line-height:24px;font-weight:600;text-align:center;text-decoration:none`
const FOOT = `margin:0 0 8px;font-size:13px;line-height:1.5;overflow-wrap:anywhere;color:${INK_SOFT}`
const QUIET = `color:${INK_SOFT};text-decoration:underline`
const HIDDEN =
  'display:none;max-height:0;overflow:hidden;opacity:0;font-size:1px;line-height:1px;color:transparent'

/** What inline styles cannot say: phones, and the dark theme where the mail client has one. */
const STYLES = `
:root { color-scheme: light dark; supported-color-schemes: light dark }
@media (max-width: 480px) {
  .sheet { padding: 24px 20px !important }
  .button { display: block !important }
}
@media (prefers-color-scheme: dark) {
  body, .ground { background: #0b1511 !important }
  .sheet { background: #13201b !important; border-color: #83e098 !important }
  .ground, .ground :is(h1, h2, h3, h4, h5, h6, p, li, td, th, blockquote, .name) { color: #eff1e9 !important }
  .ground :is(.soft, .soft a) { color: #b3beb5 !important }
  .sheet a { color: #83e098 !important }
  .sheet a.button { background: #83e098 !important; color: #071a13 !important }
  .sheet :is(blockquote, pre) { background: #1d2b26 !important }
  .ground .face { color: ${INK} !important }
  img.face { filter: brightness(.9) }
}`

/** The HTML of a mail. `html` escapes everything that comes from a user or the database. */
export async function letterHtml(letter: Letter, context: LetterContext): Promise<string> {
  const { subject, preheader, notes } = letter
  const { locale, siteUrl } = context
  const page = await html`${raw('<!doctype html>')}
    <html lang="${locale}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${subject}</title>
        <style>
          ${raw(STYLES)}
        </style>
      </head>
      <body style="${raw(BODY)}">
        <div style="${raw(HIDDEN)}">${preheader}</div>
        <table
          role="presentation"
          class="ground"
          style="width:100%;border-collapse:collapse;background:${GROUND}"
        >
          <tr>
            <td align="center" style="padding:24px 12px">
              <table
                role="presentation"
                width="600"
                style="${raw(LETTER)};border-collapse:collapse"
              >
                <tr>
                  <td align="left" style="padding:0 0 14px">${markHtml(siteUrl)}</td>
                </tr>
                <tr>
                  <td class="sheet" align="left" style="${raw(SHEET)}">
                    <h1 style="${raw(TITLE)}">${letter.heading ?? subject}</h1>
                    ${personHtml(letter, context)}${opening(letter).map((text) => html`<p style="${raw(TEXT)}">${text}</p> `)}${contentHtml(letter)}${quoteHtml(letter)}${buttonHtml(letter)}${notes.map((text) => html`<p class="soft" style="${raw(NOTE)}">${text}</p> `)}
                  </td>
                </tr>
                <tr>
                  <td class="soft" align="left" style="padding:18px 4px 0">
                    ${addressHtml(letter, context)}
                    <p class="soft" style="${raw(FOOT)}">
                      ${letter.why}${linkHtml(letter.preferences)}${linkHtml(letter.unsubscribe)}
                    </p>
                  </td>
                </tr>
              </table>
            </td>
          </tr>
        </table>
      </body>
    </html> `
  return page.toString()
}

function markHtml(siteUrl: string) {
  return html`<a href="${siteUrl}" class="name" style="${raw(BRAND)}"
    ><img
      src="${siteUrl}/icon-192.png"
      alt=""
      width="32"
      height="32"
      style="border:0;border-radius:8px;vertical-align:middle"
    />&nbsp; ${SITE.name}</a
  >`
}

/** Without its picture, because there is none or the mail client shows none, the field has the initials. */
function personHtml({ person }: Letter, { siteUrl }: LetterContext) {
  if (!person) return ''
  const { name, line, picture, type } = person
  const letters = initials(name)
  return html`<table role="presentation" style="margin:0 0 20px;border-spacing:0">
    <tr>
      <td width="64" style="min-width:64px;padding:0">
        ${
          picture === null
            ? html`<span class="face" style="${raw(FACE)};background:${WASH[type]}"
                >${letters}</span
              >`
            : faceHtml(siteUrl, picture, { letters, wash: WASH[type] })
        }
      </td>
      <td style="padding-left:14px;font-size:17px;line-height:1.35">
        <strong class="name" style="font-weight:600">${name}</strong><br />
        <span class="soft" style="font-size:15px;color:${INK_SOFT}">${line}</span>
      </td>
    </tr>
  </table> `
}

function faceHtml(
  siteUrl: string,
  picture: string,
  { letters, wash }: Record<'letters' | 'wash', string>,
) {
  const { src, focus } = pictureOf(picture)
  return html`<img
    src="${siteUrl}${smallPicture(src)}"
    alt="${letters}"
    class="face"
    width="64"
    height="64"
    style="${raw(FACE)};background:${wash};object-fit:cover;object-position:${focus.x}% ${focus.y}%"
  />`
}

function buttonHtml({ action }: Letter) {
  if (!action) return ''
  return html`<p style="margin:24px 0 0">
    <a href="${action.url}" class="button" style="${raw(BUTTON)}">${action.label}</a>
  </p> `
}

function addressHtml({ action }: Letter, { t }: LetterContext) {
  if (!action) return ''
  return html`<p class="soft" style="${raw(FOOT)}">
    ${t('mail.linkHint')}
    <a href="${action.url}" style="${raw(QUIET)}">${action.url}</a>
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
  return link ? html` <a href="${link.url}" style="${raw(QUIET)}">${link.label}</a>` : ''
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
