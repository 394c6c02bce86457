// Generated from schemas/*.schema.json by npm run codegen. Do not edit.

export const replaceable: ReadonlySet<string> = new Set([
  'agenda-subject',
  'client-cost-template',
  'cost-type',
  'country',
  'customer',
  'debtor',
  'employee-group',
  'legal-type',
  'representative',
  'salutation',
  'team',
  'user',
])
