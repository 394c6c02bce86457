/** Generated views, with a page that has the steps as a list and a graph, and revisions. */
import generated from '#resources/generated/workflows/index.ts'
import { lazyPart } from '#resources/page/lazyPart.tsx'

export default {
  ...generated,
  options: {
    ...generated.options,
    actions: lazyPart(async () => ({ default: (await import('./RevisionButton.tsx')).RevisionButton })),
    showLayout: lazyPart(async () => ({ default: (await import('./WorkflowLayout.tsx')).WorkflowLayout })),
  },
}
