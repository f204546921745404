/**
 * Which journeys through the site a change of its code can break: by areas, since a browser meets a bundle and no
 * import. A spec file belongs to an area by the beginning of its name; one of no area belongs to the site itself, and runs
 * with what every page has.
 */
export const AREAS: Readonly<Record<string, { code: RegExp; specs: readonly string[] }>> = {
  health: {
    code: /\b(health|health-data|health-shared|fhir|questionnaires|sharing|records)\b/,
    specs: ['walk-health', 'health', 'client-history', 'send-questionnaire', 'send-to-clients'],
  },
  clients: {
    code: /\b(clients|client-history|workspace|send-questionnaire|sharing|dashboard)\b/,
    specs: ['walk-work', 'client', 'workspace', 'send-', 'professional-dashboard'],
  },
  people: {
    code: /\b(professionals?|finder|list|places|paging|shortlist|landing|locations|home|people|search)\b/,
    specs: [
      ...['walk-lists', 'walk-people', 'list', 'finder', 'profile', 'people', 'home', 'landing'],
      ...['shortlist', 'travelling', 'search', 'contact-way'],
    ],
  },
  account: {
    code: /\b(accounts?|auth|guard|own-profile|welcome|photo|avatars|sessions|sign-up|passwords|verifications|bell|notices|notifications|profile)\b/,
    specs: [
      ...['walk-account', 'walk-forms', 'account', 'auth', 'own-account', 'own-profile', 'guard'],
      ...['sign-up', 'verification'],
    ],
  },
  tools: {
    code: /\b(calculators|timers|breathing|signals|tools|kept)\b/,
    specs: ['walk-calculators', 'walk-timers', 'walk-forms', 'tools'],
  },
  content: {
    code: /\b(content|articles?|documents|faq|videos|markdown|article-pictures)\b/,
    specs: ['walk-texts', 'walk-people', 'article', 'document', 'video', 'embeds', 'landing'],
  },
  messages: {
    code: /\b(contact|contact-page|newsletter|reviews|requests|site-messages|forms|editions|mail)\b/,
    specs: ['walk-forms', 'contact', 'review', 'without-javascript'],
  },
  admin: { code: /\badmin\b/, specs: ['admin', 'walk-work'] },
  offline: { code: /\b(service-worker|offline)\b/, specs: ['offline', 'install'] },
}

/** What is in every page, and so in every journey. */
const EVERYWHERE =
  /^(src\/(client|directives|layouts|stores|styles|lib\/(http|i18n|site))\/|src\/middleware|astro\.config|netlify\.toml|package|playwright\.config)/

/** What a browser can meet at all. */
const SERVED = /^(src|public|netlify|db)\//

/** The spec files, of these, that a change of a file asks for. */
export function journeysOf(file: string, specs: readonly string[]): string[] {
  if (EVERYWHERE.test(file)) return [...specs]
  if (!SERVED.test(file) || /\.test\.tsx?$/.test(file)) return []
  const all = Object.values(AREAS)
  const areas = all.filter(({ code }) => code.test(file))
  return specs.filter((spec) => {
    const name = spec.split('/').at(-1) ?? spec
    const isIn = (area: (typeof all)[number]) => area.specs.some((begin) => name.startsWith(begin))
    return areas.length > 0 ? areas.some(isIn) : !all.some(isIn)
  })
}
