// Generated from email-classification.schema.json by npm run codegen. Do not edit.
import type { EntityOptions } from '#resources/contexts/entityOptions.ts'
import { lazyView } from '#resources/page/lazyView.ts'
import { localizedTitle } from '#resources/texts/titleText.ts'

const views = () => import('./views.ts')
const forms = () => import('./forms.ts')

export default {
  name: 'email-classification',
  recordRepresentation: localizedTitle('name'),
  list: lazyView(views, 'EmailClassificationList'),
  show: lazyView(views, 'EmailClassificationShow'),
  options: {
    access: { read: 'ROLE_EMAIL_IMPORT', create: 'ROLE_EMAIL_IMPORT', update: 'ROLE_EMAIL_IMPORT' },
    menuGroup: 'messages',
    dialog: true,
    used: true,
    preload: views,
    form: lazyView(forms, 'EmailClassificationForm'),
    list: lazyView(views, 'EmailClassificationList'),
  } satisfies EntityOptions,
}
