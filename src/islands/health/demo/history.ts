import * as health from '#lib/health/calls.ts'
import * as healthSchemas from '#lib/health/schemas.ts'
import { ageOn } from '#lib/fields/age.ts'
import type { HealthHistory, StoredBasics } from '#lib/health/history.ts'
import type { MeasureName } from '#lib/health/measures.ts'
import { today } from '#client/health/days.ts'
import { done, failed, handle, type Handler } from './handler.ts'
import { newestFirst, recordOf } from './records.ts'
import type { DemoState } from './state.ts'

/** The newest value of a measure; null without one. */
function latest({ records }: DemoState, measure: MeasureName): number | null {
  return records.find((record) => record[measure] !== null)?.[measure] ?? null
}

export function historyOf(state: DemoState): HealthHistory {
  const { birthDate } = state.person
  return {
    ...state.history,
    birthDate,
    gender: state.person.gender,
    age: birthDate === null ? null : ageOn(birthDate, today()),
    weight: latest(state, 'weight'),
    height: latest(state, 'height'),
    bmi: latest(state, 'bmi'),
  }
}

export const HISTORY_HANDLERS: readonly Handler[] = [
  handle(health.getHistory, healthSchemas.getHistory, (state) => done(historyOf(state))),
  handle(health.updateHistory, healthSchemas.updateHistory, (state, { body }) => {
    const { version, birthDate, gender, weight, height, ...basics } = body
    if (version !== state.history.version) return failed('STALE')
    const { chronicDiseases, pastInjuries, allergiesIntolerances, objectives } = state.history
    const before = { chronicDiseases, pastInjuries, allergiesIntolerances, objectives }
    if (Object.keys(basics).length > 0) {
      state.versions.unshift({
        section: 'basics',
        version,
        content: before,
        writtenAt: state.history.updatedAt ?? new Date().toISOString(),
        writtenByName: state.history.fullName,
      })
      const changed = { ...before, ...basics } as StoredBasics
      const updatedAt = new Date().toISOString()
      state.history = { ...state.history, ...changed, version: version + 1, updatedAt }
    }
    state.person = {
      ...state.person,
      birthDate: birthDate ?? state.person.birthDate,
      gender: gender ?? state.person.gender,
    }
    if (typeof weight === 'number' || typeof height === 'number') {
      const values = { weight, height: height ?? latest(state, 'height') }
      state.records = [recordOf(today(), values), ...state.records].toSorted(newestFirst)
    }
    return done(historyOf(state))
  }),
  handle(health.listHistoryVersions, healthSchemas.listHistoryVersions, (state, { query }) =>
    done({ items: state.versions.filter(({ section }) => section === query.section) }),
  ),
]
