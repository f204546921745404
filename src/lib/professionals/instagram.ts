/** Posts and reels; the id is what both the page and the embed are made of. */
const POST = /^https:\/\/(?:www\.)?instagram\.com\/(p|reel)\/([\w-]{5,40})\/?(?:[?#].*)?$/

/**
 * The address of the post and of its embed, without whatever else the link carried; undefined for a link
 * that is not an Instagram post.
 */
export function instagramPost(url: string): { href: string; embed: string } | undefined {
  const [, kind, id] = POST.exec(url) ?? []
  if (!kind || !id) return undefined
  const href = `https://www.instagram.com/${kind}/${id}/`
  return { href, embed: `${href}embed/` }
}
