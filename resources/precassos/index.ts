/** The generated views, with a page that adds an item and the change of a step for many items. */
import generated from '#resources/generated/precassos/index.ts'
import { lazyPart } from '#resources/page/lazyPart.tsx'
import { newItemPage } from './newItemPage.ts'

export default {
  ...generated,
  options: {
    ...generated.options,
    newPage: newItemPage.path,
    actionKeys: { pause: 'u', resume: 'u' },
    listActions: lazyPart(async () => ({ default: (await import('./NewItemButton.tsx')).NewItemButton })),
    bulkActions: lazyPart(async () => ({ default: (await import('./ChangeStepButton.tsx')).ChangeStepButton })),
  },
}
