import { Calculator, Eye, EyeOff, History, SquarePen, Undo2, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { useT } from '#client/texts/use-t.ts'
import { GRANT_WORDS } from '#lib/sharing/grant-text.ts'

const ICONS: Record<(typeof GRANT_WORDS)[number], LucideIcon> = {
  'sharing.grant.statement.always': Eye,
  'sharing.grant.statement.derived': Calculator,
  'sharing.grant.statement.never': EyeOff,
  'sharing.grant.statement.end': Undo2,
  'sharing.grant.statement.log': History,
}

const [FIRST, ...OTHERS] = GRANT_WORDS

/** The words that are agreed to, whatever is chosen; the receipt proves which they were. What is always seen stands open. */
export function Statement(): ReactNode {
  const t = useT('healthSharing', 'sharing')
  return (
    <section
      aria-label={t('healthSharing.grant.statement')}
      className="grid gap-2.5 rounded-control bg-surface-2 p-4 text-sm"
    >
      <h3 className="font-sans text-sm font-medium tracking-normal">
        {t('healthSharing.grant.statement')}
      </h3>
      <Line icon={ICONS[FIRST]}>{t(FIRST)}</Line>
      <details className="group">
        <summary className="link group-open:hidden">{t('healthSharing.grant.whole')}</summary>
        <div className="grid gap-2.5">
          {OTHERS.map((key) => (
            <Line key={key} icon={ICONS[key]}>
              {t(key)}
            </Line>
          ))}
          <Line icon={SquarePen}>{t('healthSharing.grant.write')}</Line>
        </div>
      </details>
    </section>
  )
}

function Line({ icon: Icon, children }: { icon: LucideIcon; children: ReactNode }) {
  return (
    <p className="flex gap-2.5">
      <Icon aria-hidden="true" className="mt-0.5 size-4.5 shrink-0 text-ink-soft" />
      <span>{children}</span>
    </p>
  )
}
