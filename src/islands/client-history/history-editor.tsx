import { useQuery } from '@tanstack/react-query'
import { useEffect, useState, type ReactNode } from 'react'
import { queryClient, queryOf } from '#client/query.ts'
import { SharedHistoryView } from '#islands/health-shared/shared-history.tsx'
import { loadSharedTexts, type SharedT } from '#islands/health-shared/texts.ts'
import type { AuthorizationId } from '#lib/ids.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import { createT } from '#lib/i18n/t.ts'
import * as workspace from '#lib/workspace/contract.ts'

type Props = { locale: Locale; id: AuthorizationId; name: string; userId: string }

/** The history of a client, to be read. */
export function HistoryEditor({ locale, id }: Props): ReactNode {
  const [t, setT] = useState<SharedT | null>(null)
  useEffect(() => {
    void loadSharedTexts(locale).then((texts) => setT(() => createT(texts, locale)))
  }, [locale])
  const query = queryOf(workspace.getClientHistory, { params: { id } })
  const { data } = useQuery({ ...query, throwOnError: true }, queryClient)
  return t && data && <SharedHistoryView t={t} locale={locale} history={data} />
}
