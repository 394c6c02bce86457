// Generated from agenda-subject.schema.json by npm run codegen. Do not edit.
import { lazy } from 'react'
import type { EntityOptions } from '#resources/entityOptions.ts'
import { localizedTitle } from '#resources/texts/titleText.ts'

export default {
  name: 'agenda-subject',
  recordRepresentation: localizedTitle('name'),
  list: lazy(async () => ({ default: (await import('./views.ts')).AgendaSubjectList })),
  show: lazy(async () => ({ default: (await import('./views.ts')).AgendaSubjectShow })),
  options: {
    access: {
      read: 'ROLE_EMPLOYEE or ROLE_SETTINGS or ROLE_AGENDA or ROLE_EMAIL_IMPORT',
      create: 'ROLE_SETTINGS',
      update: 'ROLE_SETTINGS',
    },
    dialog: true,
    used: true,
    preload: () => import('./views.ts'),
    form: lazy(async () => ({ default: (await import('./forms.ts')).AgendaSubjectForm })),
    list: lazy(async () => ({ default: (await import('./views.ts')).AgendaSubjectList })),
  } satisfies EntityOptions,
}
