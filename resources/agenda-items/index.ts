/** The agenda as a work list: with what the files say, counts above it, what is done to many, and a way through it by keyboard. */
import { lazy } from 'react'
import generated from '#resources/generated/agenda-items/index.ts'
import { lazyPart } from '#resources/page/lazyPart.tsx'
import { dueNow } from './dueNow.ts'

const list = lazy(async () => ({ default: (await import('./AgendaList.tsx')).AgendaList }))

export default {
  ...generated,
  list,
  options: {
    ...generated.options,
    list,
    filter: dueNow,
    preload: () => import('./AgendaList.tsx'),
    bulkExport: false,
    deeds: ['finish', 'reopen'],
    bulkActions: lazyPart(async () => ({ default: (await import('./many/ManyActions.tsx')).ManyActions })),
    rowActions: lazyPart(async () => ({ default: (await import('./RowItems.tsx')).RowItems })),
    listActions: lazyPart(async () => ({ default: (await import('./triage/TriageButton.tsx')).TriageButton })),
  },
}
