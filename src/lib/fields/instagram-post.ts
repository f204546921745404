import * as z from 'zod/mini'
import { setOf } from './set-of.ts'

/** Posts and reels; the id is what both the page and the embed are made of. */
const POST = /^https:\/\/(?:www\.)?instagram\.com\/(p|reel)\/([\w-]{5,40})\/?(?:[?#].*)?$/

/**
 * The URLs of a post and of its embed, without other parts of the link; undefined for a link that is not an Instagram
 * post.
 */
export function instagramPost(url: string): { href: string; embed: string } | undefined {
  const [, kind, id] = POST.exec(url) ?? []
  if (!kind || !id) return undefined
  const href = `https://www.instagram.com/${kind}/${id}/`
  return { href, embed: `${href}embed/` }
}

export const POSTS_MAX = 3

const InstagramPost = z
  .string()
  .check(z.refine((url) => instagramPost(url) !== undefined, 'invalid_post'))

/** Posts and reels to show; two links to the same post are one. */
export const InstagramPosts = setOf(InstagramPost, {
  max: POSTS_MAX,
  keyOf: (url) => instagramPost(url)?.href,
})
