// Generated from schemas/*.schema.json by npm run codegen. Do not edit.
import type { PageRoutes } from '#providers/pagePaths.ts'

export const routes: Readonly<Record<string, PageRoutes>> = {
  'advance-definition': { list: '/advances/definitions', show: '/advances/definitions/{id}' },
  'allocation-template': {
    list: '/finance/allocation-templates',
    create: '/finance/allocation-templates/create',
    edit: '/finance/allocation-templates/edit/{id}',
    show: '/finance/allocation-templates/{id}',
  },
  'api-client': { list: '/settings/api-keys', show: '/settings/api-keys/{id}' },
  'api-log': { list: '/api-log', show: '/api-log/{id}' },
  'bailiff-tariff': { list: '/settings/bailiff-tariffs', show: '/settings/bailiff-tariffs/{id}' },
  bailiff: { list: '/bailiff', create: '/bailiff/add', edit: '/bailiff/{id}/edit', show: '/bailiff/{id}' },
  'bank-account': { list: '/settings/bank-accounts', show: '/settings/bank-accounts/{id}' },
  'client-api-plugin': { list: '/client-api-plugins', show: '/client-api-plugins/{id}' },
  'client-cost-template': {
    list: '/client-costs/template',
    create: '/client-costs/template/add',
    edit: '/client-costs/template/{id}/edit',
    show: '/client-costs/template/{id}',
  },
  'cost-type': { list: '/settings/cost-types', show: '/settings/cost-types/{id}' },
  'court-fee': { list: '/settings/court-fees', show: '/settings/court-fees/{id}' },
  court: { list: '/courts', create: '/courts/add', edit: '/courts/{id}/edit', show: '/courts/{id}' },
  customer: {
    list: '/customer/search',
    create: '/customer/create',
    edit: '/customer/{id}/edit',
    show: '/customer/{id}',
  },
  'extra-cost-definition': { list: '/extra-costs/definitions', show: '/extra-costs/definitions/{id}' },
  'interest-rate': { list: '/settings/interest-rates', show: '/settings/interest-rates/{id}' },
  merchant: { list: '/settings/merchant' },
  'payment-description': { list: '/payment/descriptions', show: '/payment/descriptions/{id}' },
  'subpoena-salary': { list: '/subpoena-salary', show: '/subpoena-salary/{id}' },
  user: { list: '/employee', create: '/employee/new', edit: '/employee/{id}/edit', show: '/employee/{id}' },
  'webhook-delivery': { list: '/webhook/api-logs', show: '/webhook/api-logs/{id}' },
  webhook: { list: '/webhook', show: '/webhook/{id}' },
}
