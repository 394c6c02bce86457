// Generated from news-item.schema.json by npm run codegen. Do not edit.
import type { EntityOptions } from '#resources/contexts/entityOptions.ts'
import { lazyView } from '#resources/page/lazyView.ts'
import { localizedTitle } from '#resources/texts/titleText.ts'

const views = () => import('./views.ts')
const forms = () => import('./forms.ts')

export default {
  name: 'news-item',
  recordRepresentation: localizedTitle('title'),
  list: lazyView(views, 'NewsItemList'),
  show: lazyView(views, 'NewsItemShow'),
  edit: lazyView(forms, 'NewsItemEdit'),
  create: lazyView(forms, 'NewsItemCreate'),
  options: {
    access: { read: 'ROLE_NEWS', create: 'ROLE_NEWS', update: 'ROLE_NEWS' },
    menuGroup: 'news',
    search: true,
    preload: views,
    form: lazyView(forms, 'NewsItemForm'),
    list: lazyView(views, 'NewsItemList'),
  } satisfies EntityOptions,
}
