import { Download } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { saveFile } from '#client/save-file.ts'
import { addressOf } from '#lib/http/address.ts'
import type { Contract } from '#lib/http/contract.ts'
import { toast } from '#stores/toasts.ts'
import { Button } from '#ui/button.tsx'
import { useFrame } from '../frame-context.ts'

type Props = {
  /** A call with `download`. */
  call: Contract & { download: { name: string } }
  /** Filters and order of the table. */
  query: Readonly<Record<string, string>>
}

/** Saves all rows of a table as CSV. */
export function CsvButton({ call, query }: Props): ReactNode {
  const { t } = useFrame()
  const [isLoading, setLoading] = useState(false)
  const load = async () => {
    setLoading(true)
    try {
      // Fetched rather than linked, so that a refusal is told here instead of being saved as a file.
      const response = await fetch(addressOf(call, { query }))
      if (!response.ok) throw new Error(`${response.status}`)
      saveFile(call.download.name, await response.blob())
    } catch {
      toast.error(t('admin.csv.failed'))
    } finally {
      setLoading(false)
    }
  }
  return (
    <Button variant="quiet" size="sm" loading={isLoading} onClick={() => void load()}>
      <Download aria-hidden="true" className="size-4.5" />
      {t('admin.csv.button')}
    </Button>
  )
}
