import { LOCALE_TAGS, type Locale } from '#lib/i18n/locales.ts'

type Named = { lang: string; localService: boolean }

/**
 * The best voice for a language: its own country before others, then voices that need no network; null when there is
 * none for the language.
 *
 * @param tag such as es-ES; some systems write es_ES
 */
export function chooseVoice<V extends Named>(voices: readonly V[], tag: string): V | null {
  const [language = tag] = tag.split('-')
  const worth = ({ lang, localService }: V) => {
    const name = lang.replace('_', '-').toLowerCase()
    const own = name === tag.toLowerCase()
    if (!own && name.split('-')[0] !== language) return 0
    return 1 + (own ? 2 : 0) + (localService ? 1 : 0)
  }
  let best: V | null = null
  for (const voice of voices) {
    if (worth(voice) > (best ? worth(best) : 0)) best = voice
  }
  return best
}

/** Whether this browser can speak. */
export const canSpeak = () => typeof window !== 'undefined' && 'speechSynthesis' in window

/** Speaks a text in a language; cancels the current speech. */
export function speak(text: string, locale: Locale, volume: number) {
  if (!canSpeak()) return
  const tag = LOCALE_TAGS[locale]
  const utterance = new SpeechSynthesisUtterance(text)
  utterance.lang = tag
  utterance.voice = chooseVoice(speechSynthesis.getVoices(), tag)
  utterance.volume = volume
  speechSynthesis.cancel()
  speechSynthesis.speak(utterance)
}

/** Speaks nothing: some browsers require speech in a click handler before they allow it later. */
export const unlockVoice = (locale: Locale) => speak(' ', locale, 0)

export function stopSpeaking() {
  if (canSpeak()) speechSynthesis.cancel()
}
