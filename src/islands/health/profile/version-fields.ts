import {
  diseaseName,
  diseasesOf,
  objectiveName,
  pastDiagnosesOf,
} from '#client/health/basics-text.ts'
import * as z from 'zod/mini'
import { StoredBasics } from '#lib/health/history.ts'
import type { T } from '#lib/i18n/t.ts'

/** Of an earlier version any field may be missing. */
const Earlier = z.partial(StoredBasics)

/** An earlier version of the basics as labelled texts; what was empty is left out. */
export function versionFields(
  content: Readonly<Record<string, unknown>>,
  t: T<'healthProfile' | 'healthShared'>,
): { label: string; text: string }[] {
  const { data = {} } = z.safeParse(Earlier, content)
  const chronicDiseases = data.chronicDiseases ?? {}
  const diseases = diseasesOf({ chronicDiseases }).map((name) => diseaseName(name, t))
  return [
    { label: t('healthProfile.field.chronicDiseases'), text: diseases.join(', ') },
    { label: t('healthProfile.pastDiagnoses'), text: pastDiagnosesOf({ chronicDiseases }) },
    { label: t('healthProfile.field.pastInjuries'), text: data.pastInjuries ?? '' },
    {
      label: t('healthProfile.field.allergiesIntolerances'),
      text: data.allergiesIntolerances ?? '',
    },
    {
      label: t('healthProfile.field.objectives'),
      text: (data.objectives ?? []).map((name) => objectiveName(name, t)).join(', '),
    },
  ].filter(({ text }) => text !== '')
}
