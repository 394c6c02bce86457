/**
 * Styles of a message's rich text. Mail programs drop style sheets, so mails have inline styles; the preview
 * uses the same rules as a style sheet. Both come from one table, so they cannot differ.
 */
import { htmlParts } from './htmlParts.ts'

const cell = 'padding:6px 10px 6px 0;border-bottom:1px solid #d5d9e0;text-align:left;vertical-align:top'
const amount = 'white-space:nowrap;text-align:right'
const total = 'font-weight:bold;border-bottom:0;border-top:2px solid #333f50'

/** Declarations by tag and by class: those of an element's tag come first, then those of its class. */
const byTag: Readonly<Record<string, string>> = {
  p: 'margin:0 0 14px',
  div: 'margin:0 0 14px',
  ul: 'margin:0 0 14px;padding-left:24px',
  ol: 'margin:0 0 14px;padding-left:24px',
  h1: 'margin:0 0 14px;font-size:22px;line-height:1.3',
  h2: 'margin:18px 0 10px;font-size:18px;line-height:1.3',
  h3: 'margin:16px 0 8px;font-size:16px;line-height:1.3',
  blockquote: 'margin:0 0 14px;padding-left:14px;border-left:3px solid #d5d9e0;color:#55606e',
  hr: 'border:0;border-top:1px solid #d5d9e0;margin:18px 0',
  a: 'color:#1a56b0',
  table: 'border-collapse:collapse;width:100%;margin:0 0 16px;font-size:14px',
  th: `${cell};color:#55606e;font-weight:600`,
  td: cell,
}

const byClass: Readonly<Record<string, string>> = {
  'font-arial': "font-family:Arial,'Liberation Sans',Helvetica,sans-serif",
  'font-nunito-sans': "font-family:'Nunito Sans',sans-serif",
  'font-calibri': 'font-family:Calibri,Carlito,sans-serif',
  'align-left': 'text-align:left',
  'align-center': 'text-align:center',
  'align-right': 'text-align:right',
  'align-justify': 'text-align:justify',
  amount,
  total,
  'amount-total': `${amount};${total}`,
  lines: 'font-size:13px;line-height:1.5;color:#55606e',
}

/** Styles of the whole message. */
export const messageFrame =
  "font-family:Arial,'Liberation Sans',Helvetica,sans-serif;font-size:15px;line-height:1.55;color:#1d2530"

/** The rules as a style sheet, where classes work. */
export const messageStyleSheet = (): string =>
  [
    `body{${messageFrame};margin:0;overflow-wrap:anywhere}`,
    ...Object.entries(byTag).map(([tag, rule]) => `${tag}{${rule}}`),
    ...Object.entries(byClass).map(([name, rule]) => `.${name}{${rule}}`),
  ].join('\n')

/** Rich text with inline styles instead of classes. */
export const withInlineStyles = (html: string): string =>
  htmlParts(html)
    .map(({ kind, source }) => (kind === 'tag' ? styled(source) : source))
    .join('')

function styled(source: string): string {
  const tag = /^<([a-z0-9]+)/i.exec(source)?.[1]?.toLowerCase()
  if (tag === undefined) return source
  const name = / class="([a-z-]+)"/.exec(source)?.[1]
  const rules = [byTag[tag], name === undefined ? undefined : byClass[name]].filter((rule) => rule !== undefined)
  const bare = source.replace(/ class="[^"]*"/, '')
  return rules.length === 0 ? bare : bare.replace(/^<[a-z0-9]+/i, (opening) => `${opening} style="${rules.join(';')}"`)
}
