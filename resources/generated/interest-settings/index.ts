// Generated from interest-setting.schema.json by npm run codegen. Do not edit.
import { lazy } from 'react'
import type { EntityOptions } from '#resources/entityOptions.ts'

export default {
  name: 'interest-setting',
  recordRepresentation: 'id',
  list: lazy(async () => ({ default: (await import('./views.ts')).InterestSettingList })),
  show: lazy(async () => ({ default: (await import('./views.ts')).InterestSettingShow })),
  options: {
    access: {
      read: 'ROLE_FILE_SEARCH or ROLE_FILE_SETTINGS_EDIT or ROLE_CUSTOMER or ROLE_CONTACT_PERSON',
      create: 'ROLE_FILE_SETTINGS_EDIT',
      update: 'ROLE_FILE_SETTINGS_EDIT',
    },
    dialog: true,
    preload: () => import('./views.ts'),
    form: lazy(async () => ({ default: (await import('./forms.ts')).InterestSettingForm })),
    list: lazy(async () => ({ default: (await import('./views.ts')).InterestSettingList })),
  } satisfies EntityOptions,
}
