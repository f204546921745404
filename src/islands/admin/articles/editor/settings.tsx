import { useId, type ReactNode } from 'react'
import { useRead } from '#client/data/use-read.ts'
import { ListInput } from '#client/form/list-input.tsx'
import { fieldText } from '#client/form/problem-text.ts'
import { useT } from '#client/texts/use-t.ts'
import { ReadFailed } from '#client/problem/read-failed.tsx'
import { listTranslations } from '#lib/admin/articles/calls.ts'
import { EXCERPT_MAX, TAG_MAX, TAGS_MAX } from '#lib/admin/articles/fields.ts'
import { ARTICLE_TOPICS, topicsOf, type ArticleTopic } from '#lib/articles/topics.ts'
import { caseless } from '#lib/fields/caseless.ts'
import { ArticleId } from '#lib/ids.ts'
import { isOneOf } from '#lib/one-of.ts'
import { Choice } from '#ui/choice.tsx'
import { Field } from '#ui/field.tsx'
import { FieldGroup } from '#ui/field-group.tsx'
import { Select } from '#ui/select.tsx'
import { Switch } from '#ui/switch.tsx'
import { Textarea } from '#ui/textarea.tsx'
import { goWith } from '../../address.ts'
import { tagText } from '../tag-text.ts'
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
  const { form, stored } = state
  return (
    <Field
      label={t('adminArticles.editor.excerpt')}
      aside={t('adminArticles.editor.excerptCount', {
        used: form.values.excerpt.length,
        max: EXCERPT_MAX,
      })}
      help={t('adminArticles.editor.excerptHelp')}
      helpBelow
      error={fieldText(t, form.problems['excerpt'])}
    >
      <Textarea rows={4} lang={stored.locale} spellCheck {...form.input('excerpt')} />
    </Field>
  )
}

function Tags({ state: { form } }: Props) {
  const t = useT('adminArticles', 'fields')
  const { tags } = form.values
  const topics = topicsOf(tags)
  const words = tags.filter((tag) => !isOneOf(ARTICLE_TOPICS, tag))
  // Not by the boxes themselves: the order of the topics is that of the choices.
  const toggle = (topic: ArticleTopic) => {
    const others = topics.filter((one) => one !== topic)
    const chosen = others.length < topics.length ? others : [...others, topic]
    form.set({ tags: [...chosen, ...words] })
  }
  // A topic that is typed is chosen.
  const toTag = (word: string) =>
    ARTICLE_TOPICS.find((topic) => caseless(tagText(t, topic)) === caseless(word)) ?? word
  return (
    <FieldGroup
      legend={t('adminArticles.editor.tags')}
      help={t('adminArticles.editor.tagsHelp', { count: TAGS_MAX })}
      error={fieldText(t, form.problems['tags'])}
    >
      <span className="flex flex-wrap gap-2">
        {ARTICLE_TOPICS.map((topic) => {
          const isChosen = tags.includes(topic)
          return (
            <Choice
              key={topic}
              type="checkbox"
              checked={isChosen}
              disabled={!isChosen && tags.length >= TAGS_MAX}
              onChange={() => toggle(topic)}
            >
              {t(`adminArticles.tags.${topic}`)}
            </Choice>
          )
        })}
      </span>
      <ListInput
        name="tags"
        label={t('adminArticles.editor.otherTags')}
        items={words}
        max={TAGS_MAX - topics.length}
        itemMax={TAG_MAX}
        onChange={(next) => form.set({ tags: [...new Set([...topics, ...next.map(toTag)])] })}
      />
    </FieldGroup>
  )
}

function Translation({ state }: Props) {
  const t = useT('adminArticles', 'fields')
  const { form, stored } = state
  const { data, isError, refetch } = useRead(
    listTranslations,
    { params: { id: stored.id } },
    { gcTime: 0 },
  )
  const free = data?.items ?? []
  const options = stored.twin
    ? [stored.twin, ...free.filter(({ id }) => id !== stored.twin?.id)]
    : free
  const language = t(
    stored.locale === 'es' ? 'adminArticles.editor.languageEs' : 'adminArticles.editor.languageEn',
  )
  return (
    <>
      <Field
        label={t('adminArticles.editor.translation')}
        help={t('adminArticles.editor.translationHelp', { language })}
        helpBelow
        error={fieldText(t, form.problems['translation'])}
      >
        {/* Not by its name: the options come later. */}
        <Select
          value={form.values.translation ?? ''}
          onChange={({ target }) =>
            form.set({ translation: ArticleId.safeParse(target.value).data ?? null })
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
      {stored.twin && (
        <button
          type="button"
          onClick={() => goWith({ article: stored.twin?.id ?? null })}
          className="link justify-self-start text-sm"
        >
          {t('adminArticles.editor.openTwin')}
        </button>
      )}
    </>
  )
}

function Featured({ state: { form } }: Props) {
  const t = useT('adminArticles')
  const id = useId()
  return (
    <div className="flex items-center justify-between gap-3 text-sm font-medium">
      <label htmlFor={id}>{t('adminArticles.editor.featured')}</label>
      <Switch
        {...form.box('isFeatured')}
        id={id}
        onText={t('adminArticles.editor.featuredOn')}
        offText={t('adminArticles.editor.featuredOff')}
      />
    </div>
  )
}
