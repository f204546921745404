/** A person doing an exercise, as SVG paths in a 160×90 viewBox whose floor is at 78. */
export type Pose = {
  /** The centre of the head. */
  head: readonly [x: number, y: number]
  torso: string
  arms: string
  legs: string
  /** The limbs on the far side. */
  far?: string
  /** What the person holds or leans on: bars, benches, walls, bands. */
  props?: string
  /** What it works, where the section of the body does not say so. */
  works?: Part
}

export type Part = 'head' | 'torso' | 'arms' | 'legs'

/**
 * Poses by words of the exercise's English name, all of which it must contain; the first that fits counts, so the
 * narrower one stands first.
 */
export type Poses = Readonly<Record<string, Pose>>
