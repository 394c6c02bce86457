/** As generated, called after the customer, with the actions that move it from one state to the next. */
import { lazy } from 'react'
import type { RaRecord } from 'react-admin'
import generated from '#resources/generated/due-diligence/index.ts'
import type { DueDiligence } from '#schemas/generated/due-diligence.ts'

export default {
  ...generated,
  recordRepresentation: (record: RaRecord) => (record as DueDiligence).customer.company,
  options: {
    ...generated.options,
    actions: lazy(async () => ({ default: (await import('./DueDiligenceActions.tsx')).DueDiligenceActions })),
  },
}
