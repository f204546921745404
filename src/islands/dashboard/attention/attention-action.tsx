import type { ReactNode } from 'react'
import { useLocale, useT } from '#client/texts/use-t.ts'
import { localizedPath } from '#lib/i18n/locales.ts'
import { PATHS } from '#lib/site/routes.ts'
import type { AttentionItem } from '#lib/workspace/attention.ts'
import { buttonClass } from '#ui/button-class.ts'
import { Button } from '#ui/button.tsx'
import { clientPath } from '../address.ts'
import { AnswersLink, PlaceLink } from '../place-link.tsx'
import type { Reminder } from '../use-remind.ts'
import { nameOf } from '#client/workspace/attention-text.ts'

/** A button; on phones, where it stands below its sentence, underlined. */
const PHONE =
  'max-sm:justify-start max-sm:border-0 max-sm:px-0 max-sm:text-pine max-sm:underline max-sm:underline-offset-4'
const LOOK = `${buttonClass({ variant: 'quiet', size: 'sm' })} ${PHONE}`

type Props = { item: AttentionItem; reminder: Reminder }

/** The one thing to do about what waits. */
export function AttentionAction({ item, reminder }: Props): ReactNode {
  const t = useT('dashboard', 'workspace')
  const locale = useLocale()
  const name = nameOf(item, t)
  const named = (action: string) => t('dashboard.action.of', { action, name })
  switch (item.kind) {
    case 'answer': {
      const text = t('dashboard.action.answer')
      return (
        <AnswersLink id={item.questionnaireId} label={named(text)} className={LOOK}>
          {text}
        </AnswersLink>
      )
    }
    case 'ending': {
      const text = t('dashboard.action.ending')
      return (
        <a
          href={clientPath(item.authorizationId, 'history', locale)}
          aria-label={named(text)}
          className={LOOK}
        >
          {text}
        </a>
      )
    }
    case 'contact': {
      const text = t('dashboard.action.contact')
      return (
        <PlaceLink to={{ tab: 'contacts' }} label={named(text)} className={LOOK}>
          {text}
        </PlaceLink>
      )
    }
    case 'request': {
      const text = t('dashboard.action.request')
      return (
        <a
          href={`${localizedPath(PATHS.clients, locale)}?tab=pending`}
          aria-label={named(text)}
          className={LOOK}
        >
          {text}
        </a>
      )
    }
    case 'waiting': {
      if (item.isReminded) {
        const text = t('dashboard.action.reminded')
        return (
          <PlaceLink
            to={{ status: 'pending', client: item.authorizationId }}
            label={named(text)}
            className={LOOK}
          >
            {text}
          </PlaceLink>
        )
      }
      const text = t('dashboard.action.remind')
      return (
        <Button
          variant="quiet"
          size="sm"
          className={PHONE}
          aria-label={named(text)}
          loading={reminder.isBusy}
          onClick={() => reminder.remind(item.questionnaireId)}
        >
          {text}
        </Button>
      )
    }
  }
}
