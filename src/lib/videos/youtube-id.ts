/** The sites whose addresses carry the id in the path or in `v`. */
const SITES = ['youtube.com', 'youtube-nocookie.com']
const SHORT_LINKS = 'youtu.be'
/** `/embed/<id>`, `/shorts/<id>`, `/live/<id>`. */
const IN_PATH = /^\/(?:embed|shorts|live)\/([^/]+)\/?$/
/** Stand where an id does in the addresses of playlists and of whatever a channel is showing, and are as long. */
const NOT_IDS = ['videoseries', 'live_stream']

/**
 * YouTube's id of a video from an address of it: watch, youtu.be, embed, shorts or live. Null for anything else, such as
 * a playlist, a channel or another site.
 *
 * @example youtubeIdOf('https://youtu.be/PhTDzR0TpZs?si=x') // 'PhTDzR0TpZs'
 */
export function youtubeIdOf(address: string): string | null {
  const url = URL.parse(address)
  if (!url || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '') {
    return null
  }
  const id = givenIn(url)
  return id !== undefined && /^[\w-]{11}$/.test(id) && !NOT_IDS.includes(id) ? id : null
}

function givenIn(url: URL): string | undefined {
  const site = url.host.replace(/^(?:www|m|music)\./, '')
  if (site === SHORT_LINKS) return /^\/([^/]+)\/?$/.exec(url.pathname)?.[1]
  if (!SITES.includes(site)) return undefined
  if (/^\/watch\/?$/.test(url.pathname)) return url.searchParams.get('v') ?? undefined
  return IN_PATH.exec(url.pathname)?.[1]
}
