import { LockKeyhole } from 'lucide-react'
import { useEffect, useRef, type ReactNode } from 'react'
import { useT } from '#client/texts/use-t.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { signInFromHere } from './use-guard.ts'

type Props = {
  /** Whether there is unsaved input, stored in this tab until the next sign-in. */
  unsaved?: boolean
}

/** Replaces a page whose session has ended: the reason, and a link to sign in. */
export function SessionEnded({ unsaved = false }: Props): ReactNode {
  const t = useT('session')
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
