import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { listAudit } from '#lib/admin/audit-calls.ts'
import type { AuditRow } from '#lib/admin/audit-schemas.ts'
import { textsOf } from '#tests/e2e/support/texts.ts'
import { expectAccessible } from '../support/accessible.ts'
import { answer } from '../support/api.ts'
import { AT } from './data.ts'
import { onePage, openAdmin } from './support.tsx'

const t = textsOf('es')

const ACT: AuditRow = {
  ...{ id: '2', at: AT, kind: 'admin', outcome: 'user-read' },
  ...{ actor: 'JbPtm647aaaaaaaaaaaaaa', actorName: 'Inés Roca' },
  ...{ subject: 'SjncMwC9bbbbbbbbbbbbbb', subjectName: null },
}
const SIGN_IN: AuditRow = {
  ...ACT,
  ...{ id: '1', kind: 'sign-in', outcome: 'WRONG_CREDENTIALS' },
  ...{ actor: ACT.subject, actorName: null },
}

test.each([390, 1440])(
  'an act says what was done and by which admin, %i px wide',
  async (width) => {
    await page.viewport(width, 800)
    answer(listAudit, onePage([ACT, SIGN_IN]))
    openAdmin('?tab=audit')
    const act = page.getByRole('row').filter({ hasText: t('adminAudit.act.user-read') })
    await expect.element(act).toMatchTextContent('Inés Roca')
    await expect.element(act).not.toMatchTextContent('JbPtm647')
    // Who has no name here is told apart by the beginning of the pseudonym.
    await expect.element(act).toMatchTextContent('SjncMwC9')
    const tried = page.getByRole('row').filter({ hasText: t('adminAudit.kind.of.sign-in') })
    await expect.element(tried).toMatchTextContent(t('adminAudit.outcome.wrong'))
    await expectAccessible('the log')
  },
)
