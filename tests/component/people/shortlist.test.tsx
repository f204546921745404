import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { Shortlist } from '#islands/shortlist/shortlist.tsx'
import { contactProfessional } from '#lib/contact/calls.ts'
import { languageName } from '#lib/format/language.ts'
import { LOCALES, localizedPath, type Locale } from '#lib/i18n/locales.ts'
import { messagesOf } from '#lib/i18n/messages.ts'
import { getProfessional } from '#lib/professionals/calls.ts'
import { type ProfessionalProfile } from '#lib/professionals/schemas.ts'
import { PROFESSIONAL_TYPES } from '#lib/professionals/types.ts'
import { getOwnProfile } from '#lib/profile/calls.ts'
import { LIST_PATHS, PATHS } from '#lib/site/routes.ts'
import { $shortlist } from '#stores/shortlist.ts'
import { textsOf } from '#tests/e2e/support/texts.ts'
import { expectAccessible } from '../support/accessible.ts'
import { answer, ok, refused } from '../support/api.ts'
import { mount } from '../support/mount.tsx'
import { textsIn } from './support/list.tsx'
import { ownProfile } from './support/own-profile.ts'
import { profile } from './support/people.ts'

type People = readonly ProfessionalProfile[]
type Given = {
  locale?: Locale
  /** Whom the API knows: all of them, unless it is the point. */
  known?: People
  /** For whom it is not available. */
  failing?: People
  signedIn?: boolean
}

/** Draws the shortlist with these people saved. */
async function mountShortlist(saved: People, given: Given = {}) {
  const { locale = 'es', known = saved, failing, signedIn = false } = given
  $shortlist.set(saved.map(({ id, type }) => ({ id, type })))
  answerProfiles(known, failing)
  mount(<Shortlist locale={locale} texts={messagesOf(locale, 'professionals', 'shortlist')} />, {
    at: localizedPath(PATHS.shortlist, locale),
    locale,
    signedIn,
  })
  const t = textsOf(locale)
  const people = page.getByRole('list', { name: t('shortlist.people') }).getByRole('article')
  await expect.element(people.first()).toBeVisible()
  return {
    t,
    people,
    compare: (name: string) =>
      page.getByRole('checkbox', { name: t('shortlist.compareOf', { name }) }),
    table: page.getByRole('table', { name: t('shortlist.table.title') }),
  }
}

const answerProfiles = (known: People, failing: People = []) =>
  answer(getProfessional, ({ params }) => {
    const isAsked = ({ id }: ProfessionalProfile) => (id as string) === params['id']
    const found = known.find(isAsked)
    if (found) return ok(found)
    return refused(failing.some(isAsked) ? 'UNAVAILABLE' : 'NOT_FOUND')
  })

const stored = () => JSON.parse(localStorage.getItem('shortlist') ?? 'null') as unknown

test.each(LOCALES)('%s: people are compared side by side, and removed', async (locale) => {
  const one = profile(1, { languages: ['es', 'en'], certifications: ['NSCA', 'CSCS'] })
  const two = profile(2, { languages: ['ca'], experienceYears: 1 })
  const { t, people, table } = await mountShortlist([one, two], { locale })
  await expect.poll(() => people.elements().length).toBe(2)
  await expect
    .poll(() => textsIn(table.getByRole('columnheader')))
    .toEqual([t('shortlist.table.criterion'), one.name, two.name])
  const row = (label: string) =>
    textsIn(
      table
        .getByRole('row')
        .filter({ has: page.getByRole('rowheader', { name: label, exact: true }) })
        .getByRole('cell'),
    )
  expect(row(t('shortlist.table.score'))).toEqual(
    [one, two].map((person) => String(Math.round(person.rankingScore))),
  )
  expect(row(t('shortlist.table.languages'))).toEqual(
    [one, two].map((person) =>
      person.languages.map((code) => languageName(code, locale)).join(', '),
    ),
  )
  expect(row(t('shortlist.table.certifications'))).toEqual([
    'NSCA, CSCS',
    t('shortlist.table.none'),
  ])
  for (const { name } of [one, two]) {
    await page.getByRole('button', { name: t('shortlist.removeOf', { name: name! }) }).click()
  }
  const empty = page.getByRole('heading', { name: t('shortlist.empty.title') })
  await expect.element(empty).toBeVisible()
  expect(stored()).toEqual({ version: 1, items: [] })
  for (const type of PROFESSIONAL_TYPES) {
    await expect
      .element(page.getByRole('link', { name: t(`professionals.professions.${type}`) }))
      .toHaveAttribute('href', localizedPath(LIST_PATHS[type], locale))
  }
})

