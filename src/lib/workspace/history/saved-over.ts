import { EARLIER_MAX } from '#lib/sharing/earlier-max.ts'
import type { SharedHistory } from '#lib/sharing/shared.ts'
import { WRITTEN_SECTIONS, type WrittenSections } from '../schemas.ts'

/** A history after a save: what a part said before it is its newest earlier version. */
export function savedOver(before: SharedHistory, saved: WrittenSections): SharedHistory {
  const earlier = { ...before.earlier }
  for (const name of WRITTEN_SECTIONS) {
    const [was, is] = [before[name], saved[name]]
    if (!was || !is || is.version === was.version) continue
    const { version, updatedAt: writtenAt, updatedByName: writtenByName } = was
    earlier[name] = [{ version, writtenAt, writtenByName }, ...earlier[name]].slice(0, EARLIER_MAX)
  }
  const { discipline = before.discipline, notes = before.notes } = saved
  return { ...before, discipline, notes, earlier }
}
