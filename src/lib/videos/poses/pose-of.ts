import type { ExerciseVideo } from '#lib/videos/schemas.ts'
import type { BodySection } from '#lib/videos/sections.ts'
import { CORE_POSES } from './core.ts'
import { LOWER_BODY_POSES } from './lower-body.ts'
import type { Part, Pose, Poses } from './pose.ts'
import { UPPER_BODY_POSES } from './upper-body.ts'

const OF_SECTION = {
  lower_body: { poses: LOWER_BODY_POSES, works: 'legs' },
  core: { poses: CORE_POSES, works: 'torso' },
  upper_body: { poses: UPPER_BODY_POSES, works: 'arms' },
} as const satisfies Record<BodySection, { poses: Poses; works: Part }>

/** For exercises that no words are known of. */
const STANDING: Pose = {
  head: [80, 15],
  torso: 'M80 45V27',
  arms: 'M80 29l-4 12 3 10',
  legs: 'M80 45l-1 15v15h8',
  far: 'M80 29l5 12-1 9',
}

/** The drawing of an exercise, and the part that it works. */
export function poseOf({
  name,
  section,
}: Pick<ExerciseVideo, 'name' | 'section'>): Required<Pick<Pose, 'works'>> & Pose {
  const { poses, works } = OF_SECTION[section]
  const text = name.en.toLowerCase()
  const key = Object.keys(poses).find((words) =>
    words.split(' ').every((word) => text.includes(word)),
  )
  return { works, ...((key && poses[key]) || STANDING) }
}
