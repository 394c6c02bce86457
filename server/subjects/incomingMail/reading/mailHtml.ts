/** HTML of strangers, for a frame in which nothing runs: no scripts, forms, styles or pictures, and no address that is fetched. */
import sanitize from 'sanitize-html'
import { isSafeLink } from '#schemas/html.ts'
import { marksIn } from '#server/records/values/html.ts'

/** Beyond these, cleaning would block the event loop; the text alone is shown then. */
const most = { length: 400_000, marks: 20_000, deep: 200 }

const texts = [
  'p',
  'div',
  'br',
  'hr',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'ul',
  'ol',
  'li',
  'blockquote',
  'pre',
  'code',
]
const marks = ['strong', 'b', 'em', 'i', 'u', 's', 'span', 'a', 'sub', 'sup', 'small']
const tables = ['table', 'thead', 'tbody', 'tfoot', 'tr', 'td', 'th']

/** @returns null for more than can be cleaned. */
export function mailHtml(html: string): string | null {
  if (html.length > most.length || marksIn(html) > most.marks) return null
  let depth = 0
  try {
    return sanitize(html, {
      allowedTags: [...texts, ...marks, ...tables],
      allowedAttributes: {
        a: ['href', 'title', 'rel', 'target'],
        td: ['colspan', 'rowspan'],
        th: ['colspan', 'rowspan'],
      },
      allowedSchemes: ['http', 'https', 'mailto', 'tel'],
      allowProtocolRelative: false,
      disallowedTagsMode: 'discard',
      nonTextTags: ['style', 'script', 'textarea', 'option', 'noscript', 'title', 'head', 'template', 'svg', 'math'],
      onOpenTag: () => {
        depth += 1
        if (depth > most.deep) throw new RangeError('nested too deeply')
      },
      onCloseTag: () => void (depth -= 1),
      transformTags: {
        // Links show their target before they are followed, and the target learns nothing of us.
        a: (tagName, { href = '' }) => ({
          tagName,
          attribs: isSafeLink(href)
            ? {
                href: href.trim(),
                title: href.trim().slice(0, 300),
                rel: 'noopener noreferrer nofollow',
                target: '_blank',
              }
            : ({} as Record<string, string>),
        }),
      },
    })
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}
