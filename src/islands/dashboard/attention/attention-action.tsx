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

/** What only leads somewhere is, on a phone, the whole row. */
const OPEN = `open ${buttonClass({ variant: 'quiet', size: 'sm' })}`

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
        <AnswersLink id={item.questionnaireId} label={named(text)} className={OPEN}>
          <span>{text}</span>
        </AnswersLink>
      )
    }
    case 'ending': {
      const text = t('dashboard.action.ending')
      return (
        <a
          href={clientPath(item.authorizationId, 'history', locale)}
          aria-label={named(text)}
          className={OPEN}
        >
          <span>{text}</span>
        </a>
      )
    }
    case 'contact': {
      const text = t('dashboard.action.contact')
      return (
        <PlaceLink to={{ tab: 'contacts' }} label={named(text)} className={OPEN}>
          <span>{text}</span>
        </PlaceLink>
      )
    }
    case 'request': {
      const text = t('dashboard.action.request')
      return (
        <a
          href={`${localizedPath(PATHS.clients, locale)}?tab=pending`}
          aria-label={named(text)}
          className={OPEN}
        >
          <span>{text}</span>
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
            className={OPEN}
          >
            <span>{text}</span>
          </PlaceLink>
        )
      }
      const text = t('dashboard.action.remind')
      return (
        <Button
          variant="quiet"
          size="sm"
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
