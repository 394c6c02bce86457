/** Debtors: a list with the number of their files, and a page in tabs with what protects them. */
import { lazy } from 'react'
import generated from '#resources/generated/debtors/index.ts'
import { lazyPart } from '#resources/page/lazyPart.tsx'

const notMerged = { mergedInto: { empty: true } }
const list = lazy(async () => ({ default: (await import('./DebtorList.tsx')).DebtorList }))

export default {
  ...generated,
  list,
  options: {
    ...generated.options,
    list,
    filter: notMerged,
    searchFilter: notMerged,
    actions: lazyPart(async () => ({ default: (await import('./DebtorActions.tsx')).DebtorActions })),
    showLayout: lazyPart(async () => ({ default: (await import('./DebtorTabs.tsx')).DebtorTabs })),
  },
}
