// Generated from schemas/*.schema.json by npm run codegen. Do not edit.
import type { MenuGroup } from '#schemas/menu.ts'

export const menu: readonly MenuGroup[] = [
  {
    name: 'customers',
    entries: [
      {
        name: 'customer',
        icon: 'Business',
        path: '/customer/search',
        acl: 'ROLE_EMPLOYEE or ROLE_CUSTOMER or ROLE_CONTACT_PERSON',
      },
    ],
  },
  { name: 'employees', entries: [{ name: 'user', icon: 'People', path: '/employee', acl: 'ROLE_MANAGE_EMPLOYEE' }] },
  {
    name: 'integration',
    entries: [
      { name: 'api-client', icon: 'VpnKey', path: '/settings/api-keys', acl: 'ROLE_SETTINGS' },
      { name: 'api-log', icon: 'ReceiptLong', path: '/api-log', acl: 'ROLE_API_LOG_VIEW' },
      {
        name: 'client-api-plugin',
        icon: 'Extension',
        path: '/client-api-plugins',
        acl: 'ROLE_STATISTIC_DASHBOARD_CLIENT',
      },
      { name: 'webhook', icon: 'Webhook', path: '/webhook', acl: 'ROLE_CUSTOMER' },
      { name: 'webhook-delivery', icon: 'CallMade', path: '/webhook/api-logs', acl: 'ROLE_API_LOG_VIEW' },
    ],
  },
  {
    name: 'settings',
    entries: [{ name: 'merchant', icon: 'Storefront', path: '/settings/merchant', acl: 'ROLE_SETTINGS' }],
  },
]
