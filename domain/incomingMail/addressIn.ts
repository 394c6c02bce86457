/** A new address in an e-mail of somebody who has moved. A person decides about it. */
import { splitStreet } from '#domain/addressLine.ts'
import { postcodeOf } from '#domain/postcode.ts'

export type ProposedAddress = {
  street: string
  houseNumber: string
  houseExtension: string | null
  postcode: string
  city: string
}
type Found = ProposedAddress & { isNew: boolean }

const moving =
  /nieuw(?:e)? (?:adres|woning|huis)|verhuis|verhuz|adreswijziging|woon (?:nu|inmiddels|sinds|tegenwoordig)|moved|new address|déménag|nouvelle adresse/i
const postcode = /(?<![\p{L}\d])([1-9]\d{3})[ \u00A0]?([a-z]{2})(?![\p{L}\d])/giu
/** Characters before and behind a post code that belong to its address, and post codes that are looked at. */
const reach = { before: 160, behind: 60, postcodes: 20 }

/** Words that stand before a street and are no part of it; `linking` only behind another of them: "Laan van …". */
const leading = new Set(
  'naar is wordt luidt adres nu inmiddels sinds tegenwoordig woon wonen woonachtig woonde verhuisd verhuis verhuizen ingeschreven was to at moved living vers'.split(
    ' ',
  ),
)
const linking = new Set('op van aan in per te from de het'.split(' '))
const people = new Set('ik wij we hij zij ze i'.split(' '))
/** The last of these before a street says whether it is the new or the old one. */
const cue =
  /(?:^|[^\p{L}])(naar|nieuwe?|nu|inmiddels|voortaan|tegenwoordig|to|new|vers|nouvelle)(?=[^\p{L}])|(?:^|[^\p{L}])(van|oude?|vorige?|voorheen|vroeger|was|niet meer|woonde|verlaten|from|old|previous|ancienne)(?=[^\p{L}])/giu

/** @returns The address that the words call the new one; undefined without one, or with several. */
export function addressIn(text: string): ProposedAddress | undefined {
  if (!moving.test(text)) return undefined
  const found = new Map<string, ProposedAddress>()
  let from = 0
  for (const code of [...text.matchAll(postcode)].slice(0, reach.postcodes)) {
    const before = text.slice(Math.max(from, code.index - reach.before), code.index)
    const end = code.index + code[0].length
    const { isNew, ...address } = addressAt(before, code, text.slice(end, end + reach.behind)) ?? {}
    if (isNew && 'street' in address) found.set(JSON.stringify(address), address as ProposedAddress)
    from = end
  }
  return found.size === 1 ? [...found.values()][0] : undefined
}

function addressAt(before: string, [, digits = '', letters = '']: RegExpExecArray, behind: string): Found | undefined {
  const line = streetIn(before)
  const street = splitStreet(line)
  const city = cityIn(behind)
  const code = postcodeOf('NL', digits + letters)
  if (!street?.houseNumber || city === undefined || code === undefined) return undefined
  const cues = [...before.slice(0, before.lastIndexOf(line.split(' ')[0] ?? '')).matchAll(cue)]
  return {
    street: capital(street.street),
    houseNumber: street.houseNumber,
    houseExtension: street.addition ?? null,
    postcode: code,
    city,
    isNew: cues.at(-1)?.[1] !== undefined,
  }
}

/** Words of the street with its number, which end where the post code begins. */
function streetIn(before: string): string {
  let end = before.length
  while (/[\s,]/.test(before[end - 1] ?? '')) end -= 1
  const lines = before.slice(0, end).split('\n')
  const words = (lines.at(-1) ?? '').split(/\s+/).filter((word) => word !== '')
  let from = words.length
  while (from > 0 && words.length - from < 10) {
    const word = words[from - 1] ?? ''
    if (isBefore(word, words[from - 2], words.length - from)) break
    from -= 1
  }
  // An article belongs to "the street", and to a name only where it is written as one.
  while (/^(?:de|het|the)$/.test(words[from] ?? '')) from += 1
  return words.slice(from).join(' ')
}

/** Whether a word is the last before the street. */
function isBefore(word: string, earlier: string | undefined, taken: number): boolean {
  if (taken === 0) return false
  const plain = word.toLowerCase()
  if (/[:;!?]$/.test(word) || (word.endsWith('.') && word.length > 6)) return true
  // A comma ends what stands before it, except between a street and its number.
  if (word.endsWith(',')) return taken > 3
  if (leading.has(plain)) return plain !== 'naar' || earlier?.toLowerCase() !== 'weg'
  if (!linking.has(plain)) return people.has(plain)
  const last = earlier?.toLowerCase().replace(/[:,]$/, '')
  return last === undefined || leading.has(last) || people.has(last) || linking.has(last)
}

const particles = new Set("aan bij de den der en het op ter van 's".split(' '))
const ends = new Set(
  'per vanaf sinds ik wij we graag groet groeten met mvg dank bedankt is kunt wilt want en dus'.split(' '),
)

function cityIn(behind: string): string | undefined {
  const [line = ''] = behind.replace(/^[\s,]+(?:(?:te|in)\s)?/, '').split(/[\n.,;:!?()]/)
  const words: string[] = []
  for (const word of line.split(/\s+/)) {
    const isName = /^(?:\p{Lu}|['’]s-|['’]t$|['’]s$|a\/d$)/u.test(word)
    const last = words.at(-1)?.toLowerCase()
    const isFirst = words.length === 0 && /^\p{L}/u.test(word)
    const isParticle = particles.has(word.toLowerCase()) && !ends.has(word.toLowerCase())
    if (!isFirst && !isName && !isParticle && !(last !== undefined && particles.has(last))) break
    if (words.length >= 5 || ends.has(word)) break
    words.push(word)
  }
  while (particles.has(words.at(-1) ?? '')) words.pop()
  const city = words.map((word, at) => (at > 0 && particles.has(word) ? word : capital(word))).join(' ')
  return city === '' ? undefined : city
}

/** Capital at the beginning; "'s-gravenhage" is "'s-Gravenhage". */
const capital = (text: string): string =>
  text.replace(/^((?:['’][st][- ])?)(\p{Ll})/u, (_all, before: string, letter: string) => before + letter.toUpperCase())
