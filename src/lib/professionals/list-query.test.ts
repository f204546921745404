import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { LIST_QUERY, readListQuery, SORTS } from './list-query.ts'
import { PROFESSIONAL_TYPES } from './types.ts'

const params = (text: string) => new URLSearchParams(text)
const DEFAULTS = { professional: 'trainer', sort: 'score', page: 1 }

describe('LIST_QUERY, for the API', () => {
  test.each([
    [{}, {}],
    [{ professional: 'trainer' }, {}],
    [{ goal: 'pérdida de peso' }, { goal: 'weight_loss' }],
    [{ goal: 'online' }, { goal: 'online' }],
    [{ goal: 'online', modality: 'in-person' }, { goal: 'online' }],
    [{ type: 'presencial' }, { modality: 'in-person' }],
    [{ modality: 'ambas' }, { modality: 'both' }],
    [{ type: 'online', modality: 'both' }, { modality: 'both' }],
    [{ country: 'es' }, { country: 'ES' }],
    [{ city: 'es-alcala-de-henares' }, { city: 'es-alcala-de-henares' }],
    [{ specialization: 'weight-loss' }, { specialization: 'weight_loss' }],
    [{ q: '  José Núñez ' }, { q: 'José Núñez' }],
    [{ q: "'; drop table users; --" }, { q: "'; drop table users; --" }],
    [{ sort: 'experience' }, { sort: 'experience' }],
    [{ page: '999999' }, { page: 999999 }],
  ])('reads %j', (input, expected) => {
    expect(LIST_QUERY.trainer.parse(input)).toEqual({ ...DEFAULTS, ...expected })
  })

  test.each([
    [{ professional: 'nutritionist' }, 'professional'],
    [{ goal: 'flying' }, 'goal'],
    [{ goal: ['toning', 'online'] }, 'goal'],
    [{ modality: '' }, 'modality'],
    [{ country: 'ESP' }, 'country'],
    [{ country: 'E1' }, 'country'],
    [{ city: 'ES-Valencia' }, 'city'],
    [{ city: "es-valencia' or 1=1" }, 'city'],
    [{ city: `es-${'a'.repeat(81)}` }, 'city'],
    [{ specialization: 'manual_therapy' }, 'specialization'],
    [{ q: 'a' }, 'q'],
    [{ q: '   ' }, 'q'],
    [{ q: 'a'.repeat(81) }, 'q'],
    [{ q: 'nul\0nul' }, 'q'],
    [{ sort: 'price' }, 'sort'],
    [{ sort: 'constructor' }, 'sort'],
    [{ page: '0' }, 'page'],
    [{ page: '-1' }, 'page'],
    [{ page: '1.5' }, 'page'],
    [{ page: '1e3' }, 'page'],
    [{ page: '1000000' }, 'page'],
    [{ page: 2 }, 'page'],
  ])('rejects %j at %s', (input, field) => {
    const result = LIST_QUERY.trainer.safeParse(input)
    expect(result.error?.issues.map(({ path }) => path[0])).toEqual([field])
  })

  test.each(['nutritionist', 'physiotherapist'] as const)('%s has no goal filter', (type) => {
    const issues = LIST_QUERY[type].safeParse({ goal: 'toning' }).error?.issues
    expect(issues?.map(({ path, message }) => [path[0], message])).toEqual([['goal', 'unknown']])
  })

  test('rejects unknown parameters by name', () => {
    const [issue] = LIST_QUERY.trainer.safeParse({ price: '1', color: 'red' }).error?.issues ?? []
    expect(issue).toMatchObject({ code: 'unrecognized_keys', keys: ['price', 'color'] })
  })
})

describe('readListQuery, for pages', () => {
  test.each([
    ['', {}, []],
    ['professional=trainer&type=online&country=&city=', { modality: 'online' }, []],
    ['goal=toning&page=3&sort=rating', { goal: 'toning', page: 3, sort: 'rating' }, []],
    ['goal=flying&country=ES', { country: 'ES' }, ['goal']],
    ['page=zero&sort=price&q=ana', { q: 'ana' }, ['page', 'sort']],
    ['price=1&modality=both', { modality: 'both' }, ['price']],
    ['goal=toning&goal=online', {}, ['goal']],
    ['professional=nutritionist', {}, ['professional']],
    ['sort=distance', {}, ['sort']],
    ['goal=online&modality=in-person', { goal: 'online' }, ['modality']],
    ['goal=online&type=online', { goal: 'online' }, []],
    ['type=online&modality=both', { modality: 'both' }, ['type']],
    ['utm_source=x&gclid=1&fbclid=2&ref=y&country=pt', { country: 'PT' }, []],
    ['__proto__=x&constructor=y', {}, ['__proto__', 'constructor']],
  ])('%j', (text, expected, ignored) => {
    const read = readListQuery('trainer', params(text))
    expect(read.query).toEqual({ ...DEFAULTS, ...expected })
    expect(read.ignored.toSorted()).toEqual(ignored.toSorted())
  })

  test('gives a valid query for any input', () => {
    const names = [
      'goal',
      'type',
      'modality',
      'country',
      'city',
      'q',
      'sort',
      'page',
      'professional',
    ]
    const name = fc.oneof(fc.constantFrom(...names), fc.string())
    const pairs = fc.array(fc.tuple(name, fc.string()), { maxLength: 8 })
    fc.assert(
      fc.property(fc.constantFrom(...PROFESSIONAL_TYPES), pairs, (type, given) => {
        const { query } = readListQuery(type, new URLSearchParams(given))
        expect(query.professional).toBe(type)
        expect(SORTS).toContain(query.sort)
        expect(query.page).toBeGreaterThanOrEqual(1)
      }),
    )
  })
})
