// Generated from agenda-item.schema.json by npm run codegen. Do not edit.
import { lazy } from 'react'
import type { EntityOptions } from '#resources/entityOptions.ts'

export default {
  name: 'agenda-item',
  recordRepresentation: 'date',
  list: lazy(async () => ({ default: (await import('./views.ts')).AgendaItemList })),
  show: lazy(async () => ({ default: (await import('./views.ts')).AgendaItemShow })),
  edit: lazy(async () => ({ default: (await import('./forms.ts')).AgendaItemEdit })),
  create: lazy(async () => ({ default: (await import('./forms.ts')).AgendaItemCreate })),
  options: {
    access: { read: 'ROLE_AGENDA', create: 'ROLE_AGENDA or ROLE_FILE_EDIT', update: 'ROLE_AGENDA' },
    menuGroup: 'files',
    search: true,
    preload: () => import('./views.ts'),
    form: lazy(async () => ({ default: (await import('./forms.ts')).AgendaItemForm })),
    actionInputs: async () => (await import('./actions.tsx')).actionInputs,
    list: lazy(async () => ({ default: (await import('./views.ts')).AgendaItemList })),
  } satisfies EntityOptions,
}
