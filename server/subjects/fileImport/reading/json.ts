/**
 * Reads JSON as a stream of objects: a list of them, or an object with such a list (`{ "rows": […] }`), of which what
 * stands beside the list holds for all rows.
 */
import { Refused } from '#server/errors.ts'
import { shapeProblem } from '#server/foundation/jsonShape.ts'
import { most as mostRead, tooManyColumns, tooManyRows } from '#server/import/reading/bounds.ts'
import type { Cell } from '#server/import/reading/row.ts'
import { piecesOf, type Piece } from './jsonPieces.ts'
import { checkName, mergedRow, objectTable, type ObjectRow, type ObjectTable } from './objects.ts'

/** Values in one object, those inside others counted too. */
const mostValues = 500_000

type Values = { own: Map<string, Cell>; lines: { name: string; list: readonly Record<string, unknown>[] }[] }

export async function jsonTable(path: string): Promise<ObjectTable> {
  const around = await aroundOf(path)
  return objectTable(() => jsonRows(path, around))
}

async function* jsonRows(path: string, around: ObjectRow): AsyncGenerator<ObjectRow> {
  for await (const piece of piecesOf(path)) yield* rowsIn(piece, around)
}

/** What stands beside the list; it may stand behind it. */
async function aroundOf(path: string): Promise<ObjectRow> {
  const pieces = piecesOf(path)
  for (;;) {
    const { value, done } = await pieces.next()
    if (!done) continue
    const outside = parsed({ text: value, line: 1 })
    const { own, lines } = valuesIn(Array.isArray(outside) ? {} : outside)
    const [second] = lines
    if (second) throw new Refused({ key: 'importJob.secondList', values: { name: second.name } })
    return own
  }
}

/** Numbers that are more exact than the machine's stay as they were written: `12345678901234567890` is a reference. */
const exact = (_name: string, value: unknown, { source }: { source?: string }): unknown =>
  typeof value === 'number' && source !== undefined && isRounded(value, source) ? source : value

const isRounded = (value: number, source: string): boolean =>
  !Number.isFinite(value) || (source.replace(/[^0-9]/g, '').length > 15 && String(value) !== source)

/** @throws {Refused} For what is no JSON, with its line, and for a name that an object has twice. */
function parsed({ text, line }: Piece): unknown {
  const problem = shapeProblem(Buffer.from(text), mostValues)
  if (problem?.kind === 'duplicate')
    throw new Refused({ key: 'importJob.nameTwice', values: { name: problem.field.slice(0, 60), line } })
  if (problem) throw new Refused({ key: 'importJob.manyValues', values: { line, max: mostValues } })
  try {
    return JSON.parse(text, exact as (this: unknown, key: string, value: unknown) => unknown)
  } catch {
    throw new Refused({ key: 'importJob.brokenJson', values: { line } })
  }
}

/** An object is a row; with a list of objects in it, it is as many rows as that has. */
function* rowsIn(piece: Piece, around: ObjectRow): Generator<ObjectRow> {
  const { own, lines } = valuesIn(parsed(piece))
  const [first] = lines
  if (!first) return yield mergedRow(own, around)
  if (first.list.length > mostRead.rows) throw tooManyRows()
  const outside = mergedRow(own, around)
  for (const line of first.list) {
    const row = new Map(outside)
    for (const [key, one] of Object.entries(line)) put(row, `${first.name}.${key}`, isNested(one) ? json(one) : one)
    yield row
  }
}

/** @throws {Refused} For what is no object, and for too many or too long names. */
function valuesIn(value: unknown): Values {
  if (!isObject(value)) throw new Refused({ key: 'importJob.noObjects' })
  const found: Values = { own: new Map(), lines: [] }
  const add = (name: string, inner: unknown): void => {
    if (Array.isArray(inner)) {
      if (inner.length === 0) return
      if (inner.every(isObject) && found.lines.length === 0) found.lines.push({ name, list: inner })
      else put(found.own, name, inner.map((one) => (isNested(one) ? json(one) : String(one ?? ''))).join(', '))
    } else if (isObject(inner)) for (const [key, one] of Object.entries(inner)) add(`${name}.${key}`, one)
    else put(found.own, name, inner)
  }
  for (const [name, inner] of Object.entries(value)) add(name, inner)
  return found
}

function put(row: Map<string, Cell>, name: string, value: unknown): void {
  if (value === null || value === undefined) return
  checkName(name)
  row.set(name, value as Cell)
  if (row.size > mostRead.columns) throw tooManyColumns(row.size)
}

const json = (value: unknown): string => JSON.stringify(value)
const isNested = (value: unknown): value is object => typeof value === 'object' && value !== null
const isObject = (value: unknown): value is Record<string, unknown> => isNested(value) && !Array.isArray(value)
