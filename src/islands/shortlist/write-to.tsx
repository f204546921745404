import { MessageCircle } from 'lucide-react'
import { useEffect, useEffectEvent, useState, type ReactElement } from 'react'
import { dropFragment } from '#client/address/drop-fragment.ts'
import { useLocale, useT } from '#client/texts/use-t.ts'
import type { Addressee } from '#lib/contact/draft.ts'
import { professionalName } from '#lib/professionals/professional-name.ts'
import type { ProfessionalProfile } from '#lib/professionals/schemas.ts'
import { $contactDraft } from '#stores/contact-draft.ts'
import { Button } from '#ui/button.tsx'
import { Problem } from '#ui/problem.tsx'

type Props = { people: readonly ProfessionalProfile[] }

/** One message to the people who are compared: the contact sheet, loaded when it is asked for. */
export function WriteTo({ people }: Props) {
  const t = useT('professionals', 'shortlist')
  const locale = useLocale()
  const [loading, setLoading] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const [sheet, setSheet] = useState<ReactElement>()
  const to = people.map(({ id, type, name }) => ({
    id,
    type,
    name: professionalName({ id, type, name }, t),
  }))
  const load = (addressees: readonly Addressee[]) =>
    import('#client/contact/open-contact.tsx')
      .then(({ contactSheet }) => contactSheet({ locale, to: addressees }))
      .then(setSheet, () => setFailed(true))
  const loadKept = useEffectEvent(load)
  const open = async () => {
    setLoading(true)
    setFailed(false)
    await load(to)
    setLoading(false)
  }
  // Back from the sign-in, with the message that this tab keeps.
  useEffect(() => {
    const draft = location.hash === '#contact' && $contactDraft.get()
    if (!draft) return
    dropFragment()
    void loadKept(draft.to)
  }, [])
  return (
    <>
      {to.length > 0 && (
        <div className="grid justify-items-start gap-2">
          <Button loading={loading} onClick={() => void open()}>
            <MessageCircle aria-hidden="true" className="size-5" />
            {to.length === 1
              ? t('shortlist.writeToOne', { name: to[0]!.name })
              : t('shortlist.writeToMany', { count: to.length })}
          </Button>
          {to.length > 1 && <p className="text-sm text-ink-soft">{t('shortlist.writeHint')}</p>}
        </div>
      )}
      {hasFailed && <Problem>{t('shortlist.unopened')}</Problem>}
      {sheet}
    </>
  )
}
