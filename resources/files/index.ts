/** Generated views, with tabs on the page of a file: its money, claims, payments and costs. */
import generated from '#resources/generated/files/index.ts'
import { lazyPart } from '#resources/lazyPart.tsx'
import { newFilePage } from './newFilePage.ts'

export default {
  ...generated,
  options: {
    ...generated.options,
    newPage: newFilePage.path,
    listActions: lazyPart(async () => ({ default: (await import('./NewFileButton.tsx')).NewFileButton })),
    showLayout: lazyPart(async () => ({ default: (await import('./FileTabs.tsx')).FileTabs })),
  },
}
