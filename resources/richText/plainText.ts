/** Rich text as plain text for a single line. Text to show, never markup. */

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }

/** @example plainText('<p>a &amp; <strong>b</strong></p><p>c</p>') // 'a & b c' */
export const plainText = (html: string): string =>
  html
    .replace(/<\/?(?:strong|em|u|s|a|span)\b[^>]*>/gi, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(\w+);/g, (whole, name: string) => named[name] ?? whole)
    .replace(/\s+/g, ' ')
    .trim()
