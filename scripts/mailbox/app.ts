import { Hono } from 'hono'
import { listPage, messagePage, templatesPage } from './pages.ts'
import type { MessageStore } from './store.ts'

const policy = (siteUrl: string) =>
  `default-src 'none'; img-src ${new URL(siteUrl).origin}; style-src 'unsafe-inline'; frame-src 'self'; base-uri 'self'; form-action 'none'`

/**
 * The pages of the mailbox.
 *
 * @param siteUrl base of the links in the sample mails, and of the pictures in all
 */
export function mailboxApp(store: MessageStore, siteUrl: string): Hono {
  const app = new Hono()
  app.use(async ({ req, text, header }, next) => {
    // DNS rebinding: another site's host name may point to this machine; it must not read mails through a visitor's
    // browser.
    const { hostname } = new URL(req.url)
    if (!['localhost', '127.0.0.1'].includes(hostname)) return text('Not here', 403)
    await next()
    header('Content-Security-Policy', policy(siteUrl))
    header('Cache-Control', 'no-store')
    // A token in a link must not reach anybody else.
    header('Referrer-Policy', 'no-referrer')
    return undefined
  })
  app.get('/', (c) => c.html(listPage(store.list())))
  app.get('/messages.json', (c) => c.json(store.list()))
  app.get('/templates', async (c) => c.html(await templatesPage(siteUrl)))
  app.get('/messages/:id', (c) => {
    const message = store.list().find(({ id }) => String(id) === c.req.param('id'))
    return message ? c.html(messagePage(message)) : c.notFound()
  })
  return app
}
