/** Generated views, with a page of its own: what is owed, what is due, the people, and everything that happened. */
import generated from '#resources/generated/files/index.ts'
import { lazyPart } from '#resources/lazyPart.tsx'

export default {
  ...generated,
  options: {
    ...generated.options,
    actionKeys: { close: 'q', reopen: 'q', pause: 'u', resume: 'u' },
    showLayout: lazyPart(async () => ({ default: (await import('./page/FileLayout.tsx')).FileLayout })),
  },
}
