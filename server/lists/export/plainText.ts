/** Converts rich text to plain text, line by line. */

/** @param html Output of `cleanHtml`: complete tags, and only the entities that text needs. */
export const plainText = (html: string): string =>
  html
    .replace(/<(?:br|hr)\b[^<>]*>|<\/(?:p|div|li|h[1-6]|blockquote)>/g, '\n')
    .replace(/<[^<>]*>/g, '')
    .replace(/&(lt|gt|quot|amp|nbsp|#39);/g, (_, name: string) => entities[name] ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n')

const entities: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', amp: '&', nbsp: ' ', '#39': "'" }
