import { expect, test } from 'vitest'
import { EXERCISE_VIDEOS } from '#db/seed/data/exercise-videos.ts'
import { BODY_SECTIONS } from '#lib/videos/sections.ts'
import { poseOf } from './pose-of.ts'

const seeded = EXERCISE_VIDEOS.map(({ nameEs, nameEn, bodySection }) => ({
  name: { es: nameEs, en: nameEn },
  section: bodySection,
}))
const unknown = (section: (typeof BODY_SECTIONS)[number]) =>
  poseOf({ name: { es: 'Algo', en: 'Something' }, section })

test('every exercise of the library has a drawing, and few share one', () => {
  const drawn = seeded.map((video) => JSON.stringify(poseOf(video)))
  for (const [n, drawing] of drawn.entries()) {
    expect(drawing, seeded[n]!.name.en).not.toBe(JSON.stringify(unknown(seeded[n]!.section)))
  }
  expect(new Set(drawn).size).toBeGreaterThanOrEqual(seeded.length - 3)
})

test('a narrower name has the narrower drawing', () => {
  const of = (en: string) => poseOf({ name: { es: '', en }, section: 'lower_body' })
  expect(of('Bulgarian split squat')).not.toEqual(of('Split squat'))
  expect(of('Split squat')).not.toEqual(of('Jump squat'))
  expect(of('JUMP SQUAT')).toEqual(of('Bodyweight squat'))
})

test('other exercises are a standing person whose worked part is marked', () => {
  expect(BODY_SECTIONS.map((section) => unknown(section).works)).toEqual(['legs', 'torso', 'arms'])
})

test('drawings are paths that begin somewhere in the picture', () => {
  for (const video of seeded) {
    const { head, torso, arms, legs, far = '', props = '' } = poseOf(video)
    expect(head[0] > 0 && head[0] < 160 && head[1] > 0 && head[1] < 78).toBe(true)
    for (const path of [torso, arms, legs]) expect(path).toMatch(/^M\d/)
    expect([torso, arms, legs, far, props].join('')).toMatch(/^[MLHVQZmlhvaqz\d\s.,-]+$/)
  }
})
