import type { Locale } from '#lib/i18n/locales.ts'
import type { EditionId } from '#lib/ids.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { editionTexts } from '#server/editions/edition-text.ts'
import { renderMail } from '#server/mail/render.ts'
import { sampleToken } from './sample-token.ts'
import { requireEdition } from './require-edition.ts'

type Needs = Pick<Dependencies, 'db' | 'siteUrl' | 'secret'>
type Shown = { subject: string; html: string; text: string }

/** An edition as its mails, by the renderer that makes them; its links belong to nobody. @throws NOT_FOUND */
export async function previewEdition(
  { db, siteUrl, secret }: Needs,
  { params: { id } }: { params: { id: EditionId } },
): Promise<Record<Locale, Shown>> {
  const texts = await editionTexts(db, await requireEdition(db, id), siteUrl)
  const unsubscribe = sampleToken(secret)
  const show = async (locale: Locale): Promise<Shown> => {
    const data = { ...texts[locale], name: null, unsubscribe }
    return renderMail({ template: 'newsletter-edition', data }, locale, siteUrl)
  }
  return { es: await show('es'), en: await show('en') }
}
