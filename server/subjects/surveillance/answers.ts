/** Reads what a provider answers: a line for each debtor, with what became of him. */
import type { AddressSurveillance } from '#schemas/generated/address-surveillance.ts'
import { Refused, type Text } from '#server/errors.ts'
import type { Cell, Row } from '#server/import/reading/row.ts'

export type Result = NonNullable<AddressSurveillance['result']>
export type Answer = {
  line: number
  reference: number
  result: Result
  address: {
    newStreet?: string
    newHouseNumber?: number
    newHouseExtension?: string
    newPostcode?: string
    newCity?: string
  }
  /** Code of a country. */
  country: string | null
}
export type BadLine = { line: number; text: Text }

/** Headers by what they hold, in Dutch as providers have them, in English and in French. */
const headers = {
  reference: ['kenmerk', 'reference', 'référence'],
  result: ['uitkomst', 'resultaat', 'result', 'résultat'],
  street: ['straat', 'street', 'rue'],
  houseNumber: ['huisnummer', 'house number', 'numéro'],
  houseExtension: ['toevoeging', 'extension', 'complément'],
  postcode: ['postcode', 'code postal'],
  city: ['plaats', 'woonplaats', 'city', 'ville'],
  country: ['land', 'country', 'pays'],
} as const
type Column = keyof typeof headers

const results: Readonly<Record<string, Result>> = {
  ongewijzigd: 'unchanged',
  verhuisd: 'moved',
  onbekend: 'unknown',
  overleden: 'deceased',
  buitenland: 'abroad',
  unchanged: 'unchanged',
  moved: 'moved',
  unknown: 'unknown',
  deceased: 'deceased',
  abroad: 'abroad',
  inchangé: 'unchanged',
  déménagé: 'moved',
  inconnu: 'unknown',
  décédé: 'deceased',
  étranger: 'abroad',
}

/** @throws {Refused} When the reference or the result has no column. */
export function placesOf(found: readonly string[]): Readonly<Record<Column, number>> {
  const lower = found.map((header) => header.toLowerCase())
  const places = Object.fromEntries(
    Object.entries(headers).map(([column, known]) => [
      column,
      lower.findIndex((one) => known.some((name) => name === one)),
    ]),
  ) as Record<Column, number>
  const missing = (['reference', 'result'] as const).find((column) => places[column] < 0)
  if (missing) throw new Refused({ key: 'error.surveillance.noColumn', values: { name: headers[missing][0] } })
  return places
}

export function answerIn({ number: line, cells }: Row, places: Readonly<Record<Column, number>>): Answer | BadLine {
  const cell = (column: Column) => textOf(cells[places[column]])
  const bad = (name: string, value: string | null) => ({
    line,
    text: { key: `error.surveillance.${name}`, values: { value: value ?? '' } },
  })
  const reference = cell('reference')
  if (reference === null || !/^\d{1,15}$/.test(reference)) return bad('reference', reference)
  const word = cell('result')
  const result = results[word?.toLowerCase() ?? '']
  if (result === undefined) return bad('result', word)
  const house = cell('houseNumber')
  if (house !== null && !/^[1-9]\d{0,4}$/.test(house)) return bad('houseNumber', house)
  const longest = { street: 120, houseExtension: 20, postcode: 12, city: 80 } as const
  for (const [column, most] of Object.entries(longest)) {
    const value = cell(column as Column)
    if (value !== null && value.length > most) return bad('long', value.slice(0, 40))
  }
  const [street, extension, postcode, city] = [cell('street'), cell('houseExtension'), cell('postcode'), cell('city')]
  const address = {
    ...(street !== null && { newStreet: street }),
    ...(house !== null && { newHouseNumber: Number(house) }),
    ...(extension !== null && { newHouseExtension: extension }),
    ...(postcode !== null && { newPostcode: postcode }),
    ...(city !== null && { newCity: city }),
  }
  if (result === 'moved' && (street === null || city === null)) return bad('noAddress', null)
  return { line, reference: Number(reference), result, address, country: cell('country')?.toUpperCase() ?? null }
}

const textOf = (cell: Cell | undefined): string | null =>
  cell === null || cell === undefined ? null : String(cell).trim() || null
