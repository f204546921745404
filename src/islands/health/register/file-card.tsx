import { FileUp } from 'lucide-react'
import type { ReactNode } from 'react'
import { hrefOf } from '#client/address/address.ts'
import { Link } from '#client/address/link.tsx'
import { useT } from '#client/texts/use-t.ts'
import { buttonClass } from '#ui/button-class.ts'
import { HEALTH } from '../kit/address.ts'

/** Leads to the import of a file. */
export function FileCard(): ReactNode {
  const t = useT('healthRegister')
  return (
    <section
      aria-labelledby="record-file"
      className="grid gap-2 rounded-card border border-line bg-surface p-5"
    >
      <h3 id="record-file" className="text-lg">
        {t('healthRegister.file.title')}
      </h3>
      <p className="text-sm text-ink-soft">{t('healthRegister.file.text')}</p>
      <Link
        href={hrefOf(HEALTH, { tab: 'records', open: 'import' })}
        className={`${buttonClass({ variant: 'quiet', size: 'sm' })} mt-1`}
      >
        <FileUp aria-hidden="true" className="size-4.5" />
        {t('healthRegister.file.open')}
      </Link>
    </section>
  )
}
