import { Lock } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLocale, useT } from '#client/texts/use-t.ts'
import { formatDate } from '#lib/format/date.ts'
import type { Authorization } from '#lib/sharing/schemas.ts'
import { shownFlags } from '#lib/health/flags.ts'
import { Portrait } from '#ui/portrait.tsx'
import { Chip } from '#ui/chip.tsx'
import { flagsText } from '../kit/record-form/sees-text.ts'
import type { Viewers } from '../kit/record-form/who-sees.ts'

type Props = {
  id: string
  /** Those that are active. */
  authorizations: readonly Authorization[]
  viewers: Viewers
  /** Whether nothing is typed yet: then what each may see at all is shown. */
  isEmpty: boolean
}

/** Who will see this record: faces, until when, and which of its values. */
export function ViewersCard(props: Props): ReactNode {
  const { id, authorizations, viewers, isEmpty } = props
  const t = useT('health', 'healthBands', 'healthRegister')
  const locale = useLocale()
  const shown = isEmpty
    ? authorizations.map((authorization) => ({
        authorization,
        flags: shownFlags(authorization.allowedFields),
      }))
    : viewers.viewers
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      tabIndex={-1}
      className="grid scroll-mt-36 gap-3.5 rounded-card border border-line bg-surface p-5"
    >
      <h3 id={`${id}-title`} className="text-lg">
        {t('healthRegister.viewers.title')}
      </h3>
      {shown.length === 0 && (
        <p className="text-sm text-ink-soft">
          {authorizations.length === 0
            ? t('health.sharing.nobody')
            : t('healthRegister.sees.onlyYou')}
        </p>
      )}
      <ul className="grid gap-3.5 empty:hidden">
        {shown.map(({ authorization, flags }) => (
          <li
            key={authorization.id}
            className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3 gap-y-2"
          >
            <Portrait
              name={authorization.professional.name}
              src={authorization.professional.avatarUrl}
              profession={authorization.professional.type}
              size={44}
            />
            <p className="text-sm leading-snug">
              <b className="block wrap-anywhere">
                {authorization.professional.name ??
                  t(`health.profession.${authorization.professional.type}`)}
              </b>
              <span className="text-ink-soft">
                {authorization.expiresOn
                  ? t('health.sharing.until', {
                      date: formatDate(authorization.expiresOn, locale),
                    })
                  : t('health.sharing.noEnd')}
              </span>
            </p>
            <p className="col-start-2 flex flex-wrap gap-1.5">
              {flags.map((flag) => (
                <Chip key={flag}>{t(`health.flag.${flag}`)}</Chip>
              ))}
            </p>
          </li>
        ))}
      </ul>
      {viewers.onlyOwner.length > 0 && viewers.viewers.length > 0 && (
        <p className="flex gap-2.5 rounded-control bg-surface-2 px-3.5 py-2.5 text-sm">
          <Lock aria-hidden="true" className="mt-0.5 size-4.5 shrink-0 text-ink-soft" />
          {t('healthRegister.viewers.private', {
            what: flagsText(viewers.onlyOwner, { t, locale }),
          })}
        </p>
      )}
    </section>
  )
}
