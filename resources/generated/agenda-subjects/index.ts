// Generated from agenda-subject.schema.json by npm run codegen. Do not edit.
import type { EntityOptions } from '#resources/contexts/entityOptions.ts'
import { lazyView } from '#resources/page/lazyView.ts'
import { localizedTitle } from '#resources/texts/titleText.ts'

const views = () => import('./views.ts')
const forms = () => import('./forms.ts')

export default {
  name: 'agenda-subject',
  recordRepresentation: localizedTitle('name'),
  list: lazyView(views, 'AgendaSubjectList'),
  show: lazyView(views, 'AgendaSubjectShow'),
  options: {
    access: {
      read: 'ROLE_EMPLOYEE or ROLE_SETTINGS or ROLE_AGENDA or ROLE_EMAIL_IMPORT',
      create: 'ROLE_SETTINGS',
      update: 'ROLE_SETTINGS',
    },
    dialog: true,
    used: true,
    preload: views,
    form: lazyView(forms, 'AgendaSubjectForm'),
    list: lazyView(views, 'AgendaSubjectList'),
  } satisfies EntityOptions,
}
