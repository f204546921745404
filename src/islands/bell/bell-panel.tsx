import { useEffect, useState, type MouseEvent, type ReactNode } from 'react'
import { send } from '#client/data/send.ts'
import { useLocale, useT } from '#client/texts/use-t.ts'
import { localizedPath } from '#lib/i18n/locales.ts'
import * as notifications from '#lib/notifications/calls.ts'
import type * as notificationsSchemas from '#lib/notifications/schemas.ts'
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
  const [list, setList] = useState<notificationsSchemas.Notifications>()
  const [failed, setFailed] = useState(false)

  useEffect(() => {
    const abort = new AbortController()
    void send(notifications.listNotifications, { signal: abort.signal }).then((result) => {
      if (abort.signal.aborted) return
      setFailed(!result.ok)
      if (!result.ok) return
      setList(result.data)
      $unread.set(result.data.unread)
    })
    return () => abort.abort()
  }, [])

  const markRead = async (read: NonNullable<notificationsSchemas.NotificationsUpdate['read']>) => {
    const result = await send(notifications.updateNotifications, { body: { read } })
    if (!result.ok) return
    $unread.set(result.data.unread)
    setList((shown) => shown && { ...shown, items: shown.items.map(readBy(read)) })
  }
  const follow = async (group: NotificationGroup, event: MouseEvent) => {
    if (group.isRead || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    // Before leaving, which would abort it; without the server the page is left all the same.
    await markRead(group.ids)
    location.assign(localizedPath(pathOf(group.newest), locale))
    document.getElementById('bell')?.hidePopover()
  }

  return (
    <section aria-label={t('notifications.title')} className="grid w-88 max-w-full gap-1 p-2">
      <div className="flex min-h-11 items-center justify-between gap-2 px-2">
        <h2 className="text-lg">{t('notifications.title')}</h2>
        {list && list.unread > 0 && (
          <Button variant="quiet" size="sm" onClick={() => void markRead('all')}>
            {t('notifications.readAll')}
          </Button>
        )}
      </div>
      {failed && (
        <p role="alert" className="px-2 py-3 text-sm">
          {t('notifications.failed')}
        </p>
      )}
      {!list && !failed && <Skeleton className="h-24 w-full rounded-control" />}
      {list?.items.length === 0 && (
        <p className="px-2 py-3 text-sm text-ink-soft">{t('notifications.empty')}</p>
      )}
      {list && (
        <ul className="grid max-h-[60dvh] overflow-y-auto">
          {groupNotifications(list.items).map((group) => (
            <BellItem
              key={group.newest.id}
              group={group}
              onFollow={(event) => void follow(group, event)}
            />
          ))}
        </ul>
      )}
      <a
        href={`${localizedPath(PATHS.profile, locale)}#mails`}
        className="flex min-h-11 items-center rounded-control px-2 text-sm font-semibold text-pine underline underline-offset-4"
      >
        {t('notifications.settings')}
      </a>
    </section>
  )
}

const readBy =
  (read: NonNullable<notificationsSchemas.NotificationsUpdate['read']>) =>
  (item: notificationsSchemas.Notifications['items'][number]) =>
    read === 'all' || read.includes(item.id) ? { ...item, isRead: true } : item
