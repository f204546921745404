import type { Ids, Row } from '../authorization-matrix.ts'

const of =
  (rest = '') =>
  ({ verificationId }: Ids) =>
    `/api/admin/verifications/${verificationId}${rest}`
const ALLOWS = ['admin'] as const
const REGISTERED = {
  ...{ kind: 'profession', certificate: null, validUntil: null },
  ...{ register: 'Colegio de Fisioterapeutas', number: '1', checks: ['name', 'number'] },
}

export const VERIFICATIONS: Record<string, Row> = {
  'GET /api/admin/verifications': {
    allows: ALLOWS,
    path: () => '/api/admin/verifications',
    status: { own: 200 },
  },
  'POST /api/admin/verifications': {
    allows: ALLOWS,
    path: () => '/api/admin/verifications',
    body: ({ professionalId, name }) => ({ ...REGISTERED, professionalId, name, fullName: null }),
    status: { own: 201, other: 201, none: 404 },
  },
  'GET /api/admin/verifications/:id': {
    allows: ALLOWS,
    path: of(),
    status: { own: 200, other: 200, none: 404 },
  },
  'GET /api/admin/verifications/:id/proof': {
    allows: ALLOWS,
    path: of('/proof'),
    // There is none; `verifications.test.ts` opens one.
    status: { own: 404, other: 404, none: 404 },
  },
  'POST /api/admin/verifications/:id/approval': {
    allows: ALLOWS,
    path: of('/approval'),
    body: ({ name }) => ({
      ...{ name, fullName: null },
      register: 'Registro',
      number: '1',
      checks: ['name', 'number'],
      validUntil: null,
    }),
    status: { own: 200, other: 200, none: 404 },
  },
  'POST /api/admin/verifications/:id/refusal': {
    allows: ALLOWS,
    path: of('/refusal'),
    body: () => ({ reason: 'No se lee.' }),
    status: { own: 200, other: 200, none: 404 },
  },
  'POST /api/admin/verifications/:id/end': {
    allows: ALLOWS,
    path: of('/end'),
    body: () => ({ reason: 'Ya no figura.' }),
    // It waits.
    status: { own: 409, other: 409, none: 404 },
  },
}
