import * as z from 'zod/mini'

const SOCIAL_PLATFORMS = ['instagram', 'youtube', 'tiktok', 'linkedin'] as const

export const SocialNetwork = z.object({
  platform: z.enum(SOCIAL_PLATFORMS),
  url: z.string(),
  isPrimary: z.boolean(),
})
export type SocialNetwork = z.infer<typeof SocialNetwork>
