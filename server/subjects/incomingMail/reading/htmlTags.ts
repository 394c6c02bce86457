/** Tags of HTML by strangers with the text before each, in one pass; what nobody sees (comments, styles, scripts) is left out. */

/** `source`: the whole tag; `name` is empty for the text behind the last. */
export type Tag = { text: string; name: string; isEnd: boolean; source: string }

const unseen = new Set([
  'style',
  'script',
  'head',
  'title',
  'noscript',
  'template',
  'textarea',
  'select',
  'svg',
  'math',
])

export function* tagsOf(html: string): Generator<Tag> {
  const reader = readerOf(html)
  let text = ''
  let at = 0
  for (let mark = html.indexOf('<'); mark >= 0; mark = html.indexOf('<', at)) {
    text += html.slice(at, mark)
    const end = reader.endOfTag(mark)
    const [, slash, name = ''] = /^<(\/?)([a-z][a-z0-9]{0,15})/i.exec(html.slice(mark, mark + 20)) ?? []
    const isMarkup = name !== '' || html.charAt(mark + 1) === '!' || html.charAt(mark + 1) === '?'
    if (end < 0 || !isMarkup) {
      text += '<'
      at = mark + 1
      continue
    }
    at = end
    if (name === '') continue
    const source = html.slice(mark, end)
    const tag = { text, name: name.toLowerCase(), isEnd: slash === '/', source }
    if (!tag.isEnd && unseen.has(tag.name) && !source.endsWith('/>')) at = reader.endOfElement(tag.name, end)
    yield tag
    text = ''
  }
  yield { text: text + html.slice(at), name: '', isEnd: false, source: '' }
}

/** Looks ahead in HTML; what is not found once is not looked for again. */
function readerOf(html: string) {
  const closers = new Map<string, number>()
  let [isTorn, isOver, isCommentOpen] = [false, false, false]

  /** End by the first `>`, whatever is quoted. */
  function plainEnd(mark: number): number {
    const end = isOver ? -1 : html.indexOf('>', mark)
    isOver ||= end < 0
    return end < 0 ? -1 : end + 1
  }

  /** @returns Place behind the tag that begins at `mark`; -1: it does not end. */
  function endOfTag(mark: number): number {
    if (html.startsWith('<!--', mark) && !isCommentOpen) {
      const end = html.indexOf('-->', mark + 4)
      if (end >= 0) return end + 3
      isCommentOpen = true
    }
    if (isTorn || isOver) return plainEnd(mark)
    for (let at = mark + 1; at < html.length; at += 1) {
      const one = html.charCodeAt(at)
      if (one === 0x3e) return at + 1
      // A quotation mark counts behind an equals sign only.
      if ((one === 0x22 || one === 0x27) && html.charCodeAt(at - 1) === 0x3d) {
        const end = html.indexOf(html.charAt(at), at + 1)
        if (end < 0) break
        at = end
      }
    }
    isTorn = true
    return plainEnd(mark)
  }

  /** @returns Place where the closing tag begins; that of a style or script which is not closed is the end. */
  function endOfElement(name: string, from: number): number {
    let place = closers.get(name) ?? 0
    if (place >= 0 && place < from) {
      const closer = new RegExp(`</${name}`, 'gi')
      closer.lastIndex = from
      place = closer.exec(html)?.index ?? -1
      closers.set(name, place)
    }
    return place >= 0 ? place : name === 'style' || name === 'script' ? html.length : from
  }

  return { endOfTag, endOfElement }
}
