import type { APIRoute, InferGetStaticPropsType } from 'astro'
import { loadToolTexts } from '#content/tools.ts'
import { pageT } from '#lib/i18n/page-t.ts'
import { appManifest } from '#lib/site/app-manifest.ts'
import { localePaths } from '#lib/site/static-paths.ts'
import { TIMERS, toolPath } from '#lib/tools/tools.ts'

export const getStaticPaths = localePaths

type Props = InferGetStaticPropsType<typeof getStaticPaths>

/** The web app manifest in the page's language. */
export const GET: APIRoute<Props> = async ({ props: { locale } }) => {
  const shortcuts = (await loadToolTexts(TIMERS, locale)).map(({ slug, name, summary }) => ({
    name,
    description: summary,
    path: toolPath(slug),
  }))
  const description = pageT(locale, ['offline'])('offline.app')
  return Response.json(appManifest(locale, description, shortcuts))
}
