export const GENDERS = ['male', 'female', 'other'] as const

/** How much somebody moves in a usual week, from least to most. */
export const ACTIVITY_LEVELS = ['sedentary', 'light', 'moderate', 'active', 'very_active'] as const
