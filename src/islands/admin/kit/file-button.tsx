import { Download } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { dataOf, type CallFailed } from '#client/data/call-failed.ts'
import { withFreshPassword } from '#client/data/fresh-password.ts'
import { requestFile } from '#client/data/request-file.ts'
import { ChangeFailed } from '#client/problem/change-failed.tsx'
import { saveFile } from '#client/save-file.ts'
import { Button } from '#ui/button.tsx'

type Props = {
  path: string
  /** The name to save it by, where the response has none. */
  name: string
  label: string
  /** What is said when it could not be loaded. */
  failed: string
}

/**
 * Saves a file of the API. It is fetched rather than linked, so that a refusal is told here instead of being saved as a
 * file, and the password is asked for first where it is needed.
 */
export function FileButton({ path, name, label, failed }: Props): ReactNode {
  const [isLoading, setLoading] = useState(false)
  const [failure, setFailure] = useState<CallFailed | null>(null)
  const load = async () => {
    setLoading(true)
    setFailure(null)
    try {
      const file = dataOf(await withFreshPassword(() => requestFile(path)))
      saveFile(file.name ?? name, file.content)
    } catch (error) {
      setFailure(error as CallFailed)
    } finally {
      setLoading(false)
    }
  }
  return (
    <>
      <Button variant="quiet" size="sm" loading={isLoading} onClick={() => void load()}>
        <Download aria-hidden="true" className="size-4.5" />
        {label}
      </Button>
      <ChangeFailed failure={failure} texts={{ other: failed }} />
    </>
  )
}
