import { LANGUAGE_CODES } from '#lib/fields/language-codes.ts'
import type { Need } from '#lib/finder/needs.ts'
import { countryName } from '#lib/format/country.ts'
import { languageName } from '#lib/format/language.ts'
import { LOCALES } from '#lib/i18n/locales.ts'
import type { Modality } from '#lib/professionals/modality.ts'
import type { Objective } from '#lib/professionals/objectives.ts'
import type { Specialty } from '#lib/professionals/specialties.ts'
import type { ProfessionalType } from '#lib/professionals/types.ts'

/** What a professional has chosen from our lists: the index of the search holds it beside the words they have written. */
type Value = Specialty | Objective | Modality | ProfessionalType

/** What people call something, in both languages, and which values it is. */
export type Meaning = {
  terms: readonly string[]
  /** Slugs, a language code in lower case, or the code of a country or of a region in capitals. */
  values: readonly string[]
  /** What else is looked for in names, places and texts, where no value is exactly this. */
  texts: readonly string[]
  /** Whether it is the name of a place or a language. */
  isName?: boolean
}

const terms = (text: string) => text.split(',').map((term) => term.trim())

const means = (values: readonly Value[], es: string, en: string): Meaning => ({
  terms: terms(`${es},${en}`),
  values,
  texts: [],
})

/** Who moves again after an injury, by any profession's name for it. */
const INJURIES = [
  ...(['traumatological', 'sports_rehabilitation', 'sports_injury'] as const),
  ...(['injury_rehabilitation', 'rehabilitation'] as const),
]
const PAIN = ['pain_relief', 'manual_therapy', ...INJURIES] as const

/** What somebody comes with, among it all that the finder proposes. */
export const NEEDS: Readonly<Record<Need, Meaning>> = {
  back: need(PAIN, 'espalda, lumbar, lumbago, ciática, hernia', 'back, lower back, sciatica, disc'),
  neck: need(PAIN, 'cuello, cervical, cervicales, tortícolis', 'neck, whiplash'),
  shoulder: need(PAIN, 'hombro, manguito', 'shoulder, rotator cuff'),
  knee: need(INJURIES, 'rodilla, menisco, ligamento, rótula', 'knee, meniscus, ligament, kneecap'),
  hip: need(INJURIES, 'cadera, pubalgia', 'hip, groin'),
  ankle: need(INJURIES, 'tobillo, pie, talón, fascitis', 'ankle, foot, heel, plantar'),
  weight: need(['weight_loss'], 'adelgazar, sobrepeso, obesidad', 'slim down, overweight, obesity'),
  muscle: need(
    ['muscle_gain', 'strength'],
    'ganar músculo, hipertrofia',
    'build muscle, hypertrophy',
  ),
  running: need(['endurance', 'performance'], 'correr, running, maratón', 'run, marathon, runner'),
  pregnancy: need(
    [],
    'embarazo, embarazada, prenatal, posparto, postparto, lactancia',
    'pregnancy, pregnant, antenatal, postnatal, postpartum, breastfeeding',
  ),
  pelvicFloor: need([], 'suelo pélvico, pélvico, incontinencia', 'pelvic floor, incontinence'),
  baby: need(
    ['pediatric'],
    'bebé, recién nacido, niño, niña, niños, hijo, hija, infantil, cólicos',
    'baby, babies, newborn, child, children, kid, toddler',
  ),
  digestion: need(
    ['clinical_nutrition'],
    'digestión, intestino, colon, celiaquía, celíaco, intolerancia, alergia',
    'digestion, bowel, gut, coeliac, celiac, intolerance, allergy',
  ),
  diabetes: need(
    ['clinical_nutrition'],
    'diabetes, colesterol, hipertensión, tiroides',
    'diabetes, cholesterol, blood pressure, thyroid',
  ),
  vegan: need(
    ['vegetarian_vegan'],
    'vegano, vegana, vegetariano, alimentación vegana',
    'vegan, vegetarian, plant based, vegan diet',
  ),
  breathing: need(
    ['respiratory_physiotherapy', 'respiratory'],
    'respirar, asma, epoc, pulmón, bronquitis',
    'breathing, asthma, copd, lung, bronchitis',
  ),
}

