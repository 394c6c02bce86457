/** Generated views, with the files of a merchant on its page. */
import generated from '#resources/generated/merchants/index.ts'
import { lazyPart } from '#resources/page/lazyPart.tsx'

export default {
  ...generated,
  options: {
    ...generated.options,
    isTitledByArea: true,
    showLayout: lazyPart(async () => ({ default: (await import('./MerchantTabs.tsx')).MerchantTabs })),
  },
}
