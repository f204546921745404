import { useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import { useAddress } from '#client/address/use-address.ts'
import { useIsDemo } from '#client/data/data.ts'
import { useRead } from '#client/data/use-read.ts'
import { Restored } from '#client/editing/restored.tsx'
import { useDraft } from '#client/use-draft.ts'
import { ReadFailed } from '#client/problem/read-failed.tsx'
import { useLocale, useT } from '#client/texts/use-t.ts'
import {
  emptyForm,
  filledNames,
  isMeasured,
  isTyped,
  measuredOf,
  travelling,
} from '#lib/health/form/record-form.ts'
import type { ToolRecord } from '#lib/health/from-tools.ts'
import { frontFields } from '#lib/health/form/front-fields.ts'
import type { HealthRecord } from '#lib/health/record.ts'
import * as sharing from '#lib/sharing/calls.ts'
import { $savedResults } from '#stores/saved-results.ts'
import { HEALTH } from '../kit/address.ts'
import { useCentre } from '../kit/centre.tsx'
import { today } from '#client/health/days.ts'
import { kindOf, measuresOf } from '#client/health/kinds.ts'
import { RecordFormContext } from '../kit/record-form/context.ts'
import { previousOf } from '../kit/record-form/previous.ts'
import { recordDraft } from '../kit/record-form/record-draft.ts'
import { RecordFields } from '../kit/record-form/record-fields.tsx'
import type { RecordFormState } from '../kit/record-form/use-record-form.ts'
import { namesIn, whoSees } from '../kit/record-form/who-sees.ts'
import { begin, lastHeight, leftBy } from './begin.ts'
import { BirthDateDialog } from './birth-date-dialog.tsx'
import { ChooseFields } from './choose-fields.tsx'
import { FileCard } from './file-card.tsx'
import { forgetResult } from './from-tools.tsx'
import { SavedNotice, TakenNotice } from './notices.tsx'
import { SaveBar } from './save-bar.tsx'
import { UnitsCard } from './units-card.tsx'
import { useSaveRecord } from './use-save-record.ts'
import { ViewersCard } from './viewers-card.tsx'

const VIEWERS = 'record-viewers'

/** "Registrar Mis Datos"; it begins again when the address names what a calculator has left. */
export function RegisterPart(): ReactNode {
  const { from, at } = useAddress(HEALTH)
  const named = from && `${from} ${at ?? ''}`
  const [shown, setShown] = useState(named)
  // Without the parameter the form stays as it is: other tabs do not have it.
  if (named && named !== shown) setShown(named)
  return <RegisterForm key={shown} taken={leftBy($savedResults.get(), from, at)} />
}

/** Opens and focuses the field of the kind that the address names: who comes to write down one value finds it. */
function useNamedField({ form, groups }: RecordFormState): void {
  const { kind } = useAddress(HEALTH)
  const show = useEffectEvent(() => {
    const names = kind ? measuresOf(kind).filter(isMeasured) : []
    const [first] = names
    if (!first) return
    groups.openFor(names)
    // After what the tab itself focuses.
    requestAnimationFrame(() => form.focus(first))
  })
  useEffect(() => show(), [kind])
}

type FormProps = { taken: ToolRecord | null }

/** The form of a new record, and beside it who will see it. */
function RegisterForm({ taken: given }: FormProps): ReactNode {
  const t = useT('healthRegister')
  const locale = useLocale()
  const { overview } = useCentre()
  const { measures, person, settings } = overview
  const isDemo = useIsDemo()
  const [start] = useState(() => begin(overview, given, locale))
  const [isRestored, setRestored] = useState(start.isRestored)
  const [taken, setTaken] = useState(given)
  const [saved, setSaved] = useState<HealthRecord | null>(null)
  const height = lastHeight(overview)
  const front = frontFields(settings)
  const { state, birthDate } = useSaveRecord({
    initial: start.form,
    units: settings.units,
    height,
    first: front[0],
    onSaved(record) {
      if (taken && !isDemo) forgetResult(taken)
      setTaken(null)
      setRestored(false)
      setSaved(record)
    },
  })
  const { typed } = state
  useNamedField(state)
  const key = { owner: person.userId, about: recordDraft(null) }
  useDraft(key, isTyped(typed) ? { base: null, typed } : null)
  const discard = () => {
    setRestored(false)
    state.restart(emptyForm(settings.units, today()))
  }

  const shares = useRead(sharing.listAuthorizations, {})
  const active = shares.data?.items.filter((one) => one.state === 'active')
  const values = measuredOf(typed)
  const viewers = active && whoSees(active, namesIn({ ...values, ...travelling(values, height) }))
  const count = new Set(filledNames(typed).map(kindOf)).size

  return (
    <div className="grid gap-x-8 gap-y-6 lg:grid-cols-[minmax(0,44rem)_minmax(16rem,1fr)] lg:items-start">
      <div className="grid min-w-0 gap-3">
        <div className="flex items-center justify-between gap-x-4">
          <div className="flex flex-wrap items-baseline gap-x-4">
            <h2 className="text-xl">{t('healthRegister.title')}</h2>
            <p className="text-sm text-ink-soft">{t('healthRegister.hint')}</p>
          </div>
          <ChooseFields />
        </div>
        {saved && <SavedNotice record={saved} />}
        <Restored
          editing={{ isRestored, conflicts: null }}
          action={{ label: t('healthRegister.draft.discard'), onTake: discard }}
        />
        {taken && <TakenNotice taken={taken} />}
        <RecordFormContext value={{ state, previous: previousOf(measures, typed.recordDate) }}>
          <form
            {...state.props}
            aria-label={t('healthRegister.title')}
            className="grid min-w-0 gap-3"
          >
            <RecordFields front={front} />
            <SaveBar {...{ count, viewers }} form={state.form} detailsId={VIEWERS} />
          </form>
        </RecordFormContext>
      </div>
      <aside
        aria-label={t('healthRegister.aside')}
        className="grid gap-4 lg:sticky lg:top-[calc(var(--header-height)+5rem)]"
      >
        {active && viewers && (
          <ViewersCard
            {...{ viewers }}
            id={VIEWERS}
            authorizations={active}
            isEmpty={count === 0}
          />
        )}
        {!active && shares.isError && (
          <ReadFailed onRetry={shares.refetch}>{t('healthRegister.viewers.failed')}</ReadFailed>
        )}
        <UnitsCard />
        <FileCard />
      </aside>
      <BirthDateDialog isOpen={birthDate.isAsked} onAnswer={birthDate.answer} />
    </div>
  )
}
