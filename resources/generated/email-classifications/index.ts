// Generated from email-classification.schema.json by npm run codegen. Do not edit.
import { lazy } from 'react'
import type { EntityOptions } from '#resources/entityOptions.ts'
import { localizedTitle } from '#resources/texts/titleText.ts'

export default {
  name: 'email-classification',
  recordRepresentation: localizedTitle('name'),
  list: lazy(async () => ({ default: (await import('./views.ts')).EmailClassificationList })),
  show: lazy(async () => ({ default: (await import('./views.ts')).EmailClassificationShow })),
  options: {
    access: { read: 'ROLE_EMAIL_IMPORT', create: 'ROLE_EMAIL_IMPORT', update: 'ROLE_EMAIL_IMPORT' },
    menuGroup: 'messages',
    dialog: true,
    used: true,
    preload: () => import('./views.ts'),
    form: lazy(async () => ({ default: (await import('./forms.ts')).EmailClassificationForm })),
    list: lazy(async () => ({ default: (await import('./views.ts')).EmailClassificationList })),
  } satisfies EntityOptions,
}
