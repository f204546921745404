/** Degrees of WGS 84. */
export type Coordinates = { latitude: number; longitude: number }

/** The mean radius of the Earth in kilometres (IUGG). */
const EARTH_RADIUS_KM = 6371.0088

/** How far from a city people count as near: what somebody travels to a trainer. */
export const NEARBY_KM = 50

/**
 * The distance between two places along the surface of the Earth, in kilometres: the haversine formula (R. W. Sinnott,
 * "Virtues of the Haversine", Sky and Telescope 68, 1984), which stays exact for short distances. As the crow flies.
 */
export function distanceKm(a: Coordinates, b: Coordinates): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180
  const half = (from: number, to: number) => Math.sin(radians(to - from) / 2) ** 2
  const h =
    half(a.latitude, b.latitude) +
    Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * half(a.longitude, b.longitude)
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(h)))
}

/** The places within `NEARBY_KM` of another, in whole kilometres. */
export function nearbyOf<Place extends Coordinates>(
  center: Coordinates,
  places: readonly Place[],
): (Place & { km: number })[] {
  return places
    .map((place) => ({ ...place, km: Math.round(distanceKm(center, place)) }))
    .filter(({ km }) => km <= NEARBY_KM)
}
