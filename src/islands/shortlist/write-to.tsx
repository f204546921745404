import { MessageCircle } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { ContactOptions } from '#islands/contact/options.ts'
import type { Addressee } from '#lib/contact/draft.ts'
import type { ProfessionalProfile } from '#lib/professionals/contract.ts'
import { professionalName } from '#lib/professionals/professional-name.ts'
import { $contactDraft } from '#stores/contact-draft.ts'
import { toast } from '#stores/toasts.ts'
import { Button } from '#ui/button.tsx'
import type { View } from './texts.ts'

type Props = View & { people: readonly ProfessionalProfile[] }

async function openSheet(options: ContactOptions): Promise<void> {
  const { openContact } = await import('#islands/contact/open-contact.tsx')
  await openContact(options)
}

/** One message to the people who are compared: the contact sheet, loaded when it is asked for. */
export function WriteTo({ people, t, locale }: Props) {
  const [loading, setLoading] = useState(false)
  const open = async (to: readonly Addressee[]) => {
    setLoading(true)
    try {
      await openSheet({ locale, to })
    } catch {
      toast.error(t('shortlist.failed'))
    }
    setLoading(false)
  }
  // Back from the sign-in, with the message that this tab keeps.
  useEffect(() => {
    const draft = location.hash === '#contact' && $contactDraft.get()
    if (!draft) return
    history.replaceState(history.state, '', location.pathname)
    void openSheet({ locale, to: draft.to })
  }, [locale])
  if (people.length === 0) return null
  const to = people.map(({ id, type, name }) => ({
    id,
    type,
    name: professionalName({ id, type, name }, t),
  }))
  return (
    <div className="grid justify-items-start gap-2">
      <Button loading={loading} onClick={() => void open(to)}>
        <MessageCircle aria-hidden="true" className="size-5" />
        {to.length === 1
          ? t('shortlist.writeToOne', { name: to[0]!.name })
          : t('shortlist.writeToMany', { count: to.length })}
      </Button>
      {to.length > 1 && <p className="text-sm text-ink-soft">{t('shortlist.writeHint')}</p>}
    </div>
  )
}
