import type { Platform } from '#server/http/client.ts'

/** The parts of a page's Astro context that a page with a form uses. */
export type FormPage = {
  request: Request
  url: URL
  params: Record<string, string | undefined>
  locals: { netlify?: { context?: Platform } }
  response: ResponseInit & { headers: Headers }
}

/** The platform's data about a page's request. */
export const platformOf = ({ locals }: Pick<FormPage, 'locals'>): Platform | undefined =>
  locals.netlify?.context
