// Generated from schemas/*.schema.json by npm run codegen. Do not edit.

export const replaceable: ReadonlySet<string> = new Set([
  'agenda-subject',
  'client-cost-template',
  'close-reason',
  'cost-type',
  'country',
  'court',
  'customer',
  'employee-group',
  'file-status',
  'legal-type',
  'merchant',
  'representative',
  'salutation',
  'tag',
  'team',
  'user',
])
