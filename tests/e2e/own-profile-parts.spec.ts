import type { Page } from '@playwright/test'
import type { OwnProfile } from '#lib/accounts/own-profile.ts'
import { localizedPath, type Locale } from '#lib/i18n/locales.ts'
import { PATHS } from '#lib/site/routes.ts'
import { enterAs } from './support/person.ts'
import { expect, inBothLanguages, inLanguage, test } from './support/test.ts'
import { textsOf } from './support/texts.ts'
import { enterTrainer } from './support/workspace.ts'

function profileOn(page: Page, locale: Locale) {
  const t = textsOf(locale)
  const index = page.getByRole('navigation', { name: t('account.parts') })
  const partOf = (part: 'public' | 'data' | 'security' | 'privacy') =>
    // With its second line, because one title begins as another does.
    index.getByRole('link', { name: t(`account.part.${part}.text`) })
  return {
    t,
    index,
    partOf,
    open: async (path: string) => {
      await page.goto(localizedPath(path, locale))
      await expect(index).toBeVisible()
    },
    name: page.getByLabel(t('account.basics.displayName')),
    bio: page.getByLabel(t('account.professional.bio'), { exact: true }),
    phone: page.getByLabel(t('account.basics.phone')),
    save: page.getByRole('button', { name: t('account.save.save') }),
    seen: page.getByRole('region', { name: t('account.seen.title') }),
  }
}

inBothLanguages((locale) => {
  test('the parts have addresses of their own, and what is typed stays on the way', async ({
    page,
    context,
    baseURL,
  }) => {
    await enterTrainer(context, baseURL!)
    const own = profileOn(page, locale)
    const { t } = own
    await own.open(PATHS.profile)
    await expect(own.save).toHaveCount(0)
    await own.bio.fill('Fuerza sin prisa. Empezamos por la técnica.')
    await own.partOf('data').click()
    await expect(page).toHaveURL(localizedPath(PATHS.profileData, locale))
    await expect(page).toHaveTitle(new RegExp(`^${t('account.part.data.title')} · `))
    await expect(own.partOf('data')).toHaveAttribute('aria-current', 'page')
    await expect(own.bio).toBeHidden()
    // Gender is private, and yet it shapes a public title.
    await expect(page.getByText(t('account.person.textPublic'))).toBeVisible()
    await own.phone.fill('+34 600 000 011')
    await page.goBack()
    await expect(page).toHaveURL(localizedPath(PATHS.profile, locale))
    await expect(own.bio).toHaveValue('Fuerza sin prisa. Empezamos por la técnica.')
    await own.partOf('security').click()
    await own.save.click()
    await expect(page.getByText(t('account.save.done'))).toBeVisible()
    await expect(own.save).toHaveCount(0)
    const saved = (await (await context.request.get('/api/profile')).json()) as OwnProfile
    expect(saved.basics.phone).toBe('+34 600 000 011')
    expect(saved.professional?.bio).toBe('Fuerza sin prisa. Empezamos por la técnica.')
  })

  test('an empty name is refused at its field, from whichever part it is saved', async ({
    page,
    context,
    baseURL,
  }) => {
    await enterTrainer(context, baseURL!)
    const own = profileOn(page, locale)
    await own.open(PATHS.profile)
    await own.name.fill('')
    await own.partOf('privacy').click()
    await own.save.click()
    await expect(page).toHaveURL(localizedPath(PATHS.profile, locale))
    await expect(own.name).toBeFocused()
    await expect(own.name).toHaveAccessibleDescription(new RegExp(own.t('fields.problem.required')))

    const discard = own.t('account.discard.discard')
    await page.getByRole('button', { name: discard }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: discard }).click()
    await expect(own.name).toHaveValue('Eva Soler')
    await expect(own.save).toHaveCount(0)
    const part = page.getByRole('group', { name: own.t('account.part.public.title') })
    await expect(part).toBeFocused()
  })
})

