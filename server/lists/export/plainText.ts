/** Rich text without its markup: what is read, line by line. */

/** @param html As `cleanHtml` leaves it: whole tags, and no entities but those that text needs. */
export const plainText = (html: string): string =>
  html
    .replace(/<(?:br|hr)\b[^>]*>|<\/(?:p|div|li|h[1-6]|blockquote)>/g, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(lt|gt|quot|amp|nbsp|#39);/g, (_, name: string) => entities[name] ?? '')
    .replace(/[ \t]*\n\s*/g, '\n')
    .trim()

const entities: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', amp: '&', nbsp: ' ', '#39': "'" }
