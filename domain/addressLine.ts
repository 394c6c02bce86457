/**
 * A street with its number in one line, taken apart: the one reader for imports, e-mails and forms. A street may begin
 * with an ordinal and hold a year; its number is the last that has nothing but an addition behind it.
 */

export type HouseNumber = { houseNumber: string; addition?: string | undefined }
export type StreetLine = { street: string } & Partial<HouseNumber>

/** Words that stand behind a number and say which door; others of more than two letters are part of a street. */
const doors = new Set(
  'achter app appartement bel bg beneden bis boven box bte bus etage flat hoog hs huis kamer links rechts rood ter tot unit verdieping voor wit zwart'.split(
    ' ',
  ),
)
/** Parts of an addition: '3 hoog', 'A 3', 't/m 16'. */
const longest = 3

/**
 * Takes linear time. What cannot be told apart without guessing stays in the street, so that nothing is lost: a number
 * in front ('12 Rue de Rivoli'), or a whole address with its post code.
 *
 * @returns undefined for a line without a street.
 * @example splitStreet('Plein 1944 12-A') // { street: 'Plein 1944', houseNumber: '12', addition: 'A' }
 */
export function splitStreet(line: string): StreetLine | undefined {
  const words = wordsOf(line)
  const whole = words.join(' ')
  if (!/\p{L}/u.test(whole)) return undefined
  if (hasPostcode(words)) return { street: whole }
  for (let at = Math.max(1, words.length - 2 * longest); at < words.length; at++) {
    const name = words
      .slice(0, at)
      .join(' ')
      .replace(/[ ,]{1,3}(?:nr|no|nummer|huisnummer)?[.:]?$/i, '')
      .replace(/[ ,–—/-]{1,6}$/, '')
    const found = isOfStreet(words, at) ? undefined : numberIn(words.slice(at))
    if (found && /\p{L}/u.test(name)) return { street: name, ...found }
  }
  return glued(whole) ?? { street: whole }
}

/** A number with what stands behind it. @example splitHouseNumber('12 - 3 hoog') // { houseNumber: '12', addition: '3 hoog' } */
export const splitHouseNumber = (text: string): HouseNumber | undefined => numberIn(wordsOf(text))

/** A blank stands behind each comma; what stands alone between words stays a word. */
const wordsOf = (line: string): string[] =>
  line
    .replaceAll(',', ', ')
    .split(/[\s\u00A0]+/)
    .filter((word) => word !== '' && word !== ',')

/** Hyphens and slashes that stand alone separate as blanks do. */
const isSign = (word: string): boolean => /^[-–—/]+$/.test(word)

function numberIn(words: readonly string[]): HouseNumber | undefined {
  const [first = '', ...rest] = words.filter((word) => !isSign(word)).map((word) => word.replace(/[,.]$/, ''))
  const [, houseNumber, behind = ''] =
    /^([1-9]\d{0,4})(?:(?:[-–/.](?=.)|(?!\d))([\p{L}\d][\p{L}\d/-]{0,9})?)?$/u.exec(first) ?? []
  if (houseNumber === undefined || rest.length > longest || !rest.every(isAddition)) return undefined
  const addition = [behind, ...rest].filter((part) => part !== '').join(' ')
  return addition === '' ? { houseNumber } : { houseNumber, addition }
}

/** A number of another door, one or two letters, a Roman number, or a word that says which door. */
const isAddition = (word: string): boolean =>
  /^(?:\d{1,3}(?:e|de|ste)?|\d\/\d|\d{0,3}-?[\p{L}]{1,2}|[ivx]{1,4}|\p{L}{1,2}-?\d{1,3}|t\/m|\d{1,3}-?(?:hoog|hs))$/iu.test(
    word,
  ) || doors.has(word.toLowerCase().replace(/\.$/, ''))

/** An ordinal before a word, or a year before the number: 'Rivium 2e Straat 59', 'Laan 1940-1945 3'. */
function isOfStreet(words: readonly string[], at: number): boolean {
  const [word = '', next] = words.slice(at).filter((one) => !isSign(one))
  if (next === undefined) return false
  if (/^\d{1,3}(?:e|de|ste)$/i.test(word) && /^\p{L}/u.test(next)) return true
  return /^(?:(?:1[5-9]|20)\d\d(?:[-/](?:1[5-9]|20)?\d\d)?|40-45)$/.test(word) && /^\d/.test(next)
}

/** A Dutch post code behind a number: the line is more than a street. */
function hasPostcode(words: readonly string[]): boolean {
  const number = words.findIndex((word, at) => at > 0 && /^\d/.test(word))
  if (number < 0) return false
  return words.slice(number + 1).some((word, at, behind) => {
    if (/^[1-9]\d{3}[a-z]{2},?$/i.test(word)) return true
    return /^[1-9]\d{3}$/.test(word) && /^[a-z]{2},?$/i.test(behind[at + 1] ?? '')
  })
}

/** A number without a blank before it: 'Kerkstraat12a'. */
function glued(whole: string): StreetLine | undefined {
  const [, street, number] = /^([^\d]*\p{L}{4})(\d{1,5}[a-z]{0,2})$/iu.exec(whole) ?? []
  const found = number === undefined ? undefined : numberIn([number])
  return street !== undefined && found ? { street, ...found } : undefined
}
