import { Send } from 'lucide-react'
import { useEffect, useRef, type ReactNode } from 'react'
import { go } from '#client/address/here.ts'
import { useLocale, useT } from '#client/texts/use-t.ts'
import { shortDate } from '#client/health/days.ts'
import { FLAGS } from '#lib/health/flags.ts'
import { localizedPath, type Locale } from '#lib/i18n/locales.ts'
import type { T } from '#lib/i18n/t.ts'
import { PATHS } from '#lib/site/routes.ts'
import { clientName } from '#lib/workspace/client-name.ts'
import type { Client } from '#lib/workspace/schemas.ts'
import { Portrait } from '#ui/portrait.tsx'
import { Button } from '#ui/button.tsx'
import { cx } from '#ui/cx.ts'
import { Segments } from '#ui/segments.tsx'
import { CLIENT_VIEWS, hrefOfClients, type ClientsAddress } from '../address.ts'
import { unreadText } from './waiting-text.ts'

type Props = {
  address: ClientsAddress
  client: Client
  /** Whether they share no more, which was found while they were open. */
  isEnded: boolean
}

/** Who it is, what they share until when, and what is seen of it. */
export function ClientHeader({ address, client, isEnded }: Props): ReactNode {
  const t = useT('clients', 'workspace')
  const locale = useLocale()
  const name = clientName(client.name, t)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <header className="flex flex-wrap items-center gap-x-4 gap-y-3 max-sm:gap-x-2">
      <div className="flex min-w-0 flex-[1_1_18rem] items-center gap-4 max-sm:basis-full">
        <Portrait size="square" name={client.name} src={client.avatarUrl} eager />
        <div className="min-w-0">
          <h1
            ref={heading}
            tabIndex={-1}
            className="scroll-mt-32 text-xl leading-tight wrap-anywhere outline-none"
          >
            {name}
          </h1>
          <p className="text-sm text-ink-soft first-letter:uppercase">
            {isEnded ? t('clients.client.ended') : sharesText(client, t, locale)}
          </p>
          {!isEnded && <Unread client={client} />}
        </div>
      </div>
      <Segments
        legend={t('clients.client.view', { name })}
        hideLegend
        name="client-view"
        look="pill"
        className="max-sm:flex-1 max-sm:[&_label]:px-2 max-sm:[&>span]:w-full"
        options={CLIENT_VIEWS.map((one) => [
          one,
          <Label key={one}>{t(`clients.card.${one}`)}</Label>,
        ])}
        value={address.view}
        onChange={(chosen) => go(hrefOfClients({ ...address, view: chosen }))}
      />
      {!isEnded && (
        <Button
          variant="quiet"
          size="sm"
          className="max-sm:w-12 max-sm:px-0"
          href={`${localizedPath(PATHS.dashboard, locale)}?send=${client.id}`}
        >
          <Send aria-hidden="true" className="size-5 sm:hidden" />
          <span className="max-sm:sr-only">{t('clients.client.send')}</span>
        </Button>
      )}
    </header>
  )
}

/** What was not read yet, and the way to it; where there is room, the names beside say it. */
function Unread({ client }: Pick<Props, 'client'>) {
  const t = useT('clients', 'workspace')
  const locale = useLocale()
  const unread = unreadText(client, t, locale)
  return (
    unread && (
      <a
        href={`${localizedPath(PATHS.questionnaires, locale)}&status=completed&client=${client.id}`}
        className={cx('-mb-2 link text-sm lg:hidden', unread.isUrgent && 'text-clay-strong')}
      >
        {unread.text}
      </a>
    )
  )
}

const Label = ({ children }: { children: ReactNode }) => (
  <span className="px-2 whitespace-nowrap">{children}</span>
)

/** How much, and until when. Age and sex are in the history, which is not read for them: the client's log would tell. */
function sharesText({ shown, expiresOn }: Client, t: T<'clients'>, locale: Locale): string {
  const shares = t('clients.client.shares', { count: shown.length, of: FLAGS.length })
  const until = expiresOn
    ? t('clients.client.until', { date: shortDate(expiresOn, locale) })
    : t('clients.client.noEnd')
  return `${shares}, ${until}`
}
