import { Fragment } from 'react'
import { useLocations } from '#client/places/use-locations.ts'
import { useLocale, useT } from '#client/texts/use-t.ts'
import { languageName } from '#lib/format/language.ts'
import type { ListQuery } from '#lib/professionals/list-query.ts'
import { Mark } from '#ui/mark.tsx'
import { filterTexts } from './filter-chips.tsx'

type Props = {
  /** As "3 trainers". */
  count: string
  query: ListQuery
}

/** Stands for what is marked in a text. */
const MARKED = '|'

/** What a filtered list shows, as one sentence: "3 trainers for strength, in person, in Barcelona." */
export function Said({ count, query }: Props) {
  const t = useT('list', 'professionals')
  const locale = useLocale()
  const { locations } = useLocations()
  const { goal, specialization, modality, language, verified, q } = query
  const names = filterTexts(query, { t, locale, locations })
  const about = [goal, specialization].filter((slug) => slug !== undefined)
  const place = names.city ?? names.country
  const beside = [
    modality && t(`professionals.modality.${modality}`).toLocaleLowerCase(locale),
    verified && t('list.said.verified'),
  ].filter((text) => text !== undefined)
  const parts: (readonly [text: string, marked?: string])[] = [
    ...about.map(
      (slug) => [t('list.said.of', { what: MARKED }), t(`list.said.what.${slug}`)] as const,
    ),
    ...beside.map((text) => [text] as const),
    ...(language
      ? [[t('list.said.language', { language: languageName(language, locale) })] as const]
      : []),
    ...(names.rating ? [[t('list.said.with', { what: names.rating })] as const] : []),
    ...(q ? [[t('list.said.search', { text: q })] as const] : []),
    ...(place ? [[t('list.said.in', { place: MARKED }), place] as const] : []),
  ]
  return (
    <>
      <Mark>{count.charAt(0).toLocaleUpperCase(locale) + count.slice(1)}</Mark>
      {parts.map(([text, marked], i) => {
        const [before, after] = text.split(MARKED)
        return (
          <Fragment key={text}>
            {i > 0 || beside.includes(text) ? ', ' : ' '}
            {marked === undefined ? (
              text
            ) : (
              <>
                {before}
                <Mark>{marked}</Mark>
                {after}
              </>
            )}
          </Fragment>
        )
      })}
      .
    </>
  )
}
