import { localizedPath } from '#lib/i18n/locales.ts'
import { useLocale, useT } from '#client/texts/use-t.ts'
import type { AnyConfig } from '#lib/timers/configs.ts'
import { configToFragment } from '#lib/timers/config-link.ts'
import { toolPath, type TimerSlug } from '#lib/tools/tools.ts'
import { LinkField } from '#ui/link-field.tsx'
import { QrCode } from '#ui/qr-code.tsx'

type Props = { tool: TimerSlug; config: AnyConfig | null }

/** The current settings as a link and as a QR code. */
export function Share({ tool, config }: Props) {
  const t = useT('timers')
  const locale = useLocale()
  if (!config)
    return <p className="text-sm font-medium text-clay-strong">{t('timers.keep.unset')}</p>
  const page = `${location.origin}${localizedPath(toolPath(tool), locale)}`
  const link = `${page}#${configToFragment(config)}`
  return (
    <div className="grid gap-5 md:grid-cols-[auto_minmax(0,1fr)]">
      <QrCode
        text={link}
        label={t('timers.keep.share.code')}
        tooLong={t('timers.keep.share.long')}
      />
      <LinkField
        key={link}
        link={link}
        title={t(`timers.keep.mode.${config.mode}`)}
        label={t('timers.keep.share.link')}
        help={t('timers.keep.share.about')}
        copyLabel={t('timers.keep.share.copy')}
        copiedText={t('timers.keep.share.copied')}
        byHandText={t('timers.keep.share.byHand')}
        shareLabel={t('timers.keep.share.share')}
      />
    </div>
  )
}
