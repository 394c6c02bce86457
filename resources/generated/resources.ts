// Generated from schemas/*.schema.json by npm run codegen. Do not edit.
import type { ResourceProps } from 'react-admin'
import customer from '#resources/generated/customers/index.ts'
import merchant from '#resources/generated/merchants/index.ts'
import user from '#resources/users/index.ts'

export const resources: readonly ResourceProps[] = [
  customer,
  merchant,
  user,
]