inLanguage('es', (locale) => {
  test('what is missing leads to its field and goes once it is told', async ({
    page,
    context,
    baseURL,
  }) => {
    await enterTrainer(context, baseURL!)
    const own = profileOn(page, locale)
    const { t } = own
    await own.open(PATHS.profile)
    const missing = page.getByRole('button', { name: t('account.missing.what.city') })
    await expect(missing).toContainText(t('account.missing.why.city'))
    await missing.click()
    const country = page.getByLabel(t('account.place.country'))
    await expect(country).toBeFocused()
    await country.selectOption('ES')
    await missing.click()
    const city = page.getByLabel(t('account.place.city'))
    await expect(city).toBeFocused()
    await city.selectOption('es-valencia')
    await expect(missing).toHaveCount(0)
  })

  test('the card and the ring follow what is typed', async ({ page, context, baseURL }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await enterTrainer(context, baseURL!)
    const own = profileOn(page, locale)
    const { t } = own
    await own.open(PATHS.profile)
    await own.name.fill('Marta Gil')
    await own.bio.fill('Preparo corredores. Ven como estés.')
    await expect(own.seen).toContainText('Marta Gil')
    await expect(own.seen.getByText('Preparo corredores.', { exact: true })).toBeVisible()
    const training = own.seen.getByRole('listitem').first()
    const certificate = page.getByLabel(t('account.professional.certifications'), { exact: true })
    const before = await training.innerText()
    await certificate.fill('Curso de prueba')
    await certificate.press('Enter')
    await expect(training).not.toHaveText(before)
    await page.setViewportSize({ width: 900, height: 900 })
    await expect(own.seen).toHaveCount(0)
    await page.getByRole('heading', { name: t('account.seen.title') }).click()
    await expect(page.locator('.as-seen').getByText('Marta Gil')).toBeVisible()
  })

  test('an address of a section leads to the part that has it', async ({
    page,
    context,
    baseURL,
  }) => {
    await enterTrainer(context, baseURL!)
    const own = profileOn(page, locale)
    await own.open(`${PATHS.profile}#mails`)
    await expect(page).toHaveURL(`${PATHS.profilePrivacy}#mails`)
    await expect(page.locator('#mails')).toBeInViewport()
    await own.open(`${PATHS.profileData}#verification`)
    await expect(page).toHaveURL(`${PATHS.profile}#verification`)
    await expect(page.locator('#verification')).toBeInViewport()
  })

  test('somebody without a public profile has no part for it', async ({
    page,
    context,
    baseURL,
  }) => {
    await enterAs(context, baseURL!)
    const own = profileOn(page, locale)
    await own.open(PATHS.profile)
    await expect(own.index.getByRole('link')).toHaveCount(3)
    await expect(own.partOf('data')).toHaveAttribute('aria-current', 'page')
    await expect(own.phone).toBeVisible()
    await expect(page.getByText(own.t('account.person.text'), { exact: true })).toBeVisible()
    // What a short sign-up left out, each with its reason.
    const missing = page.getByRole('button', { name: own.t('account.missing.what.birthDate') })
    await expect(missing).toContainText(own.t('account.missing.why.birthDate'))
    await missing.click()
    const birthDate = page.getByLabel(own.t('account.person.birthDate'))
    await expect(birthDate).toBeFocused()
    await birthDate.fill('1990-02-28')
    await expect(missing).toHaveCount(0)
  })

  test('one biography: emptied, the older one does not come back', async ({
    page,
    context,
    baseURL,
  }) => {
    await enterTrainer(context, baseURL!)
    const before = (await (await context.request.get('/api/profile')).json()) as OwnProfile
    const basics = { ...before.basics, bio: 'De antes.' }
    const told = await context.request.patch('/api/profile', {
      headers: { origin: baseURL! },
      data: { version: before.version, basics },
    })
    expect(told.status()).toBe(200)
    const own = profileOn(page, locale)
    await own.open(PATHS.profile)
    await expect(own.bio).toHaveValue('De antes.')
    await own.bio.fill('')
    await own.save.click()
    await expect(page.getByText(own.t('account.save.done'))).toBeVisible()
    const saved = (await (await context.request.get('/api/profile')).json()) as OwnProfile
    expect([saved.basics.bio, saved.professional?.bio]).toEqual([null, null])
  })
})
