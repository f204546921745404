/**
 * For parts of the first screen: it is drawn once its frame has read what they show, so they take that answer and do not ask
 * again. Who comes back to the screen later does. In ms.
 */
export const READ_BY_FRAME = { staleTime: 10_000 } as const
