import { AppError } from '#lib/http/errors.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import { placeName } from '#lib/landing/place-name.ts'
import type { ListResponse } from '#lib/professionals/schemas.ts'
import type { ProfessionalType } from '#lib/professionals/types.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { getCityPage } from '#server/landing/get-city-page.ts'
import { getSpecialtyPage } from '#server/landing/get-specialty-page.ts'
import { drawCard } from './draw-card.ts'
import { pictureT } from './texts.ts'

type Deps = Pick<Dependencies, 'db'>
type Params = { locale: Locale; type: ProfessionalType }

/** The picture of a profession in a city. @throws NOT_FOUND where nobody is, or at another spelling */
export async function getCityPicture(
  deps: Deps,
  { params: { locale, type, city } }: { params: Params & { city: string } },
): Promise<Uint8Array> {
  const page = await getCityPage(deps, { type, slug: city })
  if ('path' in page || page.facts === null) throw new AppError('NOT_FOUND', 'nobody is there')
  const t = pictureT(locale)
  const professionals = t(`list.${type}.title`)
  const place = placeName(page.city, locale)
  return draw({ locale, type }, page.list, t('landing.city', { professionals, place }))
}

/** The picture of a profession with a speciality. @throws NOT_FOUND as its page, or at another spelling */
export async function getSpecialtyPicture(
  deps: Deps,
  { params: { locale, type, specialty } }: { params: Params & { specialty: string } },
): Promise<Uint8Array> {
  const page = await getSpecialtyPage(deps, { type, slug: specialty })
  if ('path' in page) throw new AppError('NOT_FOUND', 'another spelling')
  const t = pictureT(locale)
  const professionals = t(`list.${type}.title`)
  const heading = t(`landing.specialty.${page.specialty}`, { professionals })
  return draw({ locale, type }, page.list, heading)
}

function draw({ locale, type }: Params, { total, isMore }: ListResponse, title: string) {
  const t = pictureT(locale)
  return drawCard({
    kind: isMore ? t(`list.${type}.title`) : t(`list.${type}.count`, { count: total }),
    title,
    note: t('sharePicture.order'),
    scene: { name: 'people', hues: [type] },
  })
}
