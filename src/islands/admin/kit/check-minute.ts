import type { Check } from '#client/form/problems.ts'
import { readMadridMinute, type MadridMinute } from '#lib/admin/madrid-minute.ts'

/** Reads the moment of `MadridTimeFields`; what is wrong with it is said at its day. */
export const checkMinute: Check<MadridMinute, string> = (minute) => {
  const read = readMadridMinute(minute)
  return read.at === undefined ? { problems: { day: read.problem } } : { body: read.at }
}
