/** Markdown as HTML that shows it as it was written. */
export const asWritten = (markdown: string): string =>
  `<pre>${markdown.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`)}</pre>`
