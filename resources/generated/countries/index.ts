// Generated from country.schema.json by npm run codegen. Do not edit.
import { lazy } from 'react'
import type { EntityOptions } from '#resources/entityOptions.ts'
import { localizedTitle } from '#resources/texts/titleText.ts'

export default {
  name: 'country',
  recordRepresentation: localizedTitle('name'),
  list: lazy(async () => ({ default: (await import('./views.ts')).CountryList })),
  show: lazy(async () => ({ default: (await import('./views.ts')).CountryShow })),
  options: {
    access: { read: '*', create: 'ROLE_SETTINGS', update: 'ROLE_SETTINGS' },
    dialog: true,
    used: true,
    preload: () => import('./views.ts'),
    form: lazy(async () => ({ default: (await import('./forms.ts')).CountryForm })),
    list: lazy(async () => ({ default: (await import('./views.ts')).CountryList })),
  } satisfies EntityOptions,
}
