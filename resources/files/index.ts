/** Generated views, with the search of files as their list, and tabs on the page of a file: its money, claims, payments and costs. */
import { lazy } from 'react'
import generated from '#resources/generated/files/index.ts'
import { lazyPart } from '#resources/lazyPart.tsx'

export default {
  ...generated,
  list: lazy(async () => ({ default: (await import('./FileSearch.tsx')).FileSearch })),
  options: {
    ...generated.options,
    preload: () => import('./FileSearch.tsx'),
    showLayout: lazyPart(async () => ({ default: (await import('./FileTabs.tsx')).FileTabs })),
  },
}
