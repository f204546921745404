import * as z from 'zod/mini'

/** Where a professional can be followed, in the order of the forms. */
export const SOCIAL_PLATFORMS = ['instagram', 'youtube', 'tiktok', 'linkedin'] as const
export type SocialPlatform = (typeof SOCIAL_PLATFORMS)[number]

/** Their names, the same in every language. */
export const PLATFORM_NAME = {
  instagram: 'Instagram',
  youtube: 'YouTube',
  tiktok: 'TikTok',
  linkedin: 'LinkedIn',
} as const satisfies Record<SocialPlatform, string>

/** The stored form. */
export const SocialNetwork = z.object({
  platform: z.enum(SOCIAL_PLATFORMS),
  url: z.string(),
  isPrimary: z.boolean(),
})
export type SocialNetwork = z.infer<typeof SocialNetwork>
