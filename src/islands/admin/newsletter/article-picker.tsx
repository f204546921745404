import { ArrowUp, Plus, X } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { KEEP_PREVIOUS, useRead } from '#client/data/use-read.ts'
import type { Form } from '#client/form/use-form.ts'
import { useT } from '#client/texts/use-t.ts'
import { useFocusSoon } from '#client/use-focus-soon.ts'
import { ReadFailed } from '#client/problem/read-failed.tsx'
import { SearchField } from '#client/list/search-field.tsx'
import { useSearch } from '#client/list/use-search.ts'
import { findArticles } from '#lib/admin/newsletter/calls.ts'
import {
  ARTICLES_MAX,
  type EditionArticle,
  type EditionContent,
} from '#lib/admin/newsletter/edition.ts'
import type { T } from '#lib/i18n/t.ts'

type Props = { form: Form<EditionContent>; chosen: readonly EditionArticle[] }

const ICON_BUTTON = 'grid size-11 shrink-0 place-items-center rounded-full hover:bg-surface-2'

/** The articles of an edition in their order, and a search for others. */
export function ArticlePicker({ form, chosen }: Props): ReactNode {
  const t = useT('adminNewsletter')
  const [added, setAdded] = useState<readonly EditionArticle[]>([])
  // What another admin has added comes with the edition.
  const known = [...chosen, ...added]
  const { articles } = form.values
  const focusSoon = useFocusSoon()
  const put = (slugs: string[]) => form.set({ articles: slugs })
  /** The article that was moved or added: its button may be gone. */
  const follow = (slug: string) => focusSoon(() => document.getElementById(itemId(slug))?.focus())
  const raise = (index: number) => {
    const slug = articles[index]!
    put(articles.toSpliced(index, 1).toSpliced(index - 1, 0, slug))
    follow(slug)
  }
  return (
    <section
      aria-label={t('adminNewsletter.compose.articles')}
      className="grid min-w-0 gap-3 rounded-card border border-line bg-surface p-4 sm:p-5"
    >
      <h2 className="text-lg">{t('adminNewsletter.compose.articles')}</h2>
      <p className="text-sm text-ink-soft">{t('adminNewsletter.compose.articlesHelp')}</p>
      <ul aria-label={t('adminNewsletter.compose.articles')}>
        {articles.map((slug, index) => {
          const article = known.find((one) => one.slug === slug)
          const title = article ? titleOf(article) : slug
          return (
            <li
              key={slug}
              id={itemId(slug)}
              tabIndex={-1}
              className="flex min-w-0 items-center gap-1 border-b border-line py-1"
            >
              <span className="min-w-0 flex-1 text-sm wrap-anywhere">
                {article ? (
                  <Title article={article} />
                ) : (
                  t('adminNewsletter.compose.gone', { slug })
                )}
              </span>
              {index > 0 && (
                <button
                  type="button"
                  aria-label={t('adminNewsletter.compose.up', { title })}
                  onClick={() => raise(index)}
                  className={ICON_BUTTON}
                >
                  <ArrowUp aria-hidden="true" className="size-4.5" />
                </button>
              )}
              <button
                type="button"
                aria-label={t('adminNewsletter.compose.remove', { title })}
                onClick={() => put(articles.filter((one) => one !== slug))}
                className={ICON_BUTTON}
              >
                <X aria-hidden="true" className="size-4.5" />
              </button>
            </li>
          )
        })}
      </ul>
      {articles.length >= ARTICLES_MAX ? (
        <p className="text-sm">{t('adminNewsletter.compose.full', { max: ARTICLES_MAX })}</p>
      ) : (
        <Finder
          without={articles}
          onAdd={(article) => {
            setAdded((before) => [...before, article])
            put([...articles, article.slug])
            follow(article.slug)
          }}
        />
      )}
    </section>
  )
}

const itemId = (slug: string) => `edition-article-${slug}`

const titleOf = ({ slug, titles }: EditionArticle) => titles.es ?? titles.en ?? slug

/** The only language that it has, in words; undefined with both. */
function onlyOf(
  t: T<'adminNewsletter'>,
  { titles: { es, en } }: EditionArticle,
): string | undefined {
  if (en === null) return t('adminNewsletter.compose.onlyEs')
  return es === null ? t('adminNewsletter.compose.onlyEn') : undefined
}

function Title({ article }: { article: EditionArticle }) {
  const t = useT('adminNewsletter')
  const only = onlyOf(t, article)
  return (
    <>
      {titleOf(article)}
      {only && <span className="text-ink-soft"> · {only}</span>}
    </>
  )
}

/** All that is shown of it, so that it can be named to be pressed. */
const shownOf = (t: T<'adminNewsletter'>, article: EditionArticle) =>
  [titleOf(article), onlyOf(t, article)].filter(Boolean).join(' · ')

type FinderProps = {
  without: readonly string[]
  onAdd: (article: EditionArticle) => void
}

function Finder({ without, onAdd }: FinderProps) {
  const t = useT('adminNewsletter', 'workspace')
  const search = useSearch(() => undefined)
  const { data, isError, refetch } = useRead(
    findArticles,
    { query: { q: search.q } },
    KEEP_PREVIOUS,
  )
  const offered = data?.items.filter(({ slug }) => !without.includes(slug)).slice(0, 6)
  return (
    <div className="grid min-w-0 gap-2">
      <SearchField
        search={search}
        label={t('adminNewsletter.compose.find')}
        placeholder={t('adminNewsletter.compose.findHint')}
      />
      <p role="status" className="text-sm empty:hidden">
        {offered?.length === 0 && t('adminNewsletter.compose.noArticles')}
      </p>
      {isError && (
        <ReadFailed onRetry={refetch}>{t('adminNewsletter.compose.findFailed')}</ReadFailed>
      )}
      <ul className="grid min-w-0">
        {offered?.map((article) => (
          <li key={article.slug}>
            <button
              type="button"
              aria-label={t('adminNewsletter.compose.add', { title: shownOf(t, article) })}
              onClick={() => onAdd(article)}
              className="flex min-h-11 w-full items-center gap-2 rounded-control px-2 py-1.5 text-start text-sm hover:bg-surface-2"
            >
              <Plus aria-hidden="true" className="size-4.5 shrink-0" />
              <span className="min-w-0 wrap-anywhere">
                <Title article={article} />
              </span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
