/** As generated, called after the customer, with the actions that move it from one state to the next. */
import type { RaRecord } from 'react-admin'
import { possibleActions } from '#domain/dueDiligence.ts'
import generated from '#resources/generated/due-diligence/index.ts'
import type { DueDiligence } from '#schemas/generated/due-diligence.ts'
import { lazyPart } from '#resources/lazyPart.tsx'

export default {
  ...generated,
  recordRepresentation: (record: RaRecord) => (record as DueDiligence).customer.company,
  options: {
    ...generated.options,
    isDue: (record: RaRecord) => possibleActions((record as DueDiligence).status ?? 'open').length > 0,
    actions: lazyPart(async () => ({ default: (await import('./DueDiligenceActions.tsx')).DueDiligenceActions })),
  },
}
