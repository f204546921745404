import type { ReactNode } from 'react'
import { useChange } from '#client/data/use-change.ts'
import { useRead } from '#client/data/use-read.ts'
import { ChangeFailed } from '#client/problem/change-failed.tsx'
import { Loaded } from '#client/problem/loaded.tsx'
import { Waiting } from '#client/problem/waiting.tsx'
import { useT } from '#client/texts/use-t.ts'
import type { Role } from '#lib/accounts/roles.ts'
import * as notifications from '#lib/notifications/calls.ts'
import { kindsFor, type MutableKind } from '#lib/notifications/kinds.ts'
import { toast } from '#stores/toasts.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { Section } from './section.tsx'

/** Which notifications are mailed. Each choice is saved at once; the bell shows all of them anyway. */
export function MailsByKind({ role }: { role: Role }): ReactNode {
  const t = useT('account')
  const read = useRead(notifications.listNotifications, {})
  const { mutate, isPending, error, variables } = useChange(notifications.updateNotifications, {
    onSuccess: () => toast.success(t('account.mailKinds.saved')),
  })
  const muted = (isPending ? variables.body.mutedMails : undefined) ?? read.data?.mutedMails
  const set = (kind: MutableKind, isMailed: boolean) => {
    if (!muted || isPending) return
    const others = muted.filter((other) => other !== kind)
    mutate({ body: { mutedMails: isMailed ? others : [...others, kind] } })
  }
  /** Whether it is the one that could not be changed. */
  const isUnsaved = (kind: MutableKind) =>
    error && variables.body.mutedMails?.includes(kind) !== muted?.includes(kind)
  return (
    <div id="mails" className="scroll-mt-24">
      <Section title={t('account.mailKinds.title')}>
        <Loaded
          saysStale
          read={{ data: muted, error: read.error, refetch: read.refetch }}
          failed={t('account.mailKinds.unread')}
          waiting={
            <Waiting>
              <Skeleton className="h-24 w-full rounded-control" />
            </Waiting>
          }
        >
          {(shown) => (
            <ul className="grid gap-1">
              {kindsFor(role).map((kind) => (
                <li key={kind}>
                  <label className="flex min-h-11 items-center gap-3 text-sm font-medium">
                    <input
                      type="checkbox"
                      checked={!shown.includes(kind)}
                      onChange={(event) => set(kind, event.target.checked)}
                      className="size-5 shrink-0 accent-pine"
                    />
                    {t(`account.mailKinds.kind.${kind}`)}
                  </label>
                  {isUnsaved(kind) && (
                    <ChangeFailed
                      failure={error}
                      texts={{ other: t('account.mailKinds.failed') }}
                    />
                  )}
                </li>
              ))}
            </ul>
          )}
        </Loaded>
      </Section>
    </div>
  )
}
