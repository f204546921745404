import { createHash } from 'node:crypto'

/** A deterministic id for a name, in the format of a version 5 UUID. */
export function uuidOf(name: string): string {
  const bytes = createHash('sha1').update(`mi-forma-activa:${name}`).digest().subarray(0, 16)
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x50, 6)
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8)
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

export type Random = {
  /** A number in [0, 1). */
  next: () => number
  /** A whole number from 0 to below `limit`. */
  below: (limit: number) => number
  /** `count` different members of the list, in random order. */
  some: <Item>(list: readonly Item[], count: number) => Item[]
}

/** Deterministic pseudorandom numbers from a seed (mulberry32). */
export function randomOf(seed: string): Random {
  let state = createHash('sha1').update(seed).digest().readInt32LE(0)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
  const below = (limit: number) => Math.floor(next() * limit)
  const some = <Item>(list: readonly Item[], count: number) => {
    const rest = [...list]
    const wanted = Math.min(count, list.length)
    return Array.from({ length: wanted }, () => rest.splice(below(rest.length), 1)).flat()
  }
  return { next, below, some }
}
