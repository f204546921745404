import { describe, expect, test } from 'vitest'
import { AuthorizationId, ProfessionalId } from '#lib/ids.ts'
import type { Authorization } from '#lib/sharing/schemas.ts'
import { everyFlag, type AllowedFields } from '#lib/health/flags.ts'
import { namesIn, whoSees } from './who-sees.ts'

const id = '00000000-0000-4000-8000-000000000001'
const shared = (
  allowed: Partial<AllowedFields>,
  state: Authorization['state'] = 'active',
): Authorization => ({
  id: AuthorizationId.parse(id),
  professional: {
    professionalId: ProfessionalId.parse(id),
    type: 'trainer',
    name: 'Iker Sanz',
    avatarUrl: null,
  },
  state,
  allowedFields: { ...everyFlag(false), ...allowed },
  purpose: null,
  expiresOn: null,
  requestedAt: '2026-11-01T10:00:00.000Z',
  authorizedAt: null,
  revokedAt: null,
  isExpired: false,
  isBlocked: false,
  lastReadAt: null,
  version: 1,
})
const WEIGHT = { weight: 61.8, height: 167 }

describe('who sees a record', () => {
  test('active professionals, what is shared of what it has', () => {
    const iker = shared({ weight: true, glucose: true })
    expect(whoSees([iker], namesIn(WEIGHT))).toEqual({
      viewers: [{ authorization: iker, flags: ['weight'] }],
      onlyOwner: ['height', 'bmi'],
    })
  })

  test('not whoever waits, has ended, or is shared other things', () => {
    const others = [
      shared(everyFlag(true), 'pending'),
      shared(everyFlag(true), 'ended'),
      shared({ glucose: true }),
    ]
    expect(whoSees(others, namesIn(WEIGHT)).viewers).toEqual([])
  })

  test('the index is withheld where it would reveal a hidden height', () => {
    const { viewers } = whoSees([shared({ weight: true, bmi: true })], namesIn(WEIGHT))
    expect(viewers[0]?.flags).toEqual(['weight'])
  })
})

test('what is derived counts once its inputs are there', () => {
  expect(namesIn({ weight: 61.8 })).toEqual(['weight'])
  expect(namesIn(WEIGHT)).toEqual(['weight', 'height', 'bmi'])
  expect(namesIn({ totalCholesterol: 178, hdlCholesterol: 61 })).toEqual([
    'totalCholesterol',
    'hdlCholesterol',
    'ctHdlRatio',
    'nonHdlCholesterol',
  ])
})
