import { contactPageOn } from './support/contact-page.ts'
import { islandsAlive } from './support/island.ts'
import { forgetTries } from './support/person.ts'
import { expect, inLanguage, test } from './support/test.ts'

test.beforeEach(forgetTries)

inLanguage('es', (locale) => {
  test('the form of the page becomes alive at a touch, and its message leads to the code', async ({
    page,
  }) => {
    const contact = contactPageOn(page, locale)
    await contact.open('?objective=trainer')
    await expect(contact.field('objective')).toHaveValue('trainer')
    await contact.field('name').focus()
    await islandsAlive(page)
    await expect(contact.field('name')).toBeFocused()
    await contact.fill()
    await contact.answer.fill(String(await contact.result()))
    await contact.send.click()
    await contact.showsCode()
  })
})
