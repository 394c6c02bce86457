// Generated from mime-type.schema.json by npm run codegen. Do not edit.
import { lazy } from 'react'
import type { EntityOptions } from '#resources/entityOptions.ts'
import { localizedTitle } from '#resources/texts/titleText.ts'

export default {
  name: 'mime-type',
  recordRepresentation: localizedTitle('name'),
  list: lazy(async () => ({ default: (await import('./views.ts')).MimeTypeList })),
  show: lazy(async () => ({ default: (await import('./views.ts')).MimeTypeShow })),
  options: {
    access: { read: 'ROLE_EMPLOYEE or ROLE_SETTINGS', create: 'ROLE_SETTINGS', update: 'ROLE_SETTINGS' },
    menuGroup: 'settings',
    dialog: true,
    preload: () => import('./views.ts'),
    form: lazy(async () => ({ default: (await import('./forms.ts')).MimeTypeForm })),
    list: lazy(async () => ({ default: (await import('./views.ts')).MimeTypeList })),
  } satisfies EntityOptions,
}
