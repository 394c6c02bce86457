/** Generated views, with the search of files as their list, and a page of its own: what is owed, what is due, the people, and everything that happened. */
import { lazy } from 'react'
import generated from '#resources/generated/files/index.ts'
import { lazyPart } from '#resources/page/lazyPart.tsx'
import { newFilePage } from './newFilePage.ts'

export default {
  ...generated,
  list: lazy(async () => ({ default: (await import('./FileSearch.tsx')).FileSearch })),
  options: {
    ...generated.options,
    preload: () => import('./FileSearch.tsx'),
    actionKeys: { close: 'q', reopen: 'q', pause: 'u', resume: 'u' },
    newPage: newFilePage.path,
    listActions: lazyPart(async () => ({ default: (await import('./FileListActions.tsx')).FileListActions })),
    bulkActions: lazyPart(async () => ({ default: (await import('./BulkUpdateButton.tsx')).BulkUpdateButton })),
    showLayout: lazyPart(async () => ({ default: (await import('./page/FileLayout.tsx')).FileLayout })),
  },
}
