import { ArrowLeft } from 'lucide-react'
import { useState, type ReactNode, type SubmitEvent } from 'react'
import { Restored } from '#client/editing/restored.tsx'
import { SaveStateLine } from '#client/editing/save-state.tsx'
import { useT } from '#client/texts/use-t.ts'
import type { OpenArticle } from '#lib/admin/articles/schemas.ts'
import { cx } from '#ui/cx.ts'
import { Segments } from '#ui/segments.tsx'
import { goWith } from '../../address.ts'
import { useFocusedHeading } from '../../kit/use-focus-way.ts'
import { Actions } from './actions.tsx'
import { ArticleConflicts } from './article-conflicts.tsx'
import { Cancel } from './cancel.tsx'
import { VIEWS, type View } from './lists.ts'
import { More } from './more.tsx'
import { Preview, usePreview } from './preview.tsx'
import { Settings } from './settings.tsx'
import { StateLine } from './state-line.tsx'
import { useArticle, type ArticleState } from './use-article.ts'
import { Write } from './write.tsx'

const CARD = 'min-w-0 overflow-hidden rounded-card border border-line bg-surface'

type Props = { first: OpenArticle }

/** An article while it is written: text, preview and settings side by side, on phones one at a time. */
export function ArticleForm({ first }: Props): ReactNode {
  const t = useT('adminArticles')
  const [view, setView] = useState<View>('write')
  const state = useArticle(first, ({ title, content }) =>
    setView(title || content ? 'write' : 'settings'),
  )
  const { form, stored } = state
  const preview = usePreview(form.values.content, stored.locale)
  const around = useFocusedHeading<HTMLDivElement>()
  const hiddenUnless = (own: View) => cx(view !== own && 'max-lg:hidden')
  return (
    <div ref={around} className="grid min-w-0 grid-cols-1 gap-4">
      <Head {...{ state }} />
      <Restored
        editing={state}
        action={{ label: t('adminArticles.editor.discard'), onTake: () => state.discard() }}
      />
      <ArticleConflicts editing={state} />
      <div className="lg:hidden">
        <Segments
          name="article-view"
          legend={t('adminArticles.editor.views')}
          hideLegend
          options={VIEWS.map((one) => [one, t(`adminArticles.editor.${one}`)] as const)}
          value={view}
          onChange={setView}
        />
      </div>
      <div className="grid min-w-0 grid-cols-1 gap-4 lg:grid-cols-2">
        <section
          aria-label={t('adminArticles.editor.write')}
          className={cx(CARD, 'flex flex-col', hiddenUnless('write'))}
        >
          <form {...form.props} onSubmit={stay} className="contents">
            <Write state={state} shown={preview.data} />
          </form>
        </section>
        <section
          aria-label={t('adminArticles.editor.preview')}
          className={cx(CARD, 'bg-paper!', hiddenUnless('preview'))}
        >
          <Preview
            fields={form.values}
            locale={stored.locale}
            shown={preview.data}
            isError={preview.isError}
            onRetry={preview.refetch}
          />
        </section>
      </div>
      <section
        aria-label={t('adminArticles.editor.settings')}
        className={cx(CARD, hiddenUnless('settings'))}
      >
        <form {...form.props} onSubmit={stay}>
          <Settings state={state} />
        </form>
      </section>
      <More {...{ state }} />
    </div>
  )
}

function Head({ state }: { state: ArticleState }) {
  const t = useT('adminArticles')
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-3">
      <div className="min-w-0">
        <button
          type="button"
          onClick={() => goWith({ article: null })}
          className="link flex gap-2 text-sm"
        >
          <ArrowLeft aria-hidden="true" className="size-4" />
          {t('adminArticles.editor.back')}
        </button>
        <h1 className="text-2xl">{t('adminArticles.editor.heading')}</h1>
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3 max-sm:w-full max-sm:flex-col max-sm:flex-nowrap max-sm:items-stretch">
        <SaveStateLine state={state.saveState} draftAt={state.draftAt} />
        <StateLine article={state.stored} />
        <Cancel state={state} />
        <Actions state={state} />
      </div>
    </div>
  )
}

/** Enter in a field saves nothing: buttons do. */
function stay(event: SubmitEvent): void {
  event.preventDefault()
}
