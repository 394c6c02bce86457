/** HTML of an e-mail without what makes it heavy and is never shown: styles, scripts, comments, and pictures inside it, which are returned beside it. */
import { undone } from './transferCodings.ts'
import { tagsOf } from './htmlTags.ts'

export type Picture = { type: string; content: Buffer }

/** Pictures that are kept. */
const mostPictures = 20

/** @returns The tags and texts that are seen, and the pictures that stand in attributes as `data:`. */
export function lightHtml(html: string): { html: string; pictures: Picture[] } {
  const pictures: Picture[] = []
  const parts: string[] = []
  for (const { text, source } of tagsOf(html)) {
    parts.push(text)
    parts.push(source.length < 60 ? source : withoutData(source, pictures))
  }
  return { html: parts.join(''), pictures }
}

function withoutData(tag: string, pictures: Picture[]): string {
  const begin = tag.indexOf('data:')
  if (begin < 0) return tag
  const rest = tag.slice(begin)
  const quote = tag.charAt(begin - 1)
  const length = quote === '"' || quote === "'" ? rest.indexOf(quote) : rest.search(/["'\s>)]/)
  const value = length < 0 ? rest : rest.slice(0, length)
  const [head, type] = /^data:(image\/[a-z+.-]{1,40});base64,/i.exec(value.slice(0, 80)) ?? []
  if (head !== undefined && type !== undefined && pictures.length < mostPictures)
    pictures.push({ type: type.toLowerCase(), content: undone(Buffer.from(value.slice(head.length)), 'base64') })
  // One of a tag: the tags of pictures are not shown at all.
  return tag.slice(0, begin) + (length < 0 ? '' : rest.slice(length))
}