function need(values: readonly Value[], es: string, en: string): Meaning {
  const meaning = means(values, es, en)
  return { ...meaning, texts: meaning.terms }
}

/** Our values by their names and by what else they are called. */
const OFFERED: readonly Meaning[] = [
  means(
    ['trainer'],
    'entrenador, entrenadora, entrenador personal, entrenamiento, entrenamiento personal, preparador físico, monitor',
    'trainer, personal trainer, personal training, coach, training',
  ),
  means(
    ['nutritionist'],
    'nutricionista, dietista, dietista nutricionista',
    'nutritionist, dietitian, dietician',
  ),
  means(
    ['physiotherapist'],
    'fisioterapeuta, fisio, fisioterapia',
    'physiotherapist, physio, physiotherapy, physical therapist, physical therapy',
  ),
  means(
    ['online'],
    'online, en línea, a distancia, remoto, videollamada, por videollamada, entrenamiento online',
    'online, remote, video call, online training',
  ),
  means(
    ['in-person'],
    'presencial, en persona, en consulta, en clínica',
    'in person, face to face, in the clinic',
  ),
  means(
    ['strength'],
    'fuerza, musculación, pesas, halterofilia',
    'strength, weights, powerlifting',
  ),
  means(
    ['weight_loss'],
    'pérdida de peso, perder peso, bajar de peso, peso, grasa',
    'weight loss, lose weight, weight, fat loss, fat',
  ),
  means(
    ['muscle_gain'],
    'ganancia muscular, masa muscular, músculo, volumen',
    'muscle gain, gain muscle, muscle, bulking',
  ),
  means(
    ['endurance'],
    'resistencia, ciclismo, triatlón, natación, trail, cardio',
    'endurance, cycling, triathlon, swimming, trail, cardio',
  ),
  means(
    ['mobility'],
    'movilidad, flexibilidad, estiramientos, estirar, rigidez, yoga, pilates',
    'mobility, flexibility, stretching, stiffness, yoga, pilates',
  ),
  means(
    ['rehabilitation', 'sports_rehabilitation', 'injury_rehabilitation'],
    'rehabilitación, rehabilitar, recuperación, recuperación de lesiones, readaptación',
    'rehabilitation, rehab, recovery, injury recovery, injury rehabilitation',
  ),
  means(
    ['sports_rehabilitation'],
    'rehabilitación deportiva, fisioterapia deportiva',
    'sports rehabilitation, sports physiotherapy',
  ),
  means(INJURIES, 'lesión, lesiones, lesionado', 'injury, injuries, injured'),
  means(['sports_injury', 'sports_rehabilitation'], 'lesiones deportivas', 'sports injuries'),
  means(
    ['nutrition', 'nutritionist'],
    'nutrición, alimentación, dieta, comer',
    'nutrition, diet, eating, food',
  ),
  means(
    ['sports_nutrition'],
    'nutrición deportiva, suplementos, suplementación',
    'sports nutrition, supplements',
  ),
  means(['clinical_nutrition'], 'nutrición clínica', 'clinical nutrition'),
  means(
    ['vegetarian_vegan'],
    'vegetariana y vegana, vegetariana',
    'vegetarian and vegan, veganism',
  ),
  means(['healthy_habits'], 'hábitos saludables, hábitos', 'healthy habits, habits'),
  means(['toning'], 'tonificación, tonificar, glúteos, abdomen', 'toning, tone, glutes, abs'),
  means(
    ['conditioning'],
    'acondicionamiento, acondicionamiento físico, forma física, ponerme en forma',
    'conditioning, fitness, get fit, general fitness',
  ),
  means(['performance'], 'rendimiento, competición, oposiciones', 'performance, competition'),
  means(
    ['manual_therapy'],
    'terapia manual, osteopatía, osteópata, masaje, punción seca, contractura',
    'manual therapy, osteopathy, osteopath, massage, dry needling',
  ),
  means(
    ['traumatological'],
    'traumatológica, traumatología, fractura, esguince, tendinitis, rotura',
    'traumatological, trauma, orthopaedic, orthopedic, fracture, sprain, tendinitis',
  ),
  means(
    ['neurological_physiotherapy', 'neurological'],
    'fisioterapia neurológica, neurológica, neurología, ictus, párkinson, esclerosis',
    'neurological physiotherapy, neurological, stroke, parkinson, sclerosis',
  ),
  means(
    ['respiratory_physiotherapy', 'respiratory'],
    'fisioterapia respiratoria, respiratoria',
    'respiratory physiotherapy, respiratory',
  ),
  means(['pediatric'], 'pediátrica, pediatría', 'pediatric, paediatric, paediatrics'),
  means(['others'], 'otros', 'other, others'),
  means(PAIN, 'dolor, dolores', 'pain, ache'),
  means(['pain_relief'], 'alivio del dolor', 'pain relief'),
  means(
    ['post_surgery'],
    'después de una operación, operación, cirugía, posoperatorio, postoperatorio, prótesis',
    'after surgery, after an operation, surgery, operation, post surgery',
  ),
]

