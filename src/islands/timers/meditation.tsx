import { clockText } from '#lib/format/clock-text.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import { createT } from '#lib/i18n/t.ts'
import { Segments } from '#ui/segments.tsx'
import { DEFAULTS, MEDITATION_MINUTES, planOf } from '#lib/timers/configs.ts'
import { MeditationStage } from './meditation-stage.tsx'
import { Summary } from './summary.tsx'
import type { MeditationTexts } from './texts.ts'
import { TimerFrame } from './timer-frame.tsx'
import { useMeditationForm } from './use-meditation-form.ts'

type Props = { locale: Locale; texts: MeditationTexts; place: 'card' | 'page' }

/** The meditation timer: silence between two bells. */
export function Meditation({ locale, texts, place }: Props) {
  const t = createT(texts, locale)
  const settings = useMeditationForm()
  const { config } = settings
  return (
    <TimerFrame
      {...{ locale, t, texts, place, settings }}
      tool="meditation"
      name={t('meditation.label')}
      theme="meditation"
      summary={
        <Summary
          t={t}
          phase="meditate"
          label={t('timers.settings.total')}
          value={clockText(config.minutes * 60)}
          plan={planOf(config)}
        />
      }
      stage={(timer, going) => <MeditationStage {...{ locale, t, timer }} {...going} />}
    >
      <p className="text-sm text-ink-soft">{t('meditation.about')}</p>
      <Segments
        look="chips"
        legend={t('meditation.minutes')}
        name="minutes"
        options={MEDITATION_MINUTES.map(
          (count) => [String(count), t('meditation.option', { count })] as const,
        )}
        defaultValue={String(DEFAULTS.meditation.minutes)}
      />
    </TimerFrame>
  )
}
