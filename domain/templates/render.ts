/**
 * Replaces the placeholders of a template by values, each escaped for its place, in one pass: no value is
 * parsed as a template, and none can become markup, a header or an address.
 */
import { isSafeLink } from '#schemas/html.ts'
import { blockHtml } from './blockHtml.ts'
import { escapeHtml, htmlParts } from './htmlParts.ts'
import { replacePlaceholders, type Placeholder } from './placeholder.ts'
import type { MessageLanguage, Value } from './variable.ts'
import { writtenValue } from './writtenValue.ts'

/** `line` is a subject; `text` a text message; `html` the body of a mail or a letter. */
export type ContentKind = 'line' | 'text' | 'html'

export type ValueOf = (placeholder: Placeholder) => Value | undefined

/** `missing` names placeholders without a value: such a message is not sent, so that no letter has an empty amount. */
export type Rendered = { content: string; missing: readonly string[] }

export function render(template: string, kind: ContentKind, language: MessageLanguage, lookUp: ValueOf): Rendered {
  const missing = new Set<string>()
  const valueOf = remembered(lookUp)
  const lack = (placeholder: Placeholder): string => {
    missing.add(placeholder.key)
    return kind === 'html' ? escapeHtml(placeholder.written) : placeholder.written
  }
  const textOf = remembered((placeholder) => {
    const value = valueOf(placeholder)
    return value && writtenValue(value, language)
  })
  const blockOf = remembered((placeholder) => {
    const value = valueOf(placeholder)
    return value?.format === 'block' ? blockHtml(value.block) : undefined
  })
  const content =
    kind === 'html'
      ? renderHtml(template, { textOf, blockOf, valueOf, lack })
      : replacePlaceholders(template, (placeholder) => {
          const text = textOf(placeholder)
          if (text === undefined) return lack(placeholder)
          return kind === 'line' ? text.replace(/\s+/g, ' ').trim() : text
        })
  return { content, missing: [...missing] }
}

/** Caches values per placeholder: formatting an amount takes time, and a text may contain one thousands of times. */
function remembered<T>(find: (placeholder: Placeholder) => T): (placeholder: Placeholder) => T {
  const known = new Map<string, T>()
  return (placeholder) => {
    const found = known.get(placeholder.written)
    if (found !== undefined || known.has(placeholder.written)) return found as T
    const value = find(placeholder)
    known.set(placeholder.written, value)
    return value
  }
}

type Writing = {
  textOf: (placeholder: Placeholder) => string | undefined
  blockOf: (placeholder: Placeholder) => string | undefined
  valueOf: ValueOf
  lack: (placeholder: Placeholder) => string
}

function renderHtml(template: string, { textOf, blockOf, valueOf, lack }: Writing): string {
  const parts = htmlParts(withoutParagraphs(template, valueOf))
  const inTag = (source: string) =>
    replacePlaceholders(
      source,
      (placeholder) => {
        const text = textOf(placeholder)
        return text === undefined ? lack(placeholder) : encodeURIComponent(text.toWellFormed())
      },
      'address',
    )
  const inText = (source: string) =>
    replacePlaceholders(source, (placeholder) => {
      const block = blockOf(placeholder)
      if (block !== undefined) return block
      const value = valueOf(placeholder)
      const text = textOf(placeholder)
      if (text === undefined) return lack(placeholder)
      const escaped = escapeHtml(text)
      if (value?.format === 'link' && isSafeLink(text)) return `<a href="${escaped}">${escaped}</a>`
      return escaped.replace(/\r\n|\r|\n/g, '<br />')
    })
  return parts.map(({ kind, source }) => (kind === 'tag' ? inTag(source) : inText(source))).join('')
}

/** A block replaces the paragraph that contains nothing else: HTML allows no table inside a paragraph. */
const withoutParagraphs = (template: string, valueOf: ValueOf): string =>
  template.replace(/<p(?: class="[a-z-]*")?>\s*(\{\{[^{}<>]*\}\}|%[^%<>\s]*%)\s*<\/p>/g, (whole, written: string) => {
    let isBlock = false
    replacePlaceholders(written, (placeholder) => {
      isBlock = valueOf(placeholder)?.format === 'block'
      return ''
    })
    return isBlock ? written : whole
  })
