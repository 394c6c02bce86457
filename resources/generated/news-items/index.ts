// Generated from news-item.schema.json by npm run codegen. Do not edit.
import { lazy } from 'react'
import type { EntityOptions } from '#resources/entityOptions.ts'
import { localizedTitle } from '#resources/texts/titleText.ts'

export default {
  name: 'news-item',
  recordRepresentation: localizedTitle('title'),
  list: lazy(async () => ({ default: (await import('./views.ts')).NewsItemList })),
  show: lazy(async () => ({ default: (await import('./views.ts')).NewsItemShow })),
  edit: lazy(async () => ({ default: (await import('./forms.ts')).NewsItemEdit })),
  create: lazy(async () => ({ default: (await import('./forms.ts')).NewsItemCreate })),
  options: {
    access: { read: 'ROLE_NEWS', create: 'ROLE_NEWS', update: 'ROLE_NEWS' },
    menuGroup: 'news',
    search: true,
    preload: () => import('./views.ts'),
    form: lazy(async () => ({ default: (await import('./forms.ts')).NewsItemForm })),
    list: lazy(async () => ({ default: (await import('./views.ts')).NewsItemList })),
  } satisfies EntityOptions,
}
