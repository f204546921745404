import PostalMime from 'postal-mime'

/** A mail as it arrived. */
export type Message = {
  /** Counted from 1. */
  id: number
  /** ISO 8601, UTC. */
  receivedAt: string
  from: string
  /** The envelope recipients, whatever the headers say. */
  to: string[]
  subject: string
  /** By their names in lower case. */
  headers: Record<string, string>
  html: string
  text: string
  /** Every address in its text. */
  links: string[]
}

export type MessageStore = {
  /** The newest first. */
  list: () => readonly Message[]
  add: (bytes: Uint8Array, recipients: string[]) => Promise<void>
}

const KEPT = 500

/** Messages in memory: bounded, and lost when the process ends. */
export function messageStore(): MessageStore {
  const messages: Message[] = []
  let received = 0
  return {
    list: () => messages,
    add: async (bytes, to) => {
      const { from, subject = '', headers, html = '', text = '' } = await PostalMime.parse(bytes)
      messages.unshift({
        id: ++received,
        receivedAt: new Date().toISOString(),
        from: from?.address ?? '',
        to,
        subject,
        headers: Object.fromEntries(headers.map(({ key, value }) => [key, value])),
        html,
        text,
        links: text.match(/https?:\/\/\S+/g) ?? [],
      })
      messages.length = Math.min(messages.length, KEPT)
    },
  }
}
