import type { ReactNode } from 'react'
import { useRead } from '#client/data/use-read.ts'
import { fieldText } from '#client/form/problem-text.ts'
import { useT } from '#client/texts/use-t.ts'
import { ReadFailed } from '#client/problem/read-failed.tsx'
import { listTranslations } from '#lib/admin/articles/calls.ts'
import { EXCERPT_MAX, TAGS_MAX } from '#lib/admin/articles/fields.ts'
import { ARTICLE_TAGS, type ArticleTag } from '#lib/articles/tags.ts'
import { ArticleId } from '#lib/ids.ts'
import { Choice } from '#ui/choice.tsx'
import { Field } from '#ui/field.tsx'
import { FieldGroup } from '#ui/field-group.tsx'
import { Select } from '#ui/select.tsx'
import { Switch } from '#ui/switch.tsx'
import { Textarea } from '#ui/textarea.tsx'
import { goWith } from '../../address.ts'
import { CoverField } from './cover-field.tsx'
import type { ArticleState } from './use-article.ts'

type Props = { state: ArticleState }

/** What of an article is not its text. */
export function Settings(props: Props): ReactNode {
  return (
    <div className="grid min-w-0 grid-cols-1 gap-6 p-5 sm:grid-cols-2 xl:grid-cols-4">
      <Excerpt {...props} />
      <Tags {...props} />
      <div className="grid min-w-0 content-start gap-3">
        <Translation {...props} />
        <Featured {...props} />
      </div>
      <CoverField {...props} />
    </div>
  )
}

function Excerpt({ state }: Props) {
  const t = useT('adminArticles', 'fields')
  const { fields, problems, set, saved } = state
  return (
    <Field
      id="article-excerpt"
      label={t('adminArticles.editor.excerpt')}
      aside={t('adminArticles.editor.excerptCount', {
        used: fields.excerpt.length,
        max: EXCERPT_MAX,
      })}
      help={t('adminArticles.editor.excerptHelp')}
      helpBelow
      error={fieldText(t, problems['excerpt'])}
    >
      <Textarea
        rows={4}
        lang={saved.locale}
        spellCheck
        value={fields.excerpt}
        onChange={({ target }) => set({ excerpt: target.value })}
      />
    </Field>
  )
}

function Tags({ state }: Props) {
  const t = useT('adminArticles', 'fields')
  const { fields, problems, set } = state
  const toggle = (tag: ArticleTag) => {
    const others = fields.tags.filter((one) => one !== tag)
    set({ tags: others.length < fields.tags.length ? others : [...others, tag] })
  }
  return (
    <FieldGroup
      legend={t('adminArticles.editor.tags')}
      help={t('adminArticles.editor.tagsHelp', { count: TAGS_MAX })}
      error={fieldText(t, problems['tags'])}
    >
      <span className="flex flex-wrap gap-2">
        {ARTICLE_TAGS.map((tag) => {
          const isChosen = fields.tags.includes(tag)
          return (
            <Choice
              key={tag}
              type="checkbox"
              checked={isChosen}
              disabled={!isChosen && fields.tags.length >= TAGS_MAX}
              onChange={() => toggle(tag)}
            >
              {t(`adminArticles.tags.${tag}`)}
            </Choice>
          )
        })}
      </span>
    </FieldGroup>
  )
}

function Translation({ state }: Props) {
  const t = useT('adminArticles', 'fields')
  const { fields, problems, set, saved } = state
  const { data, isError, refetch } = useRead(
    listTranslations,
    { params: { id: saved.id } },
    { gcTime: 0 },
  )
  const free = data?.items ?? []
  const options = saved.twin
    ? [saved.twin, ...free.filter(({ id }) => id !== saved.twin?.id)]
    : free
  const language = t(
    saved.locale === 'es' ? 'adminArticles.editor.languageEs' : 'adminArticles.editor.languageEn',
  )
  const { translation } = fields
  return (
    <>
      <Field
        id="article-translation"
        label={t('adminArticles.editor.translation')}
        help={t('adminArticles.editor.translationHelp', { language })}
        helpBelow
        error={fieldText(t, problems['translation'])}
      >
        <Select
          value={translation ?? ''}
          onChange={({ target }) =>
            set({ translation: ArticleId.safeParse(target.value).data ?? null })
          }
        >
          <option value="">{t('adminArticles.editor.translationNone')}</option>
          {options.map(({ id, title, state: twinState }) => (
            <option key={id} value={id}>
              {`${title} (${t(`adminArticles.state.${twinState}`)})`}
            </option>
          ))}
        </Select>
      </Field>
      {isError && (
        <ReadFailed onRetry={refetch}>{t('adminArticles.editor.translationFailed')}</ReadFailed>
      )}
      {saved.twin && (
        <button
          type="button"
          onClick={() => goWith({ article: saved.twin?.id ?? null })}
          className="inline-flex min-h-11 items-center justify-self-start text-sm font-semibold text-pine underline underline-offset-4"
        >
          {t('adminArticles.editor.openTwin')}
        </button>
      )}
    </>
  )
}

function Featured({ state: { fields, set } }: Props) {
  const t = useT('adminArticles')
  return (
    <div className="flex items-center justify-between gap-3 text-sm font-semibold">
      <label htmlFor="article-featured">{t('adminArticles.editor.featured')}</label>
      <Switch
        id="article-featured"
        checked={fields.isFeatured}
        onChange={({ target }) => set({ isFeatured: target.checked })}
        onText={t('adminArticles.editor.featuredOn')}
        offText={t('adminArticles.editor.featuredOff')}
      />
    </div>
  )
}
