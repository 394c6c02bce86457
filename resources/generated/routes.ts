// Generated from schemas/*.schema.json by npm run codegen. Do not edit.
import type { PageRoutes } from '#providers/pagePaths.ts'

export const routes: Readonly<Record<string, PageRoutes>> = {
  customer: {
    list: '/customer/search',
    create: '/customer/create',
    edit: '/customer/{id}/edit',
    show: '/customer/{id}',
  },
  merchant: { list: '/settings/merchant' },
  user: { list: '/employee', create: '/employee/new', edit: '/employee/{id}/edit', show: '/employee/{id}' },
}
