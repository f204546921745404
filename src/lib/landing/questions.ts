import { formatCount } from '#lib/format/number.ts'
import { languageName } from '#lib/format/language.ts'
import { isOneOf } from '#lib/one-of.ts'
import { answerTime } from '#lib/professionals/answer-time.ts'
import { professionalName } from '#lib/professionals/professional-name.ts'
import { listed, uncapitalised, type About, type Words } from './about.ts'
import { landingSpecialties } from './paths.ts'

export type Question = { question: string; answer: string }

/** How many languages, specialities or cities a sentence names. */
const NAMED = 4

/** From as many on it is worth saying where the middle is. */
const MANY = 5

/** What else the data answers about the people of a page; only what it does answer. */
export function questionsOf(about: About, words: Words): Question[] {
  return [
    about.place === null ? cities(about, words) : specialties(about, words),
    experience(about, words),
    languages(about, words),
    answers(about, words),
  ].filter((question) => question !== null)
}

function cities({ total, facts }: About, { t, locale }: Words): Question | null {
  const isFew = facts.cities.length <= NAMED
  const named = isFew ? facts.cities : facts.cities.filter(({ count }) => count > 1).slice(0, NAMED)
  // One here and one there: the page has links to them.
  if (!isFew && named.length === 0) return null
  const list = listed(
    named.map(({ name, count }) =>
      total === 1 ? name : `${name} (${formatCount(count, locale)})`,
    ),
    locale,
  )
  const key = named.length === 0 ? 'none' : isFew ? 'all' : 'most'
  return { question: t('landing.cities.question'), answer: t(`landing.cities.${key}`, { list }) }
}

function specialties({ type, total, facts }: About, { t, locale }: Words): Question | null {
  const known = facts.specialties.flatMap(({ slug, count }) =>
    isOneOf(landingSpecialties(type), slug)
      ? { name: uncapitalised(t(`professionals.specialty.${slug}`)), count }
      : [],
  )
  if (known.length === 0) return null
  const names = known.slice(0, NAMED).map(({ name }) => name)
  if (total === 1) {
    const [first = '', ...rest] = names
    const capital = first.charAt(0).toLocaleUpperCase(locale) + first.slice(1)
    return {
      question: t('landing.specialties.ofOne.question'),
      answer: `${listed([capital, ...rest], locale)}.`,
    }
  }
  const question = t('landing.specialties.question')
  const repeated = known.filter(({ count }) => count > 1).slice(0, NAMED)
  if (repeated.length === 0)
    return { question, answer: t('landing.specialties.each', { list: listed(names, locale) }) }
  const list = listed(
    repeated.map(({ name, count }) => `${name} (${formatCount(count, locale)})`),
    locale,
  )
  return { question, answer: t('landing.specialties.repeated', { list }) }
}

function experience({ total, facts }: About, { t }: Words): Question {
  const { least, most, half } = facts.experience
  if (total === 1)
    return {
      question: t('landing.experience.ofOne.question'),
      answer:
        most === 0
          ? t('landing.experience.ofOne.first')
          : t('landing.experience.ofOne.years', { count: most }),
    }
  const question = t('landing.experience.question')
  if (most === 0) return { question, answer: t('landing.experience.allFirst') }
  if (least === most) return { question, answer: t('landing.experience.same', { count: most }) }
  const range =
    least === 0
      ? t('landing.experience.fromFirst', { count: most })
      : t('landing.experience.range', { least, most })
  const isTelling = total >= MANY && half > least && half < most
  const middle = isTelling ? ` ${t('landing.experience.half', { count: half })}` : ''
  return { question, answer: range + middle }
}

function languages({ total, facts }: About, { t, locale }: Words): Question | null {
  const spoken = facts.languages.slice(0, NAMED)
  if (spoken.length === 0) return null
  const everybody = Object.values(facts.modalities).reduce((sum, count) => sum + count, 0)
  const nameOf = (code: string) =>
    locale === 'es' ? uncapitalised(languageName(code, locale)) : languageName(code, locale)
  const ofAll = spoken.filter(({ count }) => count === everybody).map(({ code }) => nameOf(code))
  const ofSome = spoken
    .filter(({ count }) => count < everybody)
    .map(({ code, count }) => `${nameOf(code)} (${formatCount(count, locale)})`)
  const language = listed(ofAll, locale)
  const list = listed(ofSome.length > 0 ? ofSome : ofAll, locale)
  const key =
    ofAll.length > 0 && ofSome.length > 0
      ? 'everybody'
      : ofAll.length === 1 && ofSome.length === 0
        ? 'only'
        : 'list'
  // Whoever reads the page in a language wants to know whether it can be spoken there.
  const isSpoken = facts.languages.some(({ code }) => code === locale)
  const without = isSpoken ? '' : ` ${t('landing.languages.without', { language: nameOf(locale) })}`
  return {
    question: t(total === 1 ? 'landing.languages.ofOne.question' : 'landing.languages.question'),
    answer: t(`landing.languages.${key}`, { language, list }) + without,
  }
}

function answers({ type, total, facts: { soonest } }: About, { t }: Words): Question | null {
  if (!soonest) return null
  const { unit, count } = answerTime(soonest.answerHours)
  if (total === 1) {
    const answer = t(`landing.answers.ofOne.${unit}`, { count })
    return { question: t('landing.answers.ofOne.question'), answer }
  }
  const name = professionalName({ ...soonest, type }, t)
  return {
    question: t('landing.answers.question'),
    answer: t(`landing.answers.${unit}`, { name, count }),
  }
}
