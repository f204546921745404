import { LockKeyhole } from 'lucide-react'
import type { ReactNode } from 'react'
import { useT } from '#client/texts/use-t.ts'
import { useStored } from '#client/use-stored.ts'
import { $drafts } from '#stores/drafts.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { useShownFocus } from '#ui/use-shown-focus.ts'
import { signInFromHere } from './use-guard.ts'

/** Replaces a page whose session has ended: the reason, whether something unsaved waits in this tab, and a link to sign in. */
export function SessionEnded(): ReactNode {
  const t = useT('session')
  const unsaved = useStored($drafts).length > 0
  const box = useShownFocus<HTMLDivElement>()
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
