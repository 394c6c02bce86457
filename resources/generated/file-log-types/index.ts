// Generated from file-log-type.schema.json by npm run codegen. Do not edit.
import { lazy } from 'react'
import type { EntityOptions } from '#resources/entityOptions.ts'
import { localizedTitle } from '#resources/texts/titleText.ts'

export default {
  name: 'file-log-type',
  recordRepresentation: localizedTitle('name'),
  list: lazy(async () => ({ default: (await import('./views.ts')).FileLogTypeList })),
  show: lazy(async () => ({ default: (await import('./views.ts')).FileLogTypeShow })),
  options: {
    access: {
      read: 'ROLE_EMPLOYEE or ROLE_SETTINGS or ROLE_CUSTOMER or ROLE_CONTACT_PERSON',
      create: 'ROLE_SETTINGS',
      update: 'ROLE_SETTINGS',
    },
    dialog: true,
    used: true,
    preload: () => import('./views.ts'),
    form: lazy(async () => ({ default: (await import('./forms.ts')).FileLogTypeForm })),
    list: lazy(async () => ({ default: (await import('./views.ts')).FileLogTypeList })),
  } satisfies EntityOptions,
}
