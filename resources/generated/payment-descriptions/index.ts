// Generated from payment-description.schema.json by npm run codegen. Do not edit.
import { lazy } from 'react'
import type { EntityOptions } from '#resources/entityOptions.ts'
import { localizedTitle } from '#resources/texts/titleText.ts'

export default {
  name: 'payment-description',
  recordRepresentation: localizedTitle('name'),
  list: lazy(async () => ({ default: (await import('./views.ts')).PaymentDescriptionList })),
  show: lazy(async () => ({ default: (await import('./views.ts')).PaymentDescriptionShow })),
  options: {
    access: { read: 'ROLE_FINANCE', create: 'ROLE_FINANCE', update: 'ROLE_FINANCE' },
    menuGroup: 'finance',
    dialog: true,
    preload: () => import('./views.ts'),
    form: lazy(async () => ({ default: (await import('./forms.ts')).PaymentDescriptionForm })),
    list: lazy(async () => ({ default: (await import('./views.ts')).PaymentDescriptionList })),
  } satisfies EntityOptions,
}
