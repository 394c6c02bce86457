/** Checks the data of a debtor that an entry proposes, and completes them with what stands there now. */
import { noted, problemOf, shownData, type DataChange, type DataField } from '#domain/fileLog/dataChange.ts'
import type { IsoDate } from '#domain/time/day.ts'
import type { Trx } from '#server/db/engine.ts'
import { FieldErrors, type Text } from '#server/errors.ts'
import { standingOf } from './debtorData.ts'

/** @throws {FieldErrors} With what is wrong, at its cell. */
export async function proposed(
  trx: Pick<Trx, 'query'>,
  rows: readonly DataChange[],
  { file, today }: { file: number; today: IsoDate },
): Promise<DataChange[]> {
  const standing = await standingOf(trx, file, { today })
  if (!standing) throw new FieldErrors({ dataChange: [{ key: 'error.fileLog.noDebtor' }] })
  const country = standing.address?.countryCode
  const errors: Record<string, Text[]> = {}
  const earlier: DataField[] = []
  rows.forEach((row, place) => {
    const problem = problemOf(row, standing.data, earlier, country)
    earlier.push(row.field)
    const at = problem === 'twice' ? 'field' : 'new'
    if (problem) errors[`dataChange.${place}.${at}`] = [{ key: `error.fileLog.data.${problem}` }]
  })
  if (Object.keys(errors).length > 0) throw new FieldErrors(errors)
  const shown = shownData(standing.data)
  return rows.map(({ field, new: value }) => ({ field, old: shown[field], new: noted(field, value, country) }))
}
