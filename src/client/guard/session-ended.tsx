import { LockKeyhole } from 'lucide-react'
import { useEffect, useRef, type ReactNode } from 'react'
import { useT } from '#client/texts/use-t.ts'
import { useStored } from '#client/use-stored.ts'
import { $drafts } from '#stores/drafts.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { signInFromHere } from './use-guard.ts'

/** Replaces a page whose session has ended: the reason, whether something unsaved waits in this tab, and a link to sign in. */
export function SessionEnded(): ReactNode {
  const t = useT('session')
  const unsaved = useStored($drafts).length > 0
  const box = useRef<HTMLDivElement>(null)
  // The focused element was removed: move the focus here for keyboard users and screen readers.
  useEffect(() => box.current?.focus(), [])
  return (
    <div ref={box} tabIndex={-1} role="alert" className="outline-none">
      <EmptyState
        picture={<LockKeyhole className="size-12 text-pine" strokeWidth={1.5} />}
        title={t('session.title')}
        text={unsaved ? `${t('session.text')} ${t('session.unsaved')}` : t('session.text')}
        action={<Button href={signInFromHere()}>{t('session.signIn')}</Button>}
      />
    </div>
  )
}
