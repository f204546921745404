/** Where a sentence ends: not after an abbreviation or an initial. */
const END =
  /(?<=[.!?…])(?<!(?:^|[\s(])(?:Dra?|Sra?|Lic|Prof|Ing|núm|tel|aprox|p|ej|Mr|Mrs|Ms|St|\p{Lu})\.)\s+|\n+/u

/** The sentences of a text, with their marks; line breaks end one too. */
export function sentencesOf(text: string): string[] {
  return text
    .split(END)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '')
}

/** What a text begins with: its first sentence; null for an empty one. */
export function openingOf(text: string | null): string | null {
  return sentencesOf(text ?? '')[0] ?? null
}

/** As many sentences from the beginning as fit into `max` characters; empty where not even the first does. */
export function firstSentences(sentences: readonly string[], max: number): string {
  let text = ''
  for (const sentence of sentences) {
    const longer = text === '' ? sentence : `${text} ${sentence}`
    if (longer.length > max) break
    text = longer
  }
  return text
}
