import type { ReactNode } from 'react'
import { ChangeFailed } from '#client/problem/change-failed.tsx'
import { useT } from '#client/texts/use-t.ts'
import { Problem } from '#ui/problem.tsx'
import type { NotUploaded } from './upload.ts'

/** Why a picture is not there. */
export function UploadFailed({ why }: { why: NotUploaded | null }): ReactNode {
  const t = useT('adminArticles')
  if (!why) return null
  if ('problem' in why)
    return <Problem>{t(`adminArticles.picture.problem.${why.problem}`)}</Problem>
  const failed = t('adminArticles.picture.failed')
  return <ChangeFailed failure={why.failure} texts={{ INVALID_INPUT: failed, other: failed }} />
}
