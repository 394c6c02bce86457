/** The generated views; the list has three parts (watched, signals to decide on, past) and exchange with providers. */
import { lazy } from 'react'
import type { RaRecord } from 'react-admin'
import generated from '#resources/generated/address-surveillances/index.ts'
import { lazyPart } from '#resources/page/lazyPart.tsx'
import type { AddressSurveillance } from '#schemas/generated/address-surveillance.ts'
import { parts } from './parts.ts'

export default {
  ...generated,
  recordRepresentation: (record: RaRecord) => (record as AddressSurveillance).debtor.name ?? '',
  list: lazy(async () => ({ default: (await import('./SurveillanceList.tsx')).SurveillanceList })),
  options: {
    ...generated.options,
    filter: parts.active,
    preload: () => import('./SurveillanceList.tsx'),
    listActions: lazyPart(async () => ({ default: (await import('./ProviderActions.tsx')).ProviderActions })),
  },
}
