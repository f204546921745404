import type { ReactNode } from 'react'
import { useLocale, useT } from '#client/texts/use-t.ts'
import { SectionFoot as Foot } from '#client/health/section-foot.tsx'
import type { ProfessionalSection } from '#lib/health/history.ts'
import type { ProfessionalType } from '#lib/professionals/types.ts'
import { instantText } from '#client/health/days.ts'
import { useFace } from '../kit/use-face.ts'

type Props = {
  section: ProfessionalSection
  /** What the section is called. */
  name: string
  /** Of whoever wrote it, where the section says so. */
  type?: ProfessionalType
  onVersions: () => void
}

/** Who wrote a section last, with the face that the owner knows. */
export function SectionFoot(props: Props): ReactNode {
  const t = useT('health')
  const locale = useLocale()
  const { updatedAt, updatedByName } = props.section
  const face = useFace(updatedByName, props.type)
  return <Foot {...props} face={face} when={instantText(updatedAt, t, locale)} />
}
