/**
 * Allowed rich text: the only allow-list, for the server, which cleans what is written, and for the browser,
 * which cleans what is shown. Fonts and alignment are classes, because our content policy forbids inline
 * styles; equivalent pasted inline styles become those classes.
 */

export const htmlTags = [
  'p',
  'div',
  'br',
  'hr',
  'h1',
  'h2',
  'h3',
  'ul',
  'ol',
  'li',
  'blockquote',
  'strong',
  'em',
  'u',
  's',
  'a',
  'span',
] as const

/** Tags that are replaced by an equivalent. */
export const htmlSynonyms: Readonly<Record<string, string>> = {
  b: 'strong',
  i: 'em',
  ins: 'u',
  strike: 's',
  del: 's',
  h4: 'h3',
  h5: 'h3',
  h6: 'h3',
}

/** The fonts of the specification (section 9) by class. */
export const htmlFonts = {
  'font-arial': 'Arial',
  'font-nunito-sans': 'Nunito Sans',
  'font-calibri': 'Calibri',
} as const
export type HtmlFont = keyof typeof htmlFonts

export const htmlAlignments = {
  'align-left': 'left',
  'align-center': 'center',
  'align-right': 'right',
  'align-justify': 'justify',
} as const
export type HtmlAlignment = keyof typeof htmlAlignments

const fonts = Object.keys(htmlFonts) as HtmlFont[]
const alignments = Object.keys(htmlAlignments) as HtmlAlignment[]
const blocks: readonly string[] = ['p', 'div', 'h1', 'h2', 'h3', 'li', 'blockquote']

/** @returns The allowed attributes of an element: at most `href`, `start` and our classes. */
export function allowedAttributes(tag: string, given: Readonly<Record<string, string>>): Record<string, string> {
  const { href, start, class: classes = '', style = '' } = given
  const kept: Record<string, string> = {}
  if (tag === 'a' && href !== undefined && isSafeLink(href)) kept.href = href.trim()
  if (tag === 'ol' && start !== undefined && /^[0-9]{1,4}$/.test(start)) kept.start = start
  const own = tag === 'span' ? fontOf(classes, style) : blocks.includes(tag) ? alignmentOf(classes, style) : undefined
  if (own) kept.class = own
  return kept
}

export const fontOf = (classes: string, style: string): HtmlFont | undefined =>
  fonts.find((name) => words(classes).includes(name)) ??
  fonts.find((name) => htmlFonts[name].toLowerCase() === declared(style, 'font-family')?.split(',')[0]?.trim())

export const alignmentOf = (classes: string, style: string): HtmlAlignment | undefined =>
  alignments.find((name) => words(classes).includes(name)) ??
  alignments.find((name) => htmlAlignments[name] === declared(style, 'text-align'))

/**
 * Full addresses of pages, mail and telephones; no addresses within this app, where following a link may do
 * something. A browser takes `https:/path` for a path of the current site when that uses https.
 */
export const isSafeLink = (href: string): boolean =>
  /^(?:https?:\/\/|mailto:|tel:)/i.test(href.trim()) && URL.canParse(href.trim())

const words = (classes: string): string[] => classes.split(/\s+/)

const declared = (style: string, name: string): string | undefined =>
  style
    .toLowerCase()
    .replace(/["']/g, '')
    .split(';')
    .map((declaration) => declaration.split(':').map((part) => part.trim()))
    .find(([key]) => key === name)?.[1]
