/** Generated views, with what a payment settles below the fields of its form. */
import generated from '#resources/generated/payments/index.ts'
import { lazyPart } from '#resources/page/lazyPart.tsx'

export default {
  ...generated,
  options: {
    ...generated.options,
    formLayout: lazyPart(async () => ({ default: (await import('./PaymentFields.tsx')).PaymentFields })),
  },
}
