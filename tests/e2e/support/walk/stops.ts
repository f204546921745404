import { PATHS } from '#lib/site/routes.ts'
import { CALCULATORS } from '#lib/tools/tools.ts'
import { PAGES } from '../pages.ts'
import { KB } from '../weight.ts'
import type { Stop } from './walk.ts'

const at = (path: string): Stop => ({ name: path, path: () => Promise.resolve(path) })

const isTool = ({ name }: Stop) => name.startsWith('tool ')
const isCalculator = ({ name }: Stop) => CALCULATORS.some((slug) => name === `tool ${slug}`)
const isMissing = ({ status }: Stop) => status === 404
const isList = ({ name }: Stop) =>
  /^(trainer|nutritionist|physiotherapist)s$|^(city|speciality) of|finder|search/.test(name)
const isPerson = ({ name }: Stop) => /^(trainer|nutritionist|physiotherapist)$|video/.test(name)
const isText = ({ name }: Stop) => /home|faq|about|privacy|cookies|article|ranking/.test(name)

const found = PAGES.filter((one) => !isTool(one) && !isMissing(one)).map((one): Stop => {
  // Above the limits: it holds the forms of all tools.
  return one.name === 'tools' ? { ...one, limits: { html: 24 * KB, ownCss: 3.5 * KB } } : one
})
const others = found.filter((one) => !isList(one) && !isPerson(one))

/** Every kind of page that a visitor can open, in parts of about the same length. */
export const STOPS = {
  calculators: PAGES.filter(isCalculator),
  timers: PAGES.filter((one) => isTool(one) && !isCalculator(one)),
  lists: found.filter(isList),
  people: found.filter(isPerson),
  texts: [...others.filter(isText), at(PATHS.terms), at(PATHS.accessibility)],
  forms: [
    ...others.filter((one) => !isText(one)),
    at(PATHS.signUp),
    at(PATHS.forgotPassword),
    ...[
      PATHS.shortlist,
      // The form is shown for any link; an invalid token is only reported on submit.
      `${PATHS.resetPassword}#access_token=any&type=recovery`,
    ].map((path): Stop => ({ ...at(path), isNothingAsleep: true })),
  ],
  missing: [...PAGES.filter(isMissing), at(PATHS.offline)],
} satisfies Record<string, Stop[]>
