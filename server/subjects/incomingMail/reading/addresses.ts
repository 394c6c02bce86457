/** Mailboxes in the headers of an e-mail. */
import { addressParser, type Address } from 'postal-mime'
import { clean } from './cleanText.ts'
import { decodedWords, headersAt } from './headers.ts'

export type Mailbox = { name: string; address: string }

/** Marks the place of an encoded word, of which an address cannot be made. */
const marks = { begin: '\ue000', end: '\ue001' }

/** Mailboxes of a header, of groups too. Names are decoded after they were taken apart: a comma in one separates nothing. */
export function mailboxesIn(header: string | undefined): Mailbox[] {
  if (header === undefined) return []
  const words: string[] = []
  const plain = header
    .replace(/[\ue000\ue001]/g, '')
    .replace(/=\?[^?\s]{1,60}\?[QqBb]\?[^?]{0,16000}\?=(?:[ \t]{1,80}(?==\?))?/g, (word) => {
      words.push(word)
      return `${marks.begin}${words.length - 1}${marks.end}`
    })
  const shown = (text: string) =>
    clean(decodedWords(text.replace(/\ue000(\d{1,5})\ue001/g, (_, at: string) => words[Number(at)] ?? '')), 254)
  const found = addressParser(plain)
    .flatMap(flat)
    .map(({ name, address }) => ({ name: shown(name), address: shown(address) }))
  return found.filter(({ name, address }) => name !== '' || address !== '')
}

/** A comma in a name that nobody quoted, or a name that was encoded with its address, leaves the first without one. */
export function senderIn(header: string | undefined): Mailbox[] {
  const found = mailboxesIn(header)
  return found[0]?.address.includes('@') ? found : [...bracketed(clean(decodedWords(header ?? ''), 1000)), ...found]
}

const flat = (one: Address): Mailbox[] => (one.group ? one.group : [{ name: one.name, address: one.address ?? '' }])

function bracketed(header: string): Mailbox[] {
  const end = header.lastIndexOf('>')
  const begin = header.lastIndexOf('<', end)
  const address = begin < 0 ? '' : header.slice(begin + 1, end).trim()
  if (!address.includes('@') || /\s/.test(address)) return []
  return [{ name: header.slice(0, begin).replaceAll('"', '').trim(), address }]
}

/** Bytes at the beginning of an e-mail that is not read. */
const mostSeen = 65_536

/** Sender and subject of an e-mail that could not be read, as far as its first lines tell. */
export function seenIn(raw: Buffer): { from: string; subject: string } {
  const { headers } = headersAt(raw.subarray(0, mostSeen), 0, { isEnd: () => false, spend: () => {} })
  const valueOf = (wanted: string) => clean(decodedWords(headers.find(({ name }) => name === wanted)?.value ?? ''), 400)
  const from = valueOf('from')
  return { from: (bracketed(from)[0]?.address ?? from).slice(0, 254), subject: valueOf('subject') }
}
