import { useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { searchOf } from '#client/address/address.ts'
import { useAddress } from '#client/address/use-address.ts'
import { DataContext, readKey, type Data } from '#client/data/data.ts'
import { newQueryClient } from '#client/data/query-client.ts'
import { useLocale, useT } from '#client/texts/use-t.ts'
import { signInPath, signUpPath } from '#lib/accounts/return-path.ts'
import { localizedPath, type Locale } from '#lib/i18n/locales.ts'
import type { RecordInput } from '#lib/health/record.ts'
import { PATHS } from '#lib/site/routes.ts'
import { $demoRecords } from '#stores/demo-records.ts'
import { Button } from '#ui/button.tsx'
import { Segments } from '#ui/segments.tsx'
import { CentreFrame } from './centre-frame.tsx'
import { DEMO_PEOPLE, type DemoPerson } from './demo/names.ts'
import { demoOf } from './demo/people.ts'
import { demoAnswer, demoTransport } from './demo/transport.ts'
import { HEALTH } from './kit/address.ts'
import { FIRST_CALLS } from './kit/first-calls.ts'

type Props = {
  /** Called when the centre is on the screen. */
  onShown: () => void
}

/** Kept in this tab, to be brought along at sign-up. */
const remember = (record: RecordInput) => $demoRecords.set([...$demoRecords.get(), record])

/** Answers for a person. What the first screen asks is answered before it is drawn: the build draws it with its values. */
function begin(person: DemoPerson, locale: Locale): Data {
  const state = demoOf(person, locale)
  const transport = demoTransport(state, remember)
  const data: Data = { isDemo: true, transport, client: newQueryClient() }
  for (const { call, input } of FIRST_CALLS) {
    const result = demoAnswer(state, call, input)
    if (result.ok) data.client.setQueryData(readKey(call, input), result.data)
  }
  return data
}

/** The centre of two invented people, over data of this page: whatever is changed is gone with it. */
export function DemoFrame({ onShown }: Props): ReactNode {
  const t = useT('health')
  const locale = useLocale()
  const [person, setPerson] = useState<DemoPerson>('nora')
  const data = useMemo(() => begin(person, locale), [person, locale])
  // Back to the tab that is open, where what was written down is offered.
  const { tab, chart } = useAddress(HEALTH)
  const here = localizedPath(PATHS.health, locale) + searchOf(HEALTH, { tab })
  const choice = useRef<HTMLDivElement>(null)
  // Somebody may have been chosen before the scripts were here.
  useLayoutEffect(() => {
    const { value } = choice.current!.querySelector<HTMLInputElement>(':checked')!
    const early = DEMO_PEOPLE.find((name) => name === value)
    if (early && early !== person) setPerson(early)
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, at hydration
  }, [])
  return (
    <>
      <section
        aria-label={t('health.demo.title')}
        className="my-4 flex flex-wrap items-center gap-x-6 gap-y-2.5 rounded-panel bg-note-wash px-4 py-3 sm:gap-y-3 sm:px-6"
      >
        <div className="min-w-0 grow basis-60">
          <p className="font-display font-heading">{t('health.demo.title')}</p>
          <p className="text-sm">{t('health.demo.text')}</p>
        </div>
        <div ref={choice}>
          <Segments
            legend={t('health.demo.person')}
            hideLegend
            name="demo-person"
            look="pill"
            options={DEMO_PEOPLE.map((name) => [name, t(`health.demo.people.${name}`)] as const)}
            value={person}
            onChange={setPerson}
          />
        </div>
        <div className="flex flex-wrap gap-2.5">
          <Button
            href={signUpPath(here)}
            size="sm"
            // What is open has a next thing of its own.
            variant={tab === null && chart === null ? 'primary' : 'quiet'}
          >
            {t('health.demo.signUp')}
          </Button>
          <Button href={signInPath(here)} variant="quiet" size="sm">
            {t('health.demo.signIn')}
          </Button>
        </div>
      </section>
      <DataContext value={data}>
        <CentreFrame key={person} onShown={onShown} />
      </DataContext>
    </>
  )
}
