import { useId, useMemo, useRef, useState, type CSSProperties } from 'react'
import { localizedPath, type Locale } from '#lib/i18n/locales.ts'
import type { AnyConfig } from '#lib/timers/configs.ts'
import { configToFragment } from '#lib/timers/config-link.ts'
import { toolPath, type TimerSlug } from '#lib/tools/tools.ts'
import { Button } from '#ui/button.tsx'
import { CONTROL } from '#ui/control-class.ts'
import { MODE_LABEL } from './mode-label.ts'
import { qrPath } from './qr-path.ts'
import type { KeepT } from './texts.ts'
import './keep.css'

type Props = { t: KeepT; locale: Locale; tool: TimerSlug; config: AnyConfig | null }

/** The timer as it is set, in a link and in a code for another phone's camera. */
export function Share({ t, locale, tool, config }: Props) {
  if (!config) return <p className="keep-problem">{t('timers.keep.unset')}</p>
  const page = `${location.origin}${localizedPath(toolPath(tool), locale)}`
  const link = `${page}#${configToFragment(config)}`
  return (
    <div className="keep-share">
      <Qr t={t} link={link} />
      <Link key={link} t={t} link={link} title={t(MODE_LABEL[config.mode])} />
    </div>
  )
}

function Qr({ t, link }: { t: KeepT; link: string }) {
  const code = useMemo(() => qrPath(link), [link])
  if (!code) return <p className="keep-quiet">{t('timers.keep.share.long')}</p>
  return (
    <svg
      className="keep-qr"
      style={{ '--modules': code.size } as CSSProperties}
      viewBox={`0 0 ${code.size} ${code.size}`}
      role="img"
      aria-label={t('timers.keep.share.code')}
      shapeRendering="crispEdges"
    >
      <path d={code.path} />
    </svg>
  )
}

function Link({ t, link, title }: { t: KeepT; link: string; title: string }) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [said, setSaid] = useState('')
  const copy = () => {
    field.current?.select()
    // Absent where the page is not secure.
    const clipboard = navigator.clipboard as Clipboard | undefined
    const copied = clipboard?.writeText(link) ?? Promise.reject(new Error('no clipboard'))
    copied.then(
      () => setSaid(t('timers.keep.share.copied')),
      () => setSaid(t('timers.keep.share.byHand')),
    )
  }
  const share = () => {
    // Closing the sheet is an answer, too; and the link stands there to be copied.
    navigator.share({ title, url: link }).catch(() => setSaid(''))
  }
  return (
    <div className="keep-link">
      <label htmlFor={id}>{t('timers.keep.share.link')}</label>
      <input
        ref={field}
        id={id}
        className={CONTROL}
        readOnly
        value={link}
        onFocus={(event) => event.target.select()}
      />
      <div className="keep-row">
        {'share' in navigator && (
          <Button size="sm" onClick={share}>
            {t('timers.keep.share.share')}
          </Button>
        )}
        <Button variant="quiet" size="sm" onClick={copy}>
          {t('timers.keep.share.copy')}
        </Button>
      </div>
      <p role="status" className="keep-quiet">
        {said}
      </p>
      <p className="keep-quiet">{t('timers.keep.share.about')}</p>
    </div>
  )
}
