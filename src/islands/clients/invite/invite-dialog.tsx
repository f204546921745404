import { Download } from 'lucide-react'
import { useRef, useState, type ReactNode } from 'react'
import { useRead } from '#client/data/use-read.ts'
import { Loaded } from '#client/problem/loaded.tsx'
import { Waiting } from '#client/problem/waiting.tsx'
import { saveFile } from '#client/save-file.ts'
import { useLocale, useT } from '#client/texts/use-t.ts'
import { pngOf } from '#client/health/chart/save-picture.ts'
import { localizedPath } from '#lib/i18n/locales.ts'
import { PATHS } from '#lib/site/routes.ts'
import * as workspace from '#lib/workspace/calls.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { LinkField } from '#ui/link-field.tsx'
import { Problem } from '#ui/problem.tsx'
import { QrCode } from '#ui/qr-code.tsx'
import { Skeleton } from '#ui/skeleton.tsx'

type Props = { open: boolean; onOpenChange: (open: boolean) => void }

/** The professional's own link, to be sent, and as a code, to be shown or printed. */
export function InviteDialog({ open, onOpenChange }: Props): ReactNode {
  const t = useT('clients', 'island', 'workspace')
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('clients.invite.title')}
      description={t('clients.invite.text')}
      closeLabel={t('island.close')}
    >
      <Opened />
    </Dialog>
  )
}

function Opened() {
  const t = useT('clients')
  const read = useRead(workspace.getInvite, { query: { locale: useLocale() } })
  return (
    <Loaded
      read={read}
      gone={<NoProfile />}
      failed={t('clients.invite.failed')}
      waiting={
        <Waiting label={t('clients.invite.loading')}>
          <Skeleton className="h-96 w-full" />
        </Waiting>
      }
    >
      {({ url }) => <Invitation url={url} />}
    </Loaded>
  )
}

function NoProfile() {
  const t = useT('clients', 'workspace')
  const locale = useLocale()
  return (
    <>
      <p>{t('clients.invite.noProfile')}</p>
      <Button className="self-start" href={localizedPath(PATHS.profile, locale)}>
        {t('workspace.profile')}
      </Button>
    </>
  )
}

function Invitation({ url }: { url: string }) {
  const t = useT('clients')
  const code = useRef<SVGSVGElement>(null)
  const [isFailed, setFailed] = useState(false)
  const save = async () => {
    try {
      saveFile(`${t('clients.invite.file')}.png`, await pngOf(code.current!, 'white'))
      setFailed(false)
    } catch {
      setFailed(true)
    }
  }
  return (
    <>
      <LinkField
        link={url}
        title={t('clients.invite.shareTitle')}
        label={t('clients.invite.link')}
        copyLabel={t('clients.invite.copy')}
        copiedText={t('clients.invite.copied')}
        byHandText={t('clients.invite.byHand')}
        shareLabel={t('clients.invite.share')}
      />
      <div className="grid justify-items-center gap-3">
        <QrCode
          ref={code}
          text={url}
          label={t('clients.invite.code')}
          tooLong={t('clients.invite.tooLong')}
        />
        <Button variant="quiet" size="sm" onClick={() => void save()}>
          <Download aria-hidden="true" className="size-4.5" />
          {t('clients.invite.save')}
        </Button>
      </div>
      {isFailed && <Problem>{t('clients.invite.saveFailed')}</Problem>}
    </>
  )
}
