import { Star } from 'lucide-react'
import type { ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import { useT } from '#client/texts/use-t.ts'
import { PLATFORM_NAME } from '#lib/fields/social-network.ts'
import { cx } from '#ui/cx.ts'
import { Field } from '#ui/field.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { TextField } from './text-field.tsx'
import { useFields } from './use-fields.ts'

/** A professional's website and social networks. */
export function Links(): ReactNode {
  const t = useT('account')
  return (
    <>
      <TextField
        path="professional.personalWebsite"
        type="url"
        inputMode="url"
        label={t('account.professional.personalWebsite')}
        placeholder="https://"
        autoComplete="url"
      />
      <SocialNetworks />
    </>
  )
}

function SocialNetworks() {
  const t = useT('account', 'fields')
  const { control, register, setValue, error } = useFields(t)
  const networks = useWatch({ control, name: 'professional.socialNetworks' }) ?? []
  const togglePrimary = (at: number) =>
    networks.forEach((network, i) =>
      setValue(`professional.socialNetworks.${i}.isPrimary`, i === at ? !network.isPrimary : false),
    )
  return (
    <fieldset className="min-w-0">
      <legend className="text-sm font-semibold">{t('account.professional.socialNetworks')}</legend>
      <p className="mt-1 text-sm text-ink-soft">{t('account.links.networksHelp')}</p>
      <div className="mt-3 grid gap-4">
        {networks.map(({ platform, isPrimary }, i) => (
          <div key={`${platform}-${String(i)}`} className="flex items-start gap-2">
            <Field
              label={PLATFORM_NAME[platform]}
              error={error(`professional.socialNetworks.${i}.url`)}
              className="flex-1"
            >
              <TextInput
                type="url"
                inputMode="url"
                placeholder="https://"
                {...register(`professional.socialNetworks.${i}.url`)}
              />
            </Field>
            <button
              type="button"
              aria-pressed={isPrimary}
              aria-label={t('account.links.primary', { name: PLATFORM_NAME[platform] })}
              title={t('account.links.primary', { name: PLATFORM_NAME[platform] })}
              onClick={() => togglePrimary(i)}
              className={cx(
                'mt-8 grid size-11 shrink-0 place-items-center rounded-control border border-edge hover:bg-surface-2',
                isPrimary ? 'text-pine' : 'text-ink-soft',
              )}
            >
              <Star aria-hidden="true" className={cx('size-5', isPrimary && 'fill-current')} />
            </button>
          </div>
        ))}
      </div>
    </fieldset>
  )
}

/** Up to three posts, shown in the public profile. */
export function Posts(): ReactNode {
  const t = useT('account', 'fields')
  const { control } = useFields(t)
  const posts = useWatch({ control, name: 'professional.instagramPosts' }) ?? []
  return (
    <>
      <p className="text-sm text-ink-soft">{t('account.posts.text')}</p>
      {posts.map((_, i) => (
        <TextField
          key={i}
          path={`professional.instagramPosts.${i}`}
          type="url"
          inputMode="url"
          placeholder="https://www.instagram.com/p/…"
          label={t('account.posts.post', { number: i + 1 })}
        />
      ))}
    </>
  )
}
