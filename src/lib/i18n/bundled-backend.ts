import type { BackendModule } from 'i18next'
import { isLocale } from './locales.ts'
import type { Messages } from './t.ts'
import { TEXTS } from './texts.ts'

/**
 * Gives i18next the texts that are bundled with the code. The file backend of astro-i18next would look
 * for them, in the function that renders pages on demand, at the path of the machine that built it.
 */
const bundledBackend: BackendModule = {
  type: 'backend',
  init() {
    // Nothing to set up: the texts are here already.
  },
  read(language, namespace, done) {
    const texts: Readonly<Record<string, Messages>> = isLocale(language) ? TEXTS[language] : {}
    done(null, texts[namespace] ?? {})
  },
}

export default bundledBackend
