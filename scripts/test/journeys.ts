/**
 * Which journeys through the site a change of its code can break: by areas, since a browser meets a bundle and no
 * import. A spec file of no area belongs to the site itself, and runs with what every page has.
 */
const AREAS: Readonly<Record<string, { code: RegExp; specs: RegExp }>> = {
  health: {
    code: /\b(health|health-data|health-shared|fhir|questionnaires|sharing|records)\b/,
    specs: /^(walk-)?health|questionnaire|client-history/,
  },
  clients: {
    code: /\b(clients|client-history|workspace|send-questionnaire|sharing|dashboard)\b/,
    specs: /^walk-work|client|workspace|questionnaire|dashboard/,
  },
  people: {
    code: /\b(professionals?|finder|list|places|paging|shortlist|landing|locations|home|people|search)\b/,
    specs:
      /^(walk-(lists|people)|list|finder|profile|people|home|landing|shortlist|within-card|travelling|search|contact-way)/,
  },
  account: {
    code: /\b(accounts?|auth|guard|own-profile|welcome|photo|avatars|sessions|sign-up|passwords|verifications|bell|notices|notifications|profile)\b/,
    specs:
      /^(walk-(account|forms)|account|own-(account|profile)|guard|verification|dashboard|saved|refused)/,
  },
  tools: {
    code: /\b(calculators|timers|breathing|signals|tools|kept)\b/,
    specs: /^(walk-(calculators|timers|forms)|calculator|timer|breathing|signal|tools|saved)/,
  },
  content: {
    code: /\b(content|articles?|documents|faq|videos|markdown|article-pictures)\b/,
    specs: /^(walk-(texts|people)|article|document|video|embeds|landing)/,
  },
  messages: {
    code: /\b(contact|contact-page|newsletter|reviews|requests|site-messages|forms|editions|mail)\b/,
    specs: /^(walk-forms|contact|review|site-forms|profile-reviews|refused|without-javascript)/,
  },
  admin: { code: /\badmin\b/, specs: /^(admin|walk-work)/ },
  offline: { code: /\b(service-worker|offline)\b/, specs: /^(offline|install)/ },
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
  const areas = Object.values(AREAS).filter(({ code }) => code.test(file))
  const all = Object.values(AREAS)
  return specs.filter((spec) => {
    const name = spec.split('/').at(-1) ?? spec
    return areas.length > 0
      ? areas.some((area) => area.specs.test(name))
      : !all.some((area) => area.specs.test(name))
  })
}
