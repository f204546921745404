import { useState, type ReactNode } from 'react'
import { ReadFailed } from '#client/problem/read-failed.tsx'
import { useLocale, useT } from '#client/texts/use-t.ts'
import { shortDay } from '#client/health/short-day.ts'
import { PAIN_MAX } from '#lib/health/discipline.ts'
import type { ProfessionalSection } from '#lib/health/history.ts'
import type { AuthorizationId } from '#lib/ids.ts'
import { painCourse } from '#lib/workspace/history/pain-course.ts'
import { Panel } from '#ui/panel.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { Sparkline } from '#ui/sparkline.tsx'
import { useVersions } from './use-versions.ts'

type Props = {
  id: AuthorizationId
  /** The own section as it is stored. */
  section: ProfessionalSection
}

/** The pain over earlier versions, read when it is opened. */
export function PainCourse(props: Props): ReactNode {
  const t = useT('clientHistory')
  const [isOpened, setOpened] = useState(false)
  return (
    <Panel
      title={t('clientHistory.course.title')}
      text={t('clientHistory.course.text')}
      onToggle={({ currentTarget }) => currentTarget.open && setOpened(true)}
    >
      {isOpened && <Course {...props} />}
    </Panel>
  )
}

function Course({ id, section }: Props) {
  const t = useT('clientHistory')
  const locale = useLocale()
  const { data, isError, refetch } = useVersions(id, 'discipline', section.version)
  if (!data && isError) {
    return <ReadFailed onRetry={refetch}>{t('clientHistory.course.failed')}</ReadFailed>
  }
  if (!data) return <Skeleton className="h-24 w-full" />
  const points = painCourse(data.items, section)
  if (points.length < 2) return <p className="text-sm">{t('clientHistory.course.none')}</p>
  return (
    <>
      <Sparkline
        range={[0, PAIN_MAX]}
        points={points.map(({ day, level }) => ({ at: Date.parse(day), value: level }))}
        className="mx-2 h-20!"
      />
      <ol className="grid gap-1 text-sm tabular">
        {points.map(({ day, level }) => (
          <li key={day}>
            {t('clientHistory.course.point', { date: shortDay(day, locale), level })}
          </li>
        ))}
      </ol>
    </>
  )
}
