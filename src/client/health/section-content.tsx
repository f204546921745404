import type { ReactNode } from 'react'
import { useLocale, useT } from '#client/texts/use-t.ts'
import { sectionFields } from './section-fields.ts'

type Props = {
  /** `content` of a section. */
  content: Readonly<Record<string, unknown>>
}

/** What a professional wrote in the section of a discipline, field by field. */
export function SectionContent({ content }: Props): ReactNode {
  const t = useT('healthShared')
  const locale = useLocale()
  const fields = sectionFields(content, t, locale)
  if (fields.length === 0) return <p className="text-ink-soft">{t('healthShared.history.empty')}</p>
  return (
    <dl className="grid gap-3 text-sm">
      {fields.map(({ key, label, text }) => (
        <div key={key}>
          <dt className="font-medium">{label}</dt>
          <dd className="wrap-anywhere whitespace-pre-line">{text}</dd>
        </div>
      ))}
    </dl>
  )
}

/** The notes that all professionals and their client read: mostly one text, which needs no label. */
export function NotesContent({ content }: Props): ReactNode {
  const t = useT('healthShared')
  const locale = useLocale()
  const fields = sectionFields(content, t, locale)
  if (fields.length !== 1) return <SectionContent content={content} />
  return <p className="text-sm wrap-anywhere whitespace-pre-line">{fields[0]?.text}</p>
}
