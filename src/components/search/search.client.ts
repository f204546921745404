import { loadT } from '#client/texts/load-t.ts'
import { localeOfPath, localizedPath } from '#lib/i18n/locales.ts'
import { PATHS } from '#lib/site/routes.ts'
import { searchDialog } from './dialog.ts'
import { loadIndex } from './find-in-files.ts'

/** The search over every page, opened from the header or by `/`. Loaded on use. No framework. */

const locale = localeOfPath(location.pathname)

const make = async () => searchDialog({ t: await loadT(locale, 'search', 'professionals'), locale })
// This script is loaded when the dialog is about to be used.
let making = make()
making.catch(() => undefined)

/** Opens the dialog; goes to the page of the search when a part of it does not load. */
export async function open(): Promise<void> {
  // Loads while the first letters are typed. Only a build has an index.
  if (import.meta.env.PROD) loadIndex().catch(() => undefined)
  making = making.catch(make)
  await making.then(
    (show) => show(),
    () => location.assign(localizedPath(PATHS.search, locale)),
  )
}
