import type { Locale } from '#lib/i18n/locales.ts'
import type { Texts } from '#lib/i18n/namespaces.ts'
import { createT, type Translate } from '#lib/i18n/t.ts'
import enArticles from '../../../public/locales/en/articles.json' with { type: 'json' }
import enLanding from '../../../public/locales/en/landing.json' with { type: 'json' }
import enList from '../../../public/locales/en/list.json' with { type: 'json' }
import enProfessionals from '../../../public/locales/en/professionals.json' with { type: 'json' }
import enProfile from '../../../public/locales/en/profile.json' with { type: 'json' }
import enSharePicture from '../../../public/locales/en/sharePicture.json' with { type: 'json' }
import enVideos from '../../../public/locales/en/videos.json' with { type: 'json' }
import esArticles from '../../../public/locales/es/articles.json' with { type: 'json' }
import esLanding from '../../../public/locales/es/landing.json' with { type: 'json' }
import esList from '../../../public/locales/es/list.json' with { type: 'json' }
import esProfessionals from '../../../public/locales/es/professionals.json' with { type: 'json' }
import esProfile from '../../../public/locales/es/profile.json' with { type: 'json' }
import esSharePicture from '../../../public/locales/es/sharePicture.json' with { type: 'json' }
import esVideos from '../../../public/locales/es/videos.json' with { type: 'json' }

type Words = Pick<
  Texts,
  'articles' | 'landing' | 'list' | 'professionals' | 'profile' | 'sharePicture' | 'videos'
>

// Not through `messagesOf`, which would bundle the texts of every page into the function.
const TEXTS: Record<Locale, Words> = {
  es: {
    articles: esArticles,
    landing: esLanding,
    list: esList,
    professionals: esProfessionals,
    profile: esProfile,
    sharePicture: esSharePicture,
    videos: esVideos,
  },
  en: {
    articles: enArticles,
    landing: enLanding,
    list: enList,
    professionals: enProfessionals,
    profile: enProfile,
    sharePicture: enSharePicture,
    videos: enVideos,
  },
}

/** The translation function of the pictures that are drawn when asked for. */
export function pictureT(locale: Locale): Translate<Words> {
  return createT(TEXTS[locale], locale)
}
