/** A text without its UUIDs, which are random: any figure may stand in one. */
export const withoutIds = (text: string): string =>
  text.replaceAll(/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g, 'id')
