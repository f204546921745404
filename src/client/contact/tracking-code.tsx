import { Check, Copy } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useHydrated } from '#client/use-hydrated.ts'
import { copyText } from '#ui/share-link.ts'

type Props = {
  code: string
  label: string
  copy: string
  copied: string
}

/** The code of a sent message, on citrus: selected as a whole, and copied by a button. */
export function TrackingCode({ code, label, copy, copied }: Props): ReactNode {
  const hydrated = useHydrated()
  const [isCopied, setIsCopied] = useState(false)
  const Icon = isCopied ? Check : Copy
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-control border-2 border-dashed border-on-citrus px-4 py-3">
      <p>
        <span className="block text-sm">{label}</span>
        <b className="font-display text-lg wrap-anywhere select-all">{code}</b>
      </p>
      {hydrated && (
        <button
          type="button"
          // Refused without permission, and missing without https: the code can be selected as text.
          onClick={() => void copyText(code).then(setIsCopied)}
          aria-label={isCopied ? undefined : `${copy} ${code}`}
          className="inline-flex min-h-11 items-center gap-2 font-medium underline-offset-4 hover:underline focus-visible:outline-on-citrus"
        >
          <Icon aria-hidden="true" className="size-5" />
          {isCopied ? copied : copy}
        </button>
      )}
      <span role="status" className="sr-only">
        {isCopied ? copied : ''}
      </span>
    </div>
  )
}
