/** Columns of an export of files: of each file, or of each claim or entry of the log with its file before it. */
import { claim } from '#schemas/generated/claim.ts'
import { fileLog } from '#schemas/generated/file-log.ts'
import { file } from '#schemas/generated/file.ts'
import type { Entity, Property } from '#schemas/entity.ts'
import { translate } from '#schemas/translate.ts'
import { messages } from '#server/foundation/messages.ts'
import { exportColumns, type ExportColumn } from '#server/lists/export/columns.ts'
import type { ExportRecord } from '#server/lists/export/records.ts'
import type { Context } from '#server/lists/page.ts'
import { visibleProperties } from '#server/sql/rights.ts'

export const columnSets = ['standard', 'finance', 'claims', 'log'] as const
export type ColumnSet = (typeof columnSets)[number]

/** `of`: the entity with a row for each record; absent: a row for each file. */
type Columns = { file: readonly string[]; of?: Entity; own?: readonly string[] }

const whose = ['number', 'clientReference', 'customer', 'debtor']

const sets: Readonly<Record<ColumnSet, Columns>> = {
  standard: {
    file: [
      'number',
      'clientReference',
      'paymentReference',
      'customer',
      'merchant',
      'debtor',
      'fileType',
      'phase',
      'fileStatus',
      'workflowStatus',
      'workflowStep',
      'receivedAt',
      'firstDueDate',
      'principal',
      'paid',
      'outstanding',
      'fourteenDayState',
      'limitationDate',
      'disputed',
      'arrangementActive',
      'insolvent',
      'team',
      'caseManager',
      'closedAt',
      'closeReason',
    ],
  },
  finance: {
    file: [
      ...whose,
      'principal',
      'interest',
      'collectionCosts',
      'courtCosts',
      'otherCosts',
      'paid',
      'overpayment',
      'outstanding',
      'interestUntil',
      'paymentReference',
      'workflowStatus',
      'receivedAt',
      'closedAt',
    ],
  },
  claims: {
    file: whose,
    of: claim,
    own: [
      'number',
      'type',
      'invoiceDate',
      'dueDate',
      'amount',
      'openAmount',
      'description',
      'agreementReference',
      'periodFrom',
      'periodTo',
      'interestFrom',
      'limitationDate',
    ],
  },
  log: {
    file: whose,
    of: fileLog,
    own: ['at', 'category', 'type', 'channel', 'subject', 'content', 'user', 'visibleToClient'],
  },
}

/** A record of the entity with rows of its own, and its file. */
export type WithFile = { record: ExportRecord; file: ExportRecord }
export type ExportSet = {
  /** Properties of the file that are read. */
  fileProperties: Property[]
  of?: { entity: Entity; properties: Property[] }
  columns: ExportColumn[]
}

/** The columns that this person may read. @param context Of the file. */
export function exportSet(name: ColumnSet, context: Context): ExportSet {
  const { file: ofFile, of, own = [] } = sets[name]
  const fileProperties = readable(ofFile, { ...context, entity: file })
  const fileColumns = exportColumns(fileProperties, { ...context, entity: file })
  if (!of) return { fileProperties, columns: fileColumns }
  const properties = readable(own, { ...context, entity: of })
  const fileName = translate(messages[context.access.locale], `resources.${file.name}.name`, { smart_count: 1 })
  return {
    fileProperties,
    of: { entity: of, properties },
    columns: [
      ...fileColumns.map(({ title, width, cell }) => ({
        title: `${fileName}: ${title}`,
        width,
        cell: (both: ExportRecord) => cell((both as WithFile).file),
      })),
      ...exportColumns(properties, { ...context, entity: of }).map(({ cell, ...column }) => ({
        ...column,
        cell: (both: ExportRecord) => cell((both as WithFile).record),
      })),
    ],
  }
}

function readable(names: readonly string[], { entity, access }: Context): Property[] {
  const visible = new Map(visibleProperties(entity, access).map(({ property }) => [property.name, property]))
  return names.flatMap((name) => visible.get(name) ?? [])
}

export const entityOf = (name: ColumnSet): Entity | undefined => sets[name].of
