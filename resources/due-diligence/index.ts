/** The generated views; a record is called after its customer. */
import type { RaRecord } from 'react-admin'
import generated from '#resources/generated/due-diligence/index.ts'
import type { DueDiligence } from '#schemas/generated/due-diligence.ts'

export default {
  ...generated,
  recordRepresentation: (record: RaRecord) => (record as DueDiligence).customer.company,
}