/** Places with several names, of which the database has one. */
const PLACES = [
  ...['sevilla, seville', 'zaragoza, saragossa', 'a coruña, la coruña, corunna'],
  ...['bizkaia, vizcaya, biscay', 'gipuzkoa, guipúzcoa', 'araba, álava', 'navarra, navarre'],
  ...['girona, gerona', 'lleida, lérida', 'ourense, orense', 'alicante, alacant', 'elche, elx'],
  ...['illes balears, baleares, balearic, mallorca, majorca', 'san sebastián, donostia'],
  ...['vitoria, gasteiz', 'pamplona, iruña', 'xàtiva, játiva', 'maó, mahón', 'gandia, gandía'],
  ...['lisboa, lisbon', 'porto, oporto', 'ciudad de méxico, mexico city, cdmx'],
].map((names): Meaning => {
  const own = terms(names)
  return { terms: own, values: [], texts: own, isName: true }
})

/** The communities of Spain of several provinces, by their ISO 3166-2 codes. */
const REGIONS = Object.entries({
  'andalucía, andalusia': 'AL CA CO GR H J MA SE',
  'aragón, aragon': 'HU TE Z',
  'canarias, islas canarias, canary islands': 'GC TF',
  'castilla y león, castile and leon': 'AV BU LE P SA SG SO VA ZA',
  'castilla la mancha': 'AB CR CU GU TO',
  'cataluña, catalunya, catalonia': 'B GI L T',
  'comunidad valenciana, comunitat valenciana, valencian community': 'A CS V',
  extremadura: 'BA CC',
  galicia: 'C LU OR PO',
  'país vasco, euskadi, basque country': 'BI SS VI',
}).map(([names, codes]): Meaning => ({
  terms: terms(names),
  values: codes.split(' ').map((code) => `ES-${code}`),
  texts: [],
  isName: true,
}))

const both = (name: (locale: (typeof LOCALES)[number]) => string) => LOCALES.map(name)

const LANGUAGES = LANGUAGE_CODES.map((code): Meaning => ({
  terms: both((locale) => languageName(code, locale)),
  values: [code],
  texts: [],
  isName: true,
}))

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('')
/** Every country that has a name: which of them have people is known to the database alone. */
const COUNTRIES = LETTERS.flatMap((first) => LETTERS.map((second) => first + second))
  .filter((code) => countryName(code, 'es') !== code)
  .map((code): Meaning => ({
    terms: both((locale) => countryName(code, locale)),
    values: [code],
    texts: [],
    isName: true,
  }))

/** All that words of a search can mean. */
export const MEANINGS: readonly Meaning[] = [
  ...Object.values(NEEDS),
  ...OFFERED,
  ...PLACES,
  ...REGIONS,
  ...LANGUAGES,
  ...COUNTRIES,
]
