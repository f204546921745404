import type { Database } from '#db/client.ts'
import { newsletterEditions, newsletterSubscriptions } from '#db/schema/index.ts'
import { EditionId } from '#lib/ids.ts'
import { NEWSLETTER_INTERESTS } from '#lib/newsletter/interests.ts'
import { DEMO_ATHLETES } from './demo-reviews.ts'
import { uuidOf } from './random.ts'

const STARTED = new Date('2026-10-29T08:00:00Z')
const MINUTE_MS = 60_000

/** Every third athlete reads the newsletter, every fourth of them in English; one has left by the edition. */
const READERS = DEMO_ATHLETES.filter((_, n) => n % 3 === 0).map(({ email, name }, n) => ({
  id: uuidOf(`subscription:${email}`),
  email,
  name,
  locale: n % 4 === 3 ? ('en' as const) : ('es' as const),
  interests: n % 2 ? [NEWSLETTER_INTERESTS[n % NEWSLETTER_INTERESTS.length]!] : [],
  isActive: n !== 5,
  confirmedAt: new Date('2026-09-15T10:00:00Z'),
  leftByEdition: n === 5 ? EditionId.parse(uuidOf('edition:october')) : null,
}))

const SENT = {
  id: EditionId.parse(uuidOf('edition:october')),
  state: 'sent' as const,
  subjectEs: 'Agujetas: qué ayuda y qué no',
  subjectEn: 'Sore muscles: what helps and what does not',
  textEs:
    'Octubre es el mes en que muchos volvemos a entrenar, y el de las agujetas.\n\n- Duran de dos a cinco días.\n- Moverse suave alivia más que parar del todo.\n- Si el dolor es de un solo lado o no cede, consulta.',
  textEn:
    'In October many of us train again, and are sore.\n\n- It lasts two to five days.\n- Moving gently helps more than stopping.\n- If only one side hurts, or it does not pass, ask somebody.',
  articles: ['agujetas-y-recuperacion'],
  startedAt: STARTED,
  queuedAt: STARTED,
  finishedAt: new Date(STARTED.getTime() + MINUTE_MS),
  sent: READERS.length,
  unsubscribed: READERS.filter(({ leftByEdition }) => leftByEdition).length,
  version: 3,
  createdAt: new Date('2026-10-27T16:00:00Z'),
  updatedAt: new Date(STARTED.getTime() + MINUTE_MS),
}

const DRAFT = {
  id: EditionId.parse(uuidOf('edition:november')),
  subjectEs: 'Rodillas que bajan cuestas',
  subjectEn: 'Knees on the way down',
  textEs: 'Este mes hablamos de bajar: **escaleras, cuestas y montaña**.',
  textEn: '',
  articles: ['dolor-de-rodilla-al-bajar'],
  createdAt: new Date('2026-10-30T09:00:00Z'),
  updatedAt: new Date('2026-10-30T09:00:00Z'),
}

/** Readers of the newsletter, an edition that was sent and one that is being written, where there is no edition yet. */
export async function seedNewsletter(db: Database): Promise<void> {
  await db.transaction(async (tx) => {
    const [any] = await tx.select({ id: newsletterEditions.id }).from(newsletterEditions).limit(1)
    if (any) return
    await tx.insert(newsletterSubscriptions).values(READERS).onConflictDoNothing()
    await tx.insert(newsletterEditions).values([SENT]).onConflictDoNothing()
    await tx.insert(newsletterEditions).values([DRAFT]).onConflictDoNothing()
  })
}
