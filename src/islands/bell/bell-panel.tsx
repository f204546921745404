import { useEffect, type MouseEvent, type ReactNode } from 'react'
import { useAsk } from '#client/data/data.ts'
import { useCache } from '#client/data/use-cache.ts'
import { useChange } from '#client/data/use-change.ts'
import { useRead } from '#client/data/use-read.ts'
import { ChangeFailed } from '#client/problem/change-failed.tsx'
import { Loaded } from '#client/problem/loaded.tsx'
import { Waiting } from '#client/problem/waiting.tsx'
import { useLocale, useT } from '#client/texts/use-t.ts'
import { localizedPath } from '#lib/i18n/locales.ts'
import * as notifications from '#lib/notifications/calls.ts'
import { groupNotifications, type NotificationGroup } from '#lib/notifications/groups.ts'
import { PATHS } from '#lib/site/routes.ts'
import { $unread } from '#stores/unread.ts'
import { Button } from '#ui/button.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { BellItem } from './bell-item.tsx'
import { pathOf } from './path-of.ts'

/** What has happened: unread first by their order, each leading to where it happened. */
export function BellPanel(): ReactNode {
  const t = useT('notifications')
  const locale = useLocale()
  const read = useRead(notifications.listNotifications, {})
  const ask = useAsk()
  const { refresh } = useCache()
  const markRead = useChange(notifications.updateNotifications)
  const unread = read.data?.unread
  useEffect(() => {
    if (unread !== undefined) $unread.set(unread)
  }, [unread])

  const follow = async (group: NotificationGroup, event: MouseEvent) => {
    if (group.isRead || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    // Before leaving, which would abort it; without the server the page is left all the same.
    await ask(notifications.updateNotifications, { body: { read: group.ids } }).catch(
      () => undefined,
    )
    // Where the way leads to another place of this page.
    void refresh()
    location.assign(localizedPath(pathOf(group.newest), locale))
    document.getElementById('bell')?.hidePopover()
  }

  return (
    <section aria-label={t('notifications.title')} className="grid w-88 max-w-full gap-1 p-2">
      <div className="flex min-h-11 items-center justify-between gap-2 px-2">
        <h2 className="text-lg">{t('notifications.title')}</h2>
        {unread !== undefined && unread > 0 && (
          <Button
            variant="quiet"
            size="sm"
            loading={markRead.isPending}
            onClick={() => markRead.mutate({ body: { read: 'all' } })}
          >
            {t('notifications.readAll')}
          </Button>
        )}
      </div>
      <ChangeFailed failure={markRead.error} texts={{ other: t('notifications.readFailed') }} />
      <Loaded
        saysStale
        read={read}
        failed={t('notifications.failed')}
        waiting={
          <Waiting>
            <Skeleton className="h-24 w-full rounded-control" />
          </Waiting>
        }
      >
        {({ items }) =>
          items.length === 0 ? (
            <p className="px-2 py-3 text-sm text-ink-soft">{t('notifications.empty')}</p>
          ) : (
            <ul className="grid max-h-[60dvh] overflow-y-auto">
              {groupNotifications(items).map((group) => (
                <BellItem
                  key={group.newest.id}
                  group={group}
                  onFollow={(event) => void follow(group, event)}
                />
              ))}
            </ul>
          )
        }
      </Loaded>
      <a
        href={`${localizedPath(PATHS.profile, locale)}#mails`}
        className="link flex rounded-control px-2 text-sm"
      >
        {t('notifications.settings')}
      </a>
    </section>
  )
}
