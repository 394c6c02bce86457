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
    name: 'settings',
    entries: [{ name: 'merchant', icon: 'Storefront', path: '/settings/merchant', acl: 'ROLE_SETTINGS' }],
  },
]
