/** Splits rich text into tags and the text between them. The input is cleaned: tags are few and well formed. */

export type HtmlPart = { kind: 'tag' | 'text'; source: string }

const tag = /<(?:[^<>"']|"[^"]*"|'[^']*')*>/g

/** The parts, joined, give the original. */
export function htmlParts(html: string): HtmlPart[] {
  const parts: HtmlPart[] = []
  let at = 0
  for (const found of html.matchAll(tag)) {
    if (found.index > at) parts.push({ kind: 'text', source: html.slice(at, found.index) })
    parts.push({ kind: 'tag', source: found[0] })
    at = found.index + found[0].length
  }
  if (at < html.length) parts.push({ kind: 'text', source: html.slice(at) })
  return parts
}

/** Escapes text for use between tags and in a quoted attribute. */
export const escapeHtml = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;')

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' }

/** Decodes the few entities that rich text uses. */
export const unescapeHtml = (html: string): string =>
  html.replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (whole, name: string) => named[name] ?? whole)

/** Rich text as plain lines, for readers without rich text and for searching words. */
export const textOfHtml = (html: string): string =>
  htmlParts(html)
    .map(({ kind, source }) => {
      if (kind === 'text') return unescapeHtml(source.replace(/\s+/g, ' '))
      if (/^<(?:br|hr|\/(?:p|div|h[1-6]|li|ul|ol|blockquote|tr|table))\b/i.test(source)) return '\n'
      if (/^<li\b/i.test(source)) return '- '
      return /^<\/t[dh]\b/i.test(source) ? '  ' : ''
    })
    .join('')
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
