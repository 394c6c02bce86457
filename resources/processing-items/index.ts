/** The generated views; an item is called after its file, and assigned in a dialog over the list. */
import type { RaRecord } from 'react-admin'
import generated from '#resources/generated/processing-items/index.ts'
import type { ProcessingItem } from '#schemas/generated/processing-item.ts'

export default {
  ...generated,
  recordRepresentation: (record: RaRecord) => {
    const { file, precasso } = record as ProcessingItem
    return file?.number ?? precasso?.number ?? ''
  },
  options: { ...generated.options, dialog: true },
}
