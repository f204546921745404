import { useAddress } from '#client/address/use-address.ts'
import { kindsFor } from '#client/health/kinds.ts'
import { readingsOf, type KindReading } from '#client/health/reading-of.ts'
import { HEALTH } from './address.ts'
import { useCentre } from './centre.tsx'

/**
 * The newest values of the person: those of the fields that they have put in front come first. One is open where the address
 * names it.
 */
export function useReadings(): { readings: KindReading[]; open: KindReading | undefined } {
  const { measures, settings, person } = useCentre().overview
  const { chart } = useAddress(HEALTH)
  const readings = readingsOf(measures, kindsFor(settings), { settings, person })
  return { readings, open: readings.find(({ kind }) => kind === chart) }
}
