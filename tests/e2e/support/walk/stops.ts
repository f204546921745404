import { PATHS } from '#lib/site/routes.ts'
import { PAGES } from '../pages.ts'
import { KB } from '../weight.ts'
import type { Stop } from './walk.ts'

const at = (path: string): Stop => ({ name: path, path: () => Promise.resolve(path) })

const isTool = ({ name }: Stop) => name.startsWith('tool ')
const isMissing = ({ status }: Stop) => status === 404
/** Whatever is made of the database. */
const isAboutPeople = ({ name }: Stop) =>
  /^(trainer|nutritionist|physiotherapist)s?$|^(city|speciality) of|finder|search|video/.test(name)

const found = PAGES.filter((one) => !isTool(one) && !isMissing(one)).map((one): Stop => {
  if (['auth', 'health'].includes(one.name)) return { ...one, isNothingAsleep: true }
  // Above the limit of 18 KB: it holds the forms of all tools.
  return one.name === 'tools' ? { ...one, limits: { html: 23 * KB } } : one
})

/** Every kind of page that a visitor can open, in parts of about the same length. */
export const STOPS = {
  tools: PAGES.filter(isTool),
  people: found.filter(isAboutPeople),
  reading: found.filter((one) => !isAboutPeople(one)),
  others: [
    ...PAGES.filter(isMissing),
    at(PATHS.terms),
    at(PATHS.accessibility),
    at(PATHS.offline),
    ...[
      PATHS.shortlist,
      PATHS.forgotPassword,
      // The form is shown for any link; an invalid token is only reported on submit.
      `${PATHS.resetPassword}#access_token=any&type=recovery`,
    ].map((path): Stop => ({ ...at(path), isNothingAsleep: true })),
  ],
} satisfies Record<string, Stop[]>
