/** Columns of an export that are facts of the file of an item: read batch by batch, as the person may see files. */
import type { Property } from '#schemas/entity.ts'
import { file } from '#schemas/generated/file.ts'
import { translate } from '#schemas/translate.ts'
import type { Access } from '#server/foundation/access.ts'
import { messages } from '#server/foundation/messages.ts'
import { exportColumns, type ExportColumn } from '#server/lists/export/columns.ts'
import { recordsOf, type ExportRecord } from '#server/lists/export/records.ts'
import type { Context } from '#server/lists/page.ts'
import { mayRead } from '#server/sql/rights.ts'

const shown = ['debtor', 'phase', 'workflowStatus', 'workflowStep', 'fileType', 'outstanding']

/** Name under which a record of the export has its file. */
const under = '_file'

const propertiesFor = (access: Access): Property[] =>
  access.may(file.access.read)
    ? shown.flatMap((name) => file.properties.filter((one) => one.name === name && mayRead(one, access)))
    : []

export const fileColumns = (context: Context): ExportColumn[] =>
  exportColumns(propertiesFor(context.access), { ...context, entity: file }).map((column) => ({
    ...column,
    title: `${translate(messages[context.access.locale], 'resources.file.name', { smart_count: 1 })}: ${column.title}`,
    cell: (record) => column.cell((record[under] as ExportRecord | undefined) ?? {}),
  }))

export async function* withFiles(
  batches: AsyncIterable<readonly ExportRecord[]>,
  context: Context,
): AsyncGenerator<ExportRecord[]> {
  const properties = propertiesFor(context.access)
  const id = file.properties.filter(({ name }) => name === 'id')
  for await (const batch of batches) {
    const ids = [...new Set(batch.flatMap(({ file: of }) => idOf(of)))]
    const found = new Map<number, ExportRecord>()
    if (properties.length > 0 && ids.length > 0) {
      const all = recordsOf({ ids: ids.join(','), total: ids.length }, [...id, ...properties], {
        ...context,
        entity: file,
      })
      for await (const some of all) for (const one of some) found.set(Number(one.id), one)
    }
    yield batch.map((record) => ({ ...record, [under]: found.get(idOf(record.file)[0] ?? 0) }))
  }
}

const idOf = (related: unknown): number[] =>
  typeof related === 'object' && related !== null && 'id' in related ? [Number(related.id)] : []
