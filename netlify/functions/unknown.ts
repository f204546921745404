import type { Config } from '@netlify/functions'
import { netlifyFunction, platformLimit } from '#server/http/api.ts'

/** The API's 404: a mistyped path gets JSON and not a page. */
export default netlifyFunction([])

/** The build excludes the paths of all other functions (`functionConfigs`). */
export const config: Config = {
  path: ['/api', '/api/*', '/avatars/*', '/article-pictures/*', '/share/*'],
  rateLimit: platformLimit(60),
}
