/**
 * HTML of strangers as lines of text, in one pass: whatever is in it, it takes time by its length only. Lines of a message that is
 * quoted begin with `> `.
 */
import { unescaped } from './entities.ts'
import { tagsOf } from './htmlTags.ts'

const breaks =
  /^(?:br|hr|p|div|h[1-6]|li|ul|ol|blockquote|pre|tr|table|section|article|header|footer|address|dl|dt|dd)$/
/** Classes in which mail programs put the message that is answered. */
const quotes = /\b(?:gmail_quote|yahoo_quoted|protonmail_quote|tutanota_quote|zmail_extra)\b/
const empty = /^[> ]{0,6}$/
/** Open elements that are followed; deeper ones are read as text all the same. */
const mostOpen = 200

/** @param length Characters that are returned at most; `isCut`: there was more. */
export function htmlText(html: string, length: number): { text: string; isCut: boolean } {
  const lines: string[] = []
  const open: { name: string; isQuote: boolean }[] = []
  let [line, room, quoted] = ['', length, 0]
  function end(): void {
    const own = line.trim()
    line = ''
    // Empty lines in a row say no more than one.
    if (own === '' && empty.test(lines.at(-1) ?? '')) return
    lines.push(('> '.repeat(Math.min(quoted, 3)) + own).trimEnd())
    room -= own.length + 1
  }
  for (const { text, name, isEnd, source } of tagsOf(html)) {
    if (text !== '') line += unescaped(text.slice(0, room + 1).replace(/\s+/g, ' '))
    if (line.length > room) break
    if (breaks.test(name)) end()
    if (name === 'p' && isEnd) end()
    if (name === 'li' && !isEnd) line = '- '
    if ((name === 'td' || name === 'th') && isEnd) line += '  '
    if (name !== 'blockquote' && name !== 'div') continue
    if (isEnd) {
      const place = open.findLastIndex((one) => one.name === name)
      if (place >= 0) for (const one of open.splice(place)) quoted -= one.isQuote ? 1 : 0
      // Who answers between the lines writes inside that class; from then on only blockquotes say what is quoted.
      const around = name === 'blockquote' ? open.findLast((one) => one.isQuote) : undefined
      if (around?.name === 'div') {
        around.isQuote = false
        quoted -= 1
      }
    } else if (open.length < mostOpen) {
      const isQuote = name === 'blockquote' || quotes.test(source.slice(0, 400))
      open.push({ name, isQuote })
      quoted += isQuote ? 1 : 0
    }
  }
  const isCut = line.length > room
  end()
  while (lines.length > 0 && empty.test(lines.at(-1) ?? '')) lines.pop()
  return { text: lines.join('\n').trim().slice(0, length), isCut }
}
