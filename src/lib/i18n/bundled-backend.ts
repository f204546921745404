import type { BackendModule } from 'i18next'
import { isLocale } from './locales.ts'
import type { Messages } from './t.ts'
import { TEXTS } from './texts.ts'

/**
 * Gives i18next the texts bundled with the code. The file backend of astro-i18next would, in the on-demand page
 * function, look for them at a path of the build machine.
 */
const bundledBackend: BackendModule = {
  type: 'backend',
  init() {
    // Nothing to set up.
  },
  read(language, namespace, done) {
    const texts: Readonly<Record<string, Messages>> = isLocale(language) ? TEXTS[language] : {}
    done(null, texts[namespace] ?? {})
  },
}

export default bundledBackend
