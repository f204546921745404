import { describe, expect, it } from 'vitest'
import { createT } from '#lib/i18n/t.ts'
import en from '../../../public/locales/en/professionals.json'
import es from '../../../public/locales/es/professionals.json'
import { rankingParts } from './ranking.ts'
import { scoreText, shownScore } from './score-text.ts'

const parts = { training: 40, reviews: 33.6, experience: 18 }

describe('scoreText', () => {
  it('contains the score and each of its parts', () => {
    expect(scoreText(parts, createT({ professionals: es }, 'es'))).toBe(
      '92 de 100: formación 40 de 40, reseñas 34 de 40, experiencia 18 de 20',
    )
    expect(scoreText(parts, createT({ professionals: en }, 'en'))).toBe(
      '92 out of 100: training 40 of 40, reviews 34 of 40, experience 18 of 20',
    )
  })

  it('always has parts that add up to the score', () => {
    for (let rating = 1; rating <= 5; rating += 0.01) {
      for (const totalReviews of [0, 1, 3, 5, 20, 35, 400]) {
        for (const [certificationCount, checkedCertificationCount, experienceYears] of [
          [0, 0, 0],
          [3, 2, 7],
          [9, 9, 20],
        ] as const) {
          const certifications = { certificationCount, checkedCertificationCount }
          const given = rankingParts({ rating, totalReviews, ...certifications, experienceYears })
          const sum = Object.values(given).reduce((all, part) => all + Math.round(part), 0)
          expect(sum).toBe(shownScore(given))
        }
      }
    }
  })
})
