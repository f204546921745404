import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { useRead } from '#client/data/use-read.ts'
import { Loaded } from '#client/problem/loaded.tsx'
import { useT } from '#client/texts/use-t.ts'
import { getEdition } from '#lib/admin/newsletter/calls.ts'
import type { Edition } from '#lib/admin/newsletter/edition.ts'
import { EditionId } from '#lib/ids.ts'
import { goWith } from '../address.ts'
import { DetailWaiting } from '../kit/detail-waiting.tsx'
import { Gone, useForgotten } from '../kit/gone.tsx'
import { useFocusedHeading } from '../kit/use-focus-way.ts'
import { Composer } from './composer.tsx'
import { Report } from './report.tsx'
import { editionDraft } from './use-edition.ts'

/** While mails go out the counts are read every few seconds, before only now and then. */
const POLL_MS = { sending: 4_000, scheduled: 20_000 } as const

/** One edition: while it is a draft to be written, afterwards what became of it. */
export function EditionScreen({ id }: { id: string }): ReactNode {
  const t = useT('adminNewsletter')
  const read = useRead(
    getEdition,
    { params: { id } },
    {
      enabled: EditionId.safeParse(id).success,
      gcTime: 0,
      // The form of a draft is based on it: what was saved elsewhere is met by a save.
      staleTime: ({ state: { data: last } }) => (last?.state === 'draft' ? 'static' : 0),
      refetchInterval: ({ state: { data: last } }) =>
        last?.state === 'sending' || last?.state === 'scheduled' ? POLL_MS[last.state] : false,
    },
  )
  return (
    <>
      <button
        type="button"
        onClick={() => goWith({ edition: null })}
        className="-ms-2 mb-1 flex min-h-11 items-center gap-2 px-2 text-sm font-medium"
      >
        <ArrowLeft aria-hidden="true" className="size-4" />
        {t('adminNewsletter.back')}
      </button>
      <Loaded
        read={read}
        gone={<Gone about={editionDraft(id)}>{t('adminNewsletter.gone')}</Gone>}
        failed={t('adminNewsletter.failed')}
        waiting={<DetailWaiting />}
      >
        {(edition) => <Shown key={formOf(edition)} edition={edition} />}
      </Loaded>
    </>
  )
}

const formOf = ({ state }: Edition) => (state === 'draft' ? 'composer' : 'report')

function Shown({ edition }: { edition: Edition }) {
  const around = useFocusedHeading<HTMLDivElement>()
  const isDraft = formOf(edition) === 'composer'
  const Form = isDraft ? Composer : Report
  useForgotten(isDraft ? null : editionDraft(edition.id))
  return (
    <div ref={around}>
      <Form edition={edition} />
    </div>
  )
}
