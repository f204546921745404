import { glob, readFile } from 'node:fs/promises'
import { LOCALES } from '../../src/lib/i18n/locales.ts'
import { splitFrontMatter } from '../../src/lib/markdown/split-front-matter.ts'
import type { Text } from './hard-texts.ts'

/** Questions and answers, and the texts about the site, legal ones among them. */
const FILES = (locale: string) => `src/content/{documents,faq}/${locale}/*.md`

/** The texts besides articles, without their front matter. */
export async function readTexts(): Promise<Text[]> {
  const texts: Text[] = []
  for (const locale of LOCALES) {
    for await (const path of glob(FILES(locale))) {
      const text = await readFile(path, 'utf8')
      texts.push({ path, locale, body: splitFrontMatter(text)?.body ?? text })
    }
  }
  return texts
}
