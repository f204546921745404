import type { APIRoute, GetStaticPaths } from 'astro'
import { listShareCards } from '#content/share-cards.ts'
import { LOCALES } from '#lib/i18n/locales.ts'
import { builtPicture } from '#lib/share-pictures/built-picture.ts'
import type { ShareCard } from '#lib/share-pictures/share-card.ts'
import { drawCard } from '#server/share-pictures/draw-card.ts'

/** The pictures of pages for link previews: `/og/en/tools/bmi.png`. Those of `src/lib/share-pictures/calls.ts` are drawn on demand. */
export const getStaticPaths = (async () => {
  const cards = await Promise.all(
    LOCALES.map(async (locale) =>
      (await listShareCards(locale)).map((card) => ({
        card,
        address: builtPicture(card.path, locale),
      })),
    ),
  )
  return cards.flat().map(({ card, address }) => ({
    params: { picture: address.replace(/^\/og\/(.*)\.png$/, '$1') },
    props: { card },
  }))
}) satisfies GetStaticPaths

export const GET: APIRoute<{ card: ShareCard }> = async ({ props }) =>
  new Response((await drawCard(props.card)).slice(), { headers: { 'Content-Type': 'image/png' } })
