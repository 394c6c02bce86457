/** Imports whose rows tell of items that are there: what debtors paid to the client, and what the client credited. */
import { openOf } from '#domain/precasso.ts'
import { importType, type CheckedRow, type ImportContext } from '#server/subjects/fileImport/importType.ts'
import { signs, updateColumns, type Sign } from './columns.ts'
import { hasEnded, itemsOf, type FoundItem } from './itemsOf.ts'
import { isThere, type Told } from './itemMoney.ts'
import { toldIn } from './toldIn.ts'
import { undoUpdates } from './undoUpdates.ts'
import { writeUpdates } from './writeUpdates.ts'

export const precassoUpdates = importType({
  type: 'precasso_update',
  right: 'ROLE_PRECASSO_CREATE_UPLOAD',
  columns: updateColumns,
  check,
  write: writeUpdates,
  undo: undoUpdates,
})

async function check(rows: readonly CheckedRow[], context: ImportContext): Promise<void> {
  const read = rows.map((row) => ({ row, told: toldIn(row, context), named: namedIn(row) }))
  const found = await itemsOf(
    read.map(({ named }) => named),
    context,
  )
  read.forEach(({ row, told, named }, nth) => {
    const items = found.get(nth) ?? []
    const item = oneOf(items, told, row, named)
    if (!item || !told) return
    row.identity = [named, told.credit?.number ?? null, told.payment]
    row.togetherKey = String(item.item)
    row.values = { item: item.item, told }
    const { called } = item
    if (isThere(item.money, told)) row.duplicate = { key: 'importJob.knownUpdate', values: { item: called } }
    else if (leaves(item, told, row, context) < 0)
      row.warnings.push({
        column: told.credit ? 'credit.amount' : 'payment.amount',
        text: { key: 'importJob.moreThanOpen', values: { item: called } },
      })
  })
}

/** Signs by which the row names its item, in the notation that is stored. */
function namedIn({ values }: CheckedRow): Partial<Record<Sign, string>> {
  const named: Partial<Record<Sign, string>> = {}
  for (const sign of signs) {
    const said = String(values[sign] ?? '').trim()
    if (said !== '') named[sign] = written(sign, said)
  }
  return named
}

function written(sign: Sign, said: string): string {
  if (sign === 'item.number') return said.toUpperCase()
  return sign === 'item.paymentReference' ? said.replace(/[^0-9]/g, '') : said
}

/** @returns undefined: none or more than one fits, or it has ended; the row says which. */
function oneOf(
  items: readonly FoundItem[],
  told: Told | undefined,
  row: CheckedRow,
  named: Partial<Record<Sign, string>>,
): FoundItem | undefined {
  const column = signs.find((sign) => named[sign] !== undefined) ?? null
  if (column === null) {
    row.errors.push({ column, text: { key: 'importJob.noItemNamed' } })
    return undefined
  }
  const [first] = items
  if (!first) {
    row.errors.push({ column, text: { key: 'importJob.noItem' } })
    return undefined
  }
  // Items that still run come first: if the first one has ended, all have.
  if (hasEnded(first)) {
    const known = told && items.find(({ money }) => isThere(money, told))
    if (!known) row.errors.push({ column, text: { key: `precasso.ended.${first.state}` } })
    return known
  }
  const running = items.filter((one) => !hasEnded(one))
  if (running.length === 1) return first
  const values = { items: running.map(({ called }) => called).join(', ') }
  row.errors.push({ column, text: { key: 'importJob.itemsAlike', values } })
  return undefined
}

/** Open amount of the item after the row and those before it in the file; a row that repeats another takes nothing. */
function leaves({ item, money }: FoundItem, { payment }: Told, { identity }: CheckedRow, { memory }: ImportContext) {
  const [open, same] = [`open ${item}`, JSON.stringify(identity)]
  const before = (memory.get(open) as number | undefined) ?? openOf(money.claims, money.payments)
  if (memory.has(same)) return before
  const left = before - payment.amount.amount
  memory.set(open, left).set(same, true)
  return left
}
