// Generated from address-surveillance.schema.json by npm run codegen. Do not edit.
import type { EntityOptions } from '#resources/contexts/entityOptions.ts'
import { lazyView } from '#resources/page/lazyView.ts'

const views = () => import('./views.ts')
const forms = () => import('./forms.ts')

export default {
  name: 'address-surveillance',
  recordRepresentation: 'status',
  list: lazyView(views, 'AddressSurveillanceList'),
  show: lazyView(views, 'AddressSurveillanceShow'),
  edit: lazyView(forms, 'AddressSurveillanceEdit'),
  create: lazyView(forms, 'AddressSurveillanceCreate'),
  options: {
    access: { read: 'ROLE_FILE_EDIT', create: 'ROLE_FILE_EDIT', update: 'ROLE_FILE_EDIT' },
    menuGroup: 'files',
    totals: ['cost'],
    preload: views,
    form: lazyView(forms, 'AddressSurveillanceForm'),
    actionInputs: async () => (await import('./actions.tsx')).actionInputs,
    list: lazyView(views, 'AddressSurveillanceList'),
  } satisfies EntityOptions,
}
