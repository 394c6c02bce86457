/** Writes understood rows, and tells what became of each, at the cells of the file. */
import type { Trx } from '#server/db/engine.ts'
import { AppError, NotAllowed } from '#server/errors.ts'
import type { Writer } from '#server/foundation/writer.ts'
import { translate } from '#schemas/translate.ts'
import { messages } from '#server/foundation/messages.ts'
import type { BulkEntity } from '#server/records/bulk/checkDeed.ts'
import type { Pace, RowResult } from '#server/records/contract.ts'
import { titleOf } from '#server/records/bulk/result.ts'
import type { Outcome } from '#server/records/bulk/store.ts'
import { checkBody, type Body } from '#server/records/values/body.ts'
import { asChanges, asNew, errorsAt, type CellError, type Reader, type UnderstoodRow } from './understoodRows.ts'

/** `id`: the record that the row updates, as it was at this `stamp`; null: a new one. */
export type Planned = { row: UnderstoodRow; id: number | null; stamp: number | null }
export type Within = { of: BulkEntity; by: Writer; reader: Reader; headers: readonly string[] }

/** @returns What became of each; a record that was only planned has the id and stamp of its plan where it is refused. */
export async function writePlanned(
  planned: readonly Planned[],
  within: Within,
  trx: Trx,
  { pace, isPlan }: { pace: Pace; isPlan: boolean },
): Promise<Outcome[]> {
  const { of, by, reader } = within
  const sound = planned.filter(({ row }) => row.errors.length === 0)
  const writes = sound.map(({ row, id, stamp }) => ({
    place: row.place,
    id,
    stamp,
    bodyOf: (before: Body | null) => bodyOf(row, before, within),
  }))
  const names = [...new Set(reader.columns.flatMap((target) => target?.property.name ?? []))]
  const work = isPlan ? of.records.planRows : of.records.rows
  const results = await work(trx, of.entity, writes, names, by, pace)
  const byPlace = new Map(results.map((result) => [result.place, result]))
  return planned.map((one) => outcomeOf(one, byPlace.get(one.row.place), within))
}

/** @throws {AppError} For a body that a single write would refuse. */
function bodyOf(row: UnderstoodRow, before: Body | null, { of: { entity, validators }, by: { access } }: Within): Body {
  const right = before ? entity.access.update : entity.access.create
  if (right === undefined || !access.may(right)) throw new NotAllowed()
  return before
    ? checkBody(asChanges(row, before, entity), entity, validators.validateUpdate, access)
    : checkBody(asNew(row, entity), entity, validators.validateCreate, access)
}

function outcomeOf({ row, id, stamp }: Planned, result: RowResult | undefined, within: Within): Outcome {
  const { place, number: line } = row
  if (result && !result.refusal) return { ...result, line, cells: [], errors: [] }
  const { by, reader, of } = within
  const wrong = result?.refusal
    ? errorsAt(result.refusal, reader, by.access)
    : [...row.errors, ...others(row, id, within)]
  const ordered = wrong.toSorted((a, b) => (a.column ?? Infinity) - (b.column ?? Infinity))
  return {
    place,
    id,
    line,
    stamp,
    outcome: 'refused',
    changes: {},
    isNew: false,
    title: titleOf(row.values, of.entity),
    errors: ordered.map((error) => sentence(error, within)),
    cells: ordered.flatMap(({ column, text }) => {
      const header = column === null ? undefined : within.headers[column]
      return column === null || header === undefined ? [] : [{ header, value: shown(row.cells[column]), text }]
    }),
  }
}

/** Further mistakes of a row that has unreadable cells, so that all of them are mended at once. */
function others(row: UnderstoodRow, id: number | null, within: Within): CellError[] {
  try {
    bodyOf(row, id === null ? null : {}, within)
    return []
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    const known = new Set(row.errors.map(({ column }) => column))
    return errorsAt(error, within.reader, within.by.access).filter(({ column }) => !known.has(column))
  }
}

function sentence({ column, property, text }: CellError, { headers, of: { entity }, by: { access } }: Within): string {
  const name = property?.split('.')[0]
  const isKnown = entity.properties.some((one) => one.name === name)
  const title = isKnown && translate(messages[access.locale], `resources.${entity.name}.fields.${name}`)
  const header = column === null ? title : headers[column]
  return header ? `${header}: ${text}` : text
}

/** Characters of a cell in a receipt. */
const longest = 200
const shown = (cell: unknown): string | null =>
  cell === null || cell === undefined ? null : String(cell).slice(0, longest)
