/** The receipt of a run as CSV: one line per changed property, or per record without one; read some at a time. */
import type { Readable } from 'node:stream'
import type { Cell } from '#server/lists/export/cell.ts'
import { decimal, exportColumns, type ExportColumn } from '#server/lists/export/columns.ts'
import { csvStream } from '#server/lists/export/csv.ts'
import type { ExportRecord } from '#server/lists/export/records.ts'
import { receiptOf, type ReceiptItem } from '#server/records/bulk/receipt.ts'
import type { Run } from '#server/records/bulk/store.ts'
import type { Write } from '#server/records/requestWrites.ts'
import { say } from '#server/foundation/messages.ts'

const atOnce = 500

export function receiptFile(run: Run, write: Write): Readable {
  const { access } = write
  const text = (key: string) => say(access.locale, { key })
  const valueOf = valuesIn(write)
  const column = (name: string, cell: (line: ExportRecord) => Cell): ExportColumn => ({
    title: text(`bulkReceipt.${name}`),
    width: 'wide',
    cell,
  })
  const columns = [
    ...(run.action === 'import' ? [column('line', ({ line }) => asNumber(line))] : []),
    column('number', ({ recordId }) => asNumber(recordId)),
    column('record', ({ title }) => asText(title)),
    column('outcome', ({ outcome }) => text(`bulkReceipt.outcomes.${String(outcome)}`)),
    column('property', ({ entity, property }) =>
      typeof property === 'string' ? text(`resources.${String(entity)}.fields.${property}`) : null,
    ),
    column('before', ({ entity, property, before }) => valueOf(entity, property, before)),
    column('after', ({ entity, property, after }) => valueOf(entity, property, after)),
    column('reason', ({ errors }) => asText(Array.isArray(errors) ? errors.join(' ') : '')),
  ]
  return csvStream(columns, linesOf(run, write), write)
}

async function* linesOf(run: Run, write: Write): AsyncGenerator<ExportRecord[]> {
  for (let offset = 0; offset < run.total; offset += atOnce) {
    const { items } = await receiptOf(run, { offset, limit: atOnce }, write)
    // A run that was stopped has no more lines.
    if (items.length === 0) return
    yield items.flatMap(linesFor)
  }
}

const linesFor = ({ changes, ...item }: ReceiptItem): ExportRecord[] =>
  changes.length === 0 ? [item] : changes.map((change) => ({ ...item, ...change }))

/** Values of a property as an export of its list writes them. */
function valuesIn(write: Write): (entity: unknown, property: unknown, value: unknown) => Cell {
  const cells = new Map<string, ExportColumn['cell'] | undefined>()
  const cellOf = (name: string, property: string) => {
    const key = `${name}.${property}`
    if (!cells.has(key)) {
      const entity = write.entities.get(name)
      const found = entity?.properties.find((one) => one.name === property)
      cells.set(key, entity && found && exportColumns([found], { ...write, entity })[0]?.cell)
    }
    return cells.get(key)
  }
  return (entity, property, value) => {
    if (typeof entity !== 'string' || typeof property !== 'string' || value === null || value === undefined) return null
    if (isMoney(value)) return `${decimal(value.amount)} ${value.currency}`
    return cellOf(entity, property)?.({ [property]: value }) ?? null
  }
}

const isMoney = (value: unknown): value is { amount: number; currency: string } =>
  typeof value === 'object' && value !== null && 'amount' in value && 'currency' in value

const asNumber = (value: unknown): Cell => (typeof value === 'number' ? { number: String(value), kind: 'whole' } : null)

const asText = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null)
