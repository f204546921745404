import { ArrowLeft } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useLocale, useT } from '#client/texts/use-t.ts'
import { useLeaveGuard } from '#client/use-leave-guard.ts'
import { NOTICE } from '#islands/notices/notice-class.ts'
import type { OpenArticle } from '#lib/admin/articles/schemas.ts'
import { formatMoment } from '#lib/format/moment.ts'
import { toast } from '#stores/toasts.ts'
import { Button } from '#ui/button.tsx'
import { cx } from '#ui/cx.ts'
import { Segments } from '#ui/segments.tsx'
import { goWith } from '../../address.ts'
import { useFocusedHeading } from '../../kit/use-focus-way.ts'
import { Actions } from './actions.tsx'
import type { Intent } from './edit.ts'
import { VIEWS, type View } from './lists.ts'
import { More } from './more.tsx'
import { Preview, usePreview } from './preview.tsx'
import { Settings } from './settings.tsx'
import { StaleChoices } from './stale-choices.tsx'
import { DraftLine, StateLine } from './status-line.tsx'
import { useArticle, type ArticleState } from './use-article.ts'
import { Write } from './write.tsx'

const CARD = 'min-w-0 overflow-hidden rounded-card border border-line bg-surface'

const DONE = {
  save: 'adminArticles.done.updated',
  publish: 'adminArticles.done.published',
  schedule: 'adminArticles.done.scheduled',
  restore: 'adminArticles.done.restored',
} as const

type Props = { first: OpenArticle }

/** An article while it is written: text, preview and settings side by side, on phones one at a time. */
export function ArticleForm({ first }: Props): ReactNode {
  const t = useT('adminArticles')
  const locale = useLocale()
  const [view, setView] = useState<View>('write')
  const state = useArticle({
    first,
    onDone: (intent, article) => toast.success(t(doneText(intent, article.state))),
    onWrong(problems) {
      const [field] = Object.keys(problems)
      if (!field) return
      setView(field === 'title' || field === 'content' ? 'write' : 'settings')
      // Once it is shown.
      requestAnimationFrame(() => focusField(field))
    },
  })
  const { saved, fields, status, isDirty } = state
  const preview = usePreview(fields.content, saved.locale)
  useLeaveGuard({
    isUnsaved: isDirty && status.kind !== 'kept',
    question: t('adminArticles.leave'),
    forget: state.discard,
  })
  const around = useFocusedHeading<HTMLDivElement>()
  const hiddenUnless = (own: View) => cx(view !== own && 'max-lg:hidden')
  return (
    <div ref={around} className="grid min-w-0 grid-cols-1 gap-4">
      <Head {...{ state }} />
      {state.isRestored && first.draft && !state.conflicts && (
        <p role="status" className={`${NOTICE} mt-0`}>
          {t('adminArticles.restored.text', { date: formatMoment(first.draft.savedAt, locale) })}
          <Button variant="quiet" size="sm" onClick={state.discard}>
            {t('adminArticles.restored.discard')}
          </Button>
        </p>
      )}
      <StaleChoices {...{ state }} />
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
          <Write state={state} shown={preview.data} />
        </section>
        <section
          aria-label={t('adminArticles.editor.preview')}
          className={cx(CARD, 'bg-paper!', hiddenUnless('preview'))}
        >
          <Preview
            {...{ fields }}
            locale={saved.locale}
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
        <Settings state={state} />
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
          className="flex min-h-11 items-center gap-2 text-sm font-semibold text-pine underline underline-offset-4"
        >
          <ArrowLeft aria-hidden="true" className="size-4" />
          {t('adminArticles.editor.back')}
        </button>
        <h1 className="text-2xl">{t('adminArticles.editor.heading')}</h1>
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3 max-sm:w-full max-sm:flex-col max-sm:flex-nowrap max-sm:items-stretch">
        <DraftLine {...{ state }} />
        <StateLine {...{ state }} />
        <Actions state={state} />
      </div>
    </div>
  )
}

function doneText(intent: Intent, state: string) {
  if (intent.to !== 'withdraw') return DONE[intent.to]
  return state === 'draft'
    ? ('adminArticles.done.unscheduled' as const)
    : ('adminArticles.done.withdrawn' as const)
}

function focusField(field: string): void {
  const found = document.getElementById(`article-${field}`)
  // The text is in a shadow tree.
  const text = found?.querySelector('div')?.shadowRoot?.querySelector<HTMLElement>('.cm-content')
  ;(text ?? found)?.focus()
}
