import { ScanEye } from 'lucide-react'
import type { ReactNode } from 'react'
import { useT } from '#client/texts/use-t.ts'
import type { ProfessionalType } from '#lib/professionals/types.ts'
import type { PreviewSection } from '#lib/sharing/access.ts'
import { Segments } from '#ui/segments.tsx'

type Props<Section extends PreviewSection> = {
  profession: ProfessionalType
  /** Of which moment it is. */
  text: string
  /** What can be looked at, of which one is shown. */
  sections: readonly Section[]
  section: Section
  onSection: (section: Section) => void
  children: ReactNode
}

/** A look through a professional's eyes: their screen within a frame of their hue. */
export function Glass<Section extends PreviewSection>(props: Props<Section>): ReactNode {
  const { profession, text, sections, section, onSection, children } = props
  const t = useT('healthSharing')
  return (
    <section
      aria-label={t('healthSharing.lens.exact')}
      data-profession={profession}
      className="min-w-0 shrink-0 overflow-hidden rounded-panel border-2 border-hue bg-surface"
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 px-4 py-2.5 text-sm hue-tint sm:px-5">
        <ScanEye aria-hidden="true" className="size-5 shrink-0" />
        <p className="min-w-40 flex-1 leading-snug">
          <b>{t('healthSharing.lens.exact')}</b>
          <span className="block text-xs">{text}</span>
        </p>
        <Segments
          look="pill"
          hideLegend
          legend={t('healthSharing.lens.section')}
          name="glass-section"
          options={sections.map((one) => [one, t(`healthSharing.lens.part.${one}`)] as const)}
          value={section}
          onChange={onSection}
        />
      </div>
      <div className="grid min-w-0 gap-5 p-3 sm:p-5">{children}</div>
    </section>
  )
}
