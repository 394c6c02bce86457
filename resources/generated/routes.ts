// Generated from schemas/*.schema.json by npm run codegen. Do not edit.
import type { PageRoutes } from '#providers/pagePaths.ts'

export const routes: Readonly<Record<string, PageRoutes>> = {
  'api-client': { list: '/settings/api-keys', show: '/settings/api-keys/{id}' },
  'api-log': { list: '/api-log', show: '/api-log/{id}' },
  'client-api-plugin': { list: '/client-api-plugins', show: '/client-api-plugins/{id}' },
  customer: {
    list: '/customer/search',
    create: '/customer/create',
    edit: '/customer/{id}/edit',
    show: '/customer/{id}',
  },
  merchant: { list: '/settings/merchant' },
  user: { list: '/employee', create: '/employee/new', edit: '/employee/{id}/edit', show: '/employee/{id}' },
  'webhook-delivery': { list: '/webhook/api-logs', show: '/webhook/api-logs/{id}' },
  webhook: { list: '/webhook', show: '/webhook/{id}' },
}