test('a person who is gone is said and dropped; a failed call is retried', async () => {
  const [one, gone, two] = [profile(1), profile(2), profile(3)]
  const { t, people } = await mountShortlist([one, gone, two], { known: [one], failing: [two] })
  await expect.element(page.getByText(t('shortlist.gone', { count: 1 }))).toBeVisible()
  await expect.element(page.getByText(t('shortlist.failed'), { exact: false })).toBeVisible()
  expect(people.elements()).toHaveLength(1)
  answerProfiles([one, two])
  await page.getByRole('button', { name: t('island.retry') }).click()
  await expect.poll(() => people.elements().length).toBe(2)
  expect(stored()).toMatchObject({ items: [{ id: one.id }, { id: two.id }] })
})

test('a fourth to compare replaces the first', async () => {
  const four = [1, 2, 3, 4].map((n) => profile(n, { type: 'nutritionist' }))
  const { t, people, compare, table } = await mountShortlist(four)
  await expect.poll(() => people.elements().length).toBe(4)
  await compare(four[3]!.name!).click()
  await expect.element(compare(four[3]!.name!)).toBeChecked()
  await expect.element(compare(four[0]!.name!)).not.toBeChecked()
  expect(textsIn(table.getByRole('columnheader'))).toEqual([
    t('shortlist.table.criterion'),
    ...four.slice(1).map(({ name }) => name),
  ])
  await expectAccessible()
})

test('who is left alone is compared with nobody, and written to', async () => {
  const [one, two] = [profile(1), profile(2)]
  const { t, compare } = await mountShortlist([one, two])
  await compare(one.name!).click()
  await expect.element(compare(one.name!)).not.toBeChecked()
  await page.getByRole('button', { name: t('shortlist.removeOf', { name: two.name! }) }).click()
  await expect.element(compare(two.name!)).not.toBeInTheDocument()
  await expect.element(compare(one.name!)).not.toBeInTheDocument()
  const write = page.getByRole('button', { name: t('shortlist.writeToOne', { name: one.name! }) })
  await expect.element(write).toBeVisible()
})

// Last: the sheet stays in the page.
test('one message goes to those who are compared, with a code from each', async () => {
  const two = [profile(1), profile(2)]
  answer(getOwnProfile, ownProfile())
  const codes = ['MFA-0b6e2c62-1A2B3C4D', 'MFA-0b6e2c62-5E6F7A8B']
  const sent = answer(contactProfessional, {
    items: two.map(({ id, type }, i) => ({
      professionalId: id,
      professionalType: type,
      code: codes[i]!,
    })),
  })
  const { t } = await mountShortlist(two, { signedIn: true })
  await page.getByRole('button', { name: t('shortlist.writeToMany', { count: 2 }) }).click()
  const sheet = page.getByRole('dialog')
  await expect.element(sheet.getByLabelText(t('contact.name'))).toHaveValue('Test athlete')
  await sheet.getByLabelText(t('contact.objectiveLabel')).selectOptions('endurance')
  await sheet.getByLabelText(t('contact.message')).fill('Nunca he pisado un gimnasio.')
  await expectAccessible('the message')
  await sheet.getByRole('button', { name: t('contact.send') }).click()
  for (const code of codes) {
    await expect.element(page.getByText(new RegExp(code)).first()).toBeVisible()
  }
  const [first, second] = two.map(({ id }) => id)
  expect(sent().map(({ params, body }) => [params['id'], body])).toEqual([
    [first, expect.objectContaining({ alsoTo: [{ id: second, objective: 'endurance' }] })],
  ])
})
