import type { ReactNode } from 'react'
import { useLocale, useT } from '#client/texts/use-t.ts'
import { givenName } from '#lib/format/given-name.ts'
import { localizedPath } from '#lib/i18n/locales.ts'
import { professionalName } from '#lib/professionals/professional-name.ts'
import { profilePath } from '#lib/site/routes.ts'
import { Portrait } from '#ui/portrait.tsx'
import type { Known } from './people.ts'
import { Tile } from './tile.tsx'

/** The people somebody knows here, standing on the pulse line. */
export function PeopleTile({ people }: { people: readonly Known[] }): ReactNode {
  const t = useT('welcome', 'professionals')
  const locale = useLocale()
  return (
    <Tile title={t('welcome.people.title')} className="col-span-full lg:col-span-1">
      {people.length === 0 && (
        <p className="mt-2 text-sm text-ink-soft">{t('welcome.people.none')}</p>
      )}
      <ul className="mt-3 grid grow grid-cols-3 gap-x-2">
        {people.map(({ id, type, name, avatarUrl, how }) => (
          <li key={id} data-profession={type} className="relative flex min-w-0 flex-col">
            <div className="flex grow flex-col justify-end border-b-3 border-pine">
              <Portrait
                src={avatarUrl}
                name={name}
                size="field"
                className="h-33 w-full rounded-t-card lg:h-34"
              />
            </div>
            <a
              href={localizedPath(profilePath(type, id), locale)}
              className="mt-2 truncate font-medium after:absolute after:inset-0"
            >
              {name ? givenName(name) : professionalName({ name, type, id }, t)}
            </a>
            <p className="truncate text-xs text-ink-soft">{t(`welcome.people.${how}`)}</p>
          </li>
        ))}
      </ul>
    </Tile>
  )
}
