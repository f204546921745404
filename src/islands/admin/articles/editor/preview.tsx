import { Eye } from 'lucide-react'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { KEEP_PREVIOUS, ONCE, useRead } from '#client/data/use-read.ts'
import { ReadFailed } from '#client/problem/read-failed.tsx'
import { useT } from '#client/texts/use-t.ts'
import { previewArticle } from '#lib/admin/articles/calls.ts'
import type { ArticleEdit } from '#lib/admin/articles/fields.ts'
import { type Preview as Shown } from '#lib/admin/articles/schemas.ts'
import { topicsOf } from '#lib/articles/topics.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import '#styles/article-text.css'

/** How long nothing is typed before the text is rendered anew, in ms. */
const PAUSE = 400

/** A text as its page would show it, a moment after the last key. */
export function usePreview(content: string, locale: Locale) {
  const [asked, setAsked] = useState(content)
  useEffect(() => {
    const timer = setTimeout(() => setAsked(content), PAUSE)
    return () => clearTimeout(timer)
  }, [content])
  return useRead(
    previewArticle,
    { body: { locale, content: asked } },
    { ...ONCE, ...KEEP_PREVIOUS },
  )
}

type Props = {
  fields: ArticleEdit
  locale: Locale
  shown: Shown | undefined
  isError: boolean
  onRetry: () => unknown
}

/** How the article will look. */
export function Preview({ fields, locale, shown, isError, onRetry }: Props): ReactNode {
  const t = useT('adminArticles')
  const [topic] = topicsOf(fields.tags)
  return (
    <>
      <h2 className="flex items-center gap-2 border-b border-line px-5 py-3 text-sm font-normal text-ink-soft">
        <Eye aria-hidden="true" className="size-4" />
        {t('adminArticles.editor.asSeen')}
      </h2>
      <div lang={locale} className="grid min-w-0 gap-3 p-5 sm:p-7">
        <p className="text-sm text-ink-soft">
          {topic && `${t(`adminArticles.tags.${topic}`)} · `}
          {shown &&
            t('adminArticles.editor.counts', { words: shown.words, minutes: shown.minutes })}
        </p>
        <p className="font-display text-2xl leading-tight font-heading wrap-anywhere">
          {fields.title}
        </p>
        {isError && (
          <ReadFailed onRetry={onRetry}>{t('adminArticles.editor.previewFailed')}</ReadFailed>
        )}
        {shown?.html === '' && (
          <p className="text-ink-soft">{t('adminArticles.editor.previewEmpty')}</p>
        )}
        {shown && <Rendered html={shown.html} />}
        {shown?.sources && <Rendered html={shown.sources} />}
      </div>
    </>
  )
}

/** HTML that the server has rendered and sanitised as for the page of the article. */
function Rendered({ html }: { html: string }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const stay = (event: MouseEvent) => {
      // A link of the text must not lead away from what is being written.
      if (event.target instanceof Element && event.target.closest('a')) event.preventDefault()
    }
    const own = box.current
    own?.addEventListener('click', stay)
    return () => own?.removeEventListener('click', stay)
  }, [])
  return (
    <div
      ref={box}
      className="article-text min-w-0 wrap-anywhere"
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
