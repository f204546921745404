import { useState, type ReactNode } from 'react'
import { useIsDemo } from '#client/data/data.ts'
import { useRead } from '#client/data/use-read.ts'
import { Loaded } from '#client/problem/loaded.tsx'
import { Waiting } from '#client/problem/waiting.tsx'
import { useLocale, useT } from '#client/texts/use-t.ts'
import * as health from '#lib/health/calls.ts'
import type { HealthHistory } from '#lib/health/history.ts'
import { localizedPath } from '#lib/i18n/locales.ts'
import { PATHS } from '#lib/site/routes.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { onDayOf } from '#client/health/days.ts'
import { ConsentRow } from './consent-row.tsx'
import { EditDialog } from './edit/edit-dialog.tsx'
import { EDITABLE, type Editable } from './edit/profile-form.ts'
import { FieldValue } from './field-value.tsx'
import { Row, ROW_ACTION, type Sees } from './row.tsx'
import { SettingsSection } from './settings/settings-section.tsx'
import { VersionsDialog } from './versions-dialog.tsx'
import { useProfileMessages } from './messages.ts'

const SEES: Record<Editable, Sees> = {
  birthDate: 'authorized',
  gender: 'authorized',
  height: 'shared',
  weight: 'shared',
  chronicDiseases: 'authorized',
  pastInjuries: 'authorized',
  allergiesIntolerances: 'authorized',
  objectives: 'authorized',
}

/** What does not change every week, with who sees it; and how its owner reads values. */
export function ProfilePart(): ReactNode {
  const t = useT('healthProfile')
  const read = useRead(health.getHistory, {})
  return (
    <Loaded
      read={read}
      failed={t('healthProfile.failed')}
      waiting={
        <Waiting
          label={t('healthProfile.loading')}
          className="grid gap-4 rounded-panel border border-line bg-surface p-4 sm:p-6"
        >
          <Skeleton className="h-7 w-48" />
          {EDITABLE.map((field) => (
            <Skeleton key={field} className="h-9 w-full" />
          ))}
        </Waiting>
      }
    >
      {(history) => <Profile history={history} />}
    </Loaded>
  )
}

function Profile({ history }: { history: HealthHistory }) {
  const t = useT('health', 'healthProfile')
  const locale = useLocale()
  const words = useProfileMessages()
  const isDemo = useIsDemo()
  const [edited, setEdited] = useState<{ field: Editable; turn: number } | null>(null)
  const [isEditing, setEditing] = useState(false)
  const [isReading, setReading] = useState(false)
  const edit = (field: Editable) => {
    setEdited({ field, turn: (edited?.turn ?? 0) + 1 })
    setEditing(true)
  }
  return (
    <div className="grid gap-6">
      <section
        aria-label={t('healthProfile.title')}
        className="rounded-panel border border-line bg-surface p-4 sm:p-6"
      >
        <h2 className="text-xl">{t('healthProfile.title')}</h2>
        <p className="mb-3 flex flex-wrap items-center gap-x-2 text-sm text-ink-soft">
          {history.updatedAt &&
            t('healthProfile.changed', { date: onDayOf(history.updatedAt, t, locale) })}
          <button type="button" onClick={() => setReading(true)} className="link">
            {t('healthProfile.versions')}
          </button>
        </p>
        <dl>
          <Row
            name={t('healthProfile.name')}
            sees="authorized"
            action={
              !isDemo && (
                <a
                  href={localizedPath(PATHS.profile, locale)}
                  aria-label={t('healthProfile.inProfile')}
                  className={ROW_ACTION}
                >
                  {t('healthProfile.edit')}
                </a>
              )
            }
          >
            {history.fullName || (
              <span className="text-ink-soft">{t('healthProfile.nothing')}</span>
            )}
          </Row>
          {EDITABLE.map((field) => {
            const name = t(`healthProfile.field.${field}`)
            return (
              <Row
                key={field}
                name={name}
                sees={SEES[field]}
                action={
                  <button
                    type="button"
                    aria-label={t('healthProfile.editField', { field: name })}
                    onClick={() => edit(field)}
                    className={ROW_ACTION}
                  >
                    {t('healthProfile.edit')}
                  </button>
                }
              >
                <FieldValue field={field} history={history} words={words} />
              </Row>
            )
          })}
          <ConsentRow />
        </dl>
      </section>
      <SettingsSection words={words} />
      {edited && (
        <EditDialog
          key={edited.turn}
          open={isEditing}
          field={edited.field}
          history={history}
          words={words}
          onClose={() => setEditing(false)}
        />
      )}
      <VersionsDialog open={isReading} onClose={() => setReading(false)} />
    </div>
  )
}
