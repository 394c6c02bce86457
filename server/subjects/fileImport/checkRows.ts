/** Checks rows of an import: how their cells are understood, what is wrong with them, and whether they are there already. */
import { entityByName } from '#schemas/generated/entities.ts'
import { importMapping, type ImportMappingStored } from '#schemas/generated/import-mapping.ts'
import type { Trx } from '#server/db/engine.ts'
import type { Notation } from '#server/import/cell.ts'
import { createRelated } from '#server/import/relatedRecords.ts'
import { storedRecord } from '#server/records/storedRecords.ts'
import { amountOf } from './amounts.ts'
import { corrected, type Correction } from './corrections.ts'
import { dateOrders } from './dateOrders.ts'
import { fingerprintOf, hashOf } from './fingerprint.ts'
import type { CheckedRow, ImportContext, ImportJob, ImportType } from './importType.ts'
import { told } from './rowErrors.ts'
import type { PlacedRow } from './source.ts'
import { sameRows, type StoredRow } from './store.ts'
import { readerOf, understoodRows, type RowReader } from './understand.ts'

/** @param headers Of the file; its columns are those that were chosen for the import. */
export async function readerFor(
  trx: Trx,
  job: ImportJob,
  headers: readonly string[],
  { columns }: ImportType,
): Promise<RowReader> {
  const chosen = job.columns ?? []
  const notation = await notationOf(trx, job)
  const orders = dateOrders(chosen, columns, notation.dateOrder)
  const byHeader = new Map(chosen.map(({ header, to }, at) => [header ?? '', { to: to ?? null, order: orders[at] }]))
  const known = headers.map((header) => byHeader.get(header.slice(0, 200)))
  return readerOf(
    headers,
    known.map((one) => one?.to ?? null),
    columns,
    { decimal: notation.decimal, orders: known.map((one) => one?.order), related: createRelated() },
  )
}

/** `dateOrder`: undefined without a mapping. */
export async function notationOf(
  trx: Pick<Trx, 'query'>,
  { mapping }: Pick<ImportJob, 'mapping'>,
): Promise<Partial<Notation> & Pick<Notation, 'decimal'>> {
  if (mapping === null) return { decimal: 'auto' }
  const stored = (await storedRecord(mapping, { entity: importMapping }, trx)) as unknown as ImportMappingStored
  return { dateOrder: stored.dateOrder ?? 'dmy', decimal: stored.decimal ?? 'auto' }
}

type Of = {
  reader: RowReader
  /** The place of the first row of each key that was met so far; filled in. */
  firsts: Map<string, number>
  /** What somebody changed of the rows, by place. */
  corrections: ReadonlyMap<number, readonly Correction[]>
}

export async function checkRows(
  sent: readonly PlacedRow[],
  { reader, firsts, corrections }: Of,
  type: ImportType,
  context: ImportContext,
): Promise<StoredRow[]> {
  const { app, trx, by, job } = context
  const rows = sent.map((row) => corrected(row, reader.headers, corrections.get(row.place) ?? []))
  const around = { engine: app.engine, entities: entityByName, access: by.access, now: app.now() }
  const understood = await understoodRows(rows, reader, around, trx)
  const list = understood.map(({ row, errors }): CheckedRow => ({ ...row, errors, warnings: [], togetherKey: null }))
  const amounts = list.map(({ values }) => amountOf(values, type.columns))
  await type.check(list, context)
  const marks = list.map((row) => fingerprintOf(row, job))
  const before = await sameRows(trx, job.id, marks)
  const here = new Map<string, number>()
  return list.map((row, index) => {
    const fingerprint = marks[index] ?? ''
    const cells = rows[index]?.cells ?? []
    const isWrong = row.errors.length > 0
    const same = before.get(fingerprint)
    const line = here.get(fingerprint)
    if (!isWrong && line === undefined) here.set(fingerprint, row.number)
    const duplicate =
      line !== undefined || (same && same.job === job.id)
        ? { key: 'importJob.sameInFile', values: { line: line ?? same?.line ?? 0 } }
        : same
          ? { key: 'importJob.sameInImport', values: { line: same.line, import: same.job } }
          : row.duplicate
    const status = isWrong ? 'error' : duplicate ? 'duplicate' : row.warnings.length > 0 ? 'warning' : 'ok'
    const errors = isWrong
      ? row.errors
      : duplicate
        ? [{ column: null, text: duplicate, rule: 'duplicate' }]
        : row.warnings
    const key = row.togetherKey === null ? null : hashOf(row.togetherKey)
    const isWritten = status === 'ok' || status === 'warning'
    const together = (key === null || !isWritten ? undefined : firsts.get(key)) ?? row.place
    if (key !== null && isWritten) firsts.set(key, together)
    return {
      place: row.place,
      rowNumber: row.number,
      status,
      fingerprint,
      together,
      togetherKey: isWritten ? key : null,
      errors: told(errors, cells, reader, by.access.locale),
      data: Object.fromEntries(
        reader.headers.flatMap((header, at) => ((cells[at] ?? null) === null ? [] : [[header, cells[at]]])),
      ),
      values: isWritten ? row.values : {},
      amount: amounts[index] ?? null,
      corrections: corrections.get(row.place) ?? null,
    }
  })
}
