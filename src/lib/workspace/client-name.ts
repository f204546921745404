/** What a client is called: their name, or the word for a client when they have set none. */
export const clientName = (name: string | null, t: (key: 'workspace.client') => string): string =>
  name ?? t('workspace.client')
