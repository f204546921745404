import { useMemo, useState, type ReactNode } from 'react'
import { signInPath, signUpPath } from '#lib/accounts/return-path.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import type { RecordInput } from '#lib/health/record.ts'
import { $demoRecords } from '#stores/demo-records.ts'
import { Button } from '#ui/button.tsx'
import { Segments } from '#ui/segments.tsx'
import { CentreFrame } from './centre-frame.tsx'
import { DEMO_PEOPLE, type DemoPerson } from './demo/names.ts'
import { demoOf } from './demo/people.ts'
import { demoTransport } from './demo/transport.ts'
import { HealthApiContext, type HealthApi } from './kit/api.tsx'
import type { HealthT } from './kit/texts.ts'
import { addressWith, useTab } from './kit/use-tab.ts'
import { queryClient } from '#client/query.ts'

type Props = {
  t: HealthT
  locale: Locale
  /** Called when the centre is on the screen. */
  onShown: () => void
}

/** Kept in this tab, to be brought along at sign-up. */
const remember = (record: RecordInput) => $demoRecords.set([...$demoRecords.get(), record])

/** The centre of two invented people, over data of this page: whatever is changed is gone with it. */
export function DemoFrame({ t, locale, onShown }: Props): ReactNode {
  const [person, setPerson] = useState<DemoPerson>('nora')
  const api = useMemo(
    (): HealthApi => ({ isDemo: true, transport: demoTransport(demoOf(person, locale), remember) }),
    [person, locale],
  )
  // Back to the tab that is open, where what was written down is offered.
  const here = addressWith({ tab: useTab() })
  const change = (next: DemoPerson) => {
    queryClient.removeQueries({ queryKey: ['demo'] })
    setPerson(next)
  }
  return (
    <>
      <section
        aria-label={t('health.demo.title')}
        className="my-4 flex flex-wrap items-center gap-x-6 gap-y-2.5 rounded-panel bg-note-wash px-4 py-3 sm:gap-y-3 sm:px-6"
      >
        <div className="min-w-0 grow basis-60">
          <p className="font-display font-bold">{t('health.demo.title')}</p>
          <p className="text-sm">{t('health.demo.text')}</p>
        </div>
        <Segments
          legend={t('health.demo.person')}
          hideLegend
          name="demo-person"
          look="pill"
          options={DEMO_PEOPLE.map((name) => [name, t(`health.demo.people.${name}`)] as const)}
          value={person}
          onChange={change}
        />
        <div className="flex flex-wrap gap-2.5">
          <Button href={signUpPath(here)} size="sm">
            {t('health.demo.signUp')}
          </Button>
          <Button href={signInPath(here)} variant="quiet" size="sm">
            {t('health.demo.signIn')}
          </Button>
        </div>
      </section>
      <HealthApiContext value={api}>
        <CentreFrame key={person} t={t} locale={locale} onShown={onShown} />
      </HealthApiContext>
    </>
  )
}
