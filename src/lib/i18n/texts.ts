// Written by `npm test -- translations` from the files of public/locales.
import esAccount from '../../../public/locales/es/account.json' with { type: 'json' }
import esAuth from '../../../public/locales/es/auth.json' with { type: 'json' }
import esBreathing from '../../../public/locales/es/breathing.json' with { type: 'json' }
import esCalculators from '../../../public/locales/es/calculators.json' with { type: 'json' }
import esCommon from '../../../public/locales/es/common.json' with { type: 'json' }
import esFields from '../../../public/locales/es/fields.json' with { type: 'json' }
import esHome from '../../../public/locales/es/home.json' with { type: 'json' }
import esList from '../../../public/locales/es/list.json' with { type: 'json' }
import esMail from '../../../public/locales/es/mail.json' with { type: 'json' }
import esOffline from '../../../public/locales/es/offline.json' with { type: 'json' }
import esPhoto from '../../../public/locales/es/photo.json' with { type: 'json' }
import esProfessionals from '../../../public/locales/es/professionals.json' with { type: 'json' }
import esProfile from '../../../public/locales/es/profile.json' with { type: 'json' }
import esTimers from '../../../public/locales/es/timers.json' with { type: 'json' }
import esTools from '../../../public/locales/es/tools.json' with { type: 'json' }
import enAccount from '../../../public/locales/en/account.json' with { type: 'json' }
import enAuth from '../../../public/locales/en/auth.json' with { type: 'json' }
import enBreathing from '../../../public/locales/en/breathing.json' with { type: 'json' }
import enCalculators from '../../../public/locales/en/calculators.json' with { type: 'json' }
import enCommon from '../../../public/locales/en/common.json' with { type: 'json' }
import enFields from '../../../public/locales/en/fields.json' with { type: 'json' }
import enHome from '../../../public/locales/en/home.json' with { type: 'json' }
import enList from '../../../public/locales/en/list.json' with { type: 'json' }
import enMail from '../../../public/locales/en/mail.json' with { type: 'json' }
import enOffline from '../../../public/locales/en/offline.json' with { type: 'json' }
import enPhoto from '../../../public/locales/en/photo.json' with { type: 'json' }
import enProfessionals from '../../../public/locales/en/professionals.json' with { type: 'json' }
import enProfile from '../../../public/locales/en/profile.json' with { type: 'json' }
import enTimers from '../../../public/locales/en/timers.json' with { type: 'json' }
import enTools from '../../../public/locales/en/tools.json' with { type: 'json' }

/**
 * All texts as they stand in the files. For the server alone: imported by an island, the whole dictionary
 * would travel to the browser (the import walls forbid it).
 */
export const TEXTS = {
  es: {
    account: esAccount,
    auth: esAuth,
    breathing: esBreathing,
    calculators: esCalculators,
    common: esCommon,
    fields: esFields,
    home: esHome,
    list: esList,
    mail: esMail,
    offline: esOffline,
    photo: esPhoto,
    professionals: esProfessionals,
    profile: esProfile,
    timers: esTimers,
    tools: esTools,
  },
  en: {
    account: enAccount,
    auth: enAuth,
    breathing: enBreathing,
    calculators: enCalculators,
    common: enCommon,
    fields: enFields,
    home: enHome,
    list: enList,
    mail: enMail,
    offline: enOffline,
    photo: enPhoto,
    professionals: enProfessionals,
    profile: enProfile,
    timers: enTimers,
    tools: enTools,
  },
}
