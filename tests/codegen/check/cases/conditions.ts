/** Mistakes in conditions. */
import { type Case, customer, depot, one, rows, text, two } from './couriers.ts'

export const conditions: Case[] = [
  {
    name: 'unknown property',
    in: rows({ nam: 'x' }),
    out: [
      'courier.schema.json:17:9 x-access.rows.ROLE_EMPLOYEE.nam: "nam" is not a property of courier; did you mean "name"?',
    ],
  },
  {
    name: 'unknown operator',
    in: rows({ name: { equals: 'x' } }),
    out: [
      'courier.schema.json:18:11 x-access.rows.ROLE_EMPLOYEE.name.equals: "equals" is not an operator; there is eq, ne, in, nin, lt, lte, gt, gte, contains, startsWith, empty',
    ],
  },
  {
    name: 'operator that does not fit the type',
    in: rows({ name: { gt: 'x' } }),
    out: [
      'courier.schema.json:18:11 x-access.rows.ROLE_EMPLOYEE.name.gt: "gt" does not fit "name", which holds string',
    ],
  },
  {
    name: 'text operator on a list',
    in: one({
      tags: {
        title: 'Name',
        type: 'array',
        items: { type: 'string' },
        'x-ui': { visibleWhen: { tags: { contains: 'a' } } },
      },
    }),
    out: [
      'courier.schema.json:16:9 properties.tags.x-ui.visibleWhen: "tags" hides itself: whether it is shown cannot depend on its own value; name another property',
      'courier.schema.json:18:13 properties.tags.x-ui.visibleWhen.tags.contains: "contains" does not fit "tags", which holds list',
    ],
  },
  {
    name: 'records of customers without rows',
    in: {
      ...one({ home: { title: 'Depot', 'x-relation': { entity: 'customer' } } }),
      'customer.schema.json': customer,
    },
    out: [
      'courier.schema.json:19:3 x-access: courier belongs to customers: say in "rows" which records each role sees, or "staff"',
    ],
  },
  {
    name: 'records of customers, all of them shown to people of each',
    in: { 'customer.schema.json': { ...depot, 'x-access': { read: '*', rows: { ROLE_CUSTOMER: true } } } },
    out: [
      'customer.schema.json:16:24 x-access.rows.ROLE_CUSTOMER: ROLE_CUSTOMER is a right of people of customers, who would see those of all',
    ],
  },
  {
    name: 'for staff only, and yet for people of customers',
    in: one({}, { 'x-access': { read: 'ROLE_SETTINGS or ROLE_CUSTOMER', create: '*', rows: 'staff' } }),
    out: [
      'courier.schema.json:14:13 x-access.read: "ROLE_SETTINGS or ROLE_CUSTOMER" is also a right of people of customers, and this entity is for staff only',
      'courier.schema.json:15:15 x-access.create: "*" is also a right of people of customers, and this entity is for staff only',
    ],
  },
  {
    name: 'unknown name of the person',
    in: rows({ id: { in: '$me.customers' } }),
    out: [
      'courier.schema.json:18:17 x-access.rows.ROLE_EMPLOYEE.id.in: "$me.customers" is not known here; there is $me.acl, $me.customerIds; did you mean "$me.customerIds"?',
    ],
  },
  {
    name: 'one value for a set',
    in: rows({ id: { in: 4 } }),
    out: [
      'courier.schema.json:18:17 x-access.rows.ROLE_EMPLOYEE.id.in: "in" takes a list, or $me.acl or $me.customerIds',
    ],
  },
  {
    name: 'a set for one value',
    in: rows({ id: [4] }),
    out: ['courier.schema.json:17:15 x-access.rows.ROLE_EMPLOYEE.id: "eq" takes one value; use "in" for a list'],
  },
  {
    name: 'a value that the property cannot hold',
    in: rows({ id: 'four' }),
    out: ['courier.schema.json:17:15 x-access.rows.ROLE_EMPLOYEE.id: "four" is not a whole number, which "id" holds'],
  },
  {
    name: 'a value that is not a choice',
    in: one({
      state: { title: 'State', oneOf: [{ const: 'open', title: 'Main' }] },
      city: { ...text, 'x-ui': { visibleWhen: { any: [{ state: 'opn' }] } } },
    }),
    out: [
      'courier.schema.json:25:24 properties.city.x-ui.visibleWhen.any[0].state: "opn" is not one of open, which "state" holds; did you mean "open"?',
    ],
  },
  {
    name: 'property of the other entity',
    in: two({ depot: { title: 'Depot', 'x-relation': { entity: 'depot', where: { nam: 'x' } } } }),
    out: [
      'courier.schema.json:14:11 properties.depot.x-relation.where.nam: "nam" is not a property of depot; did you mean "name"?',
    ],
  },
  {
    name: 'conditions that depend on themselves through others',
    in: one({
      city: { ...text, 'x-access': { when: { name: 'x', street: { empty: false } } } },
      street: { ...text, 'x-access': { when: { any: [{ name: { eq: '$.house' } }] } } },
      house: { ...text, 'x-access': { when: { not: { city: 'y' } } } },
      behind: { ...text, 'x-access': { when: { city: 'z' } } },
    }),
    out: [
      'courier.schema.json:13:9 properties.city.x-access.when: this condition depends on itself: city → street → house → city; take one of these out',
    ],
  },
]
