// Generated from schemas/*.schema.json by npm run codegen. Do not edit.
import type { Entity } from '#schemas/entity.ts'
import { customer } from './customer.ts'
import { merchant } from './merchant.ts'
import { user } from './user.ts'

export const entities: readonly Entity[] = [
  customer,
  merchant,
  user,
]

export const entityByName: ReadonlyMap<string, Entity> = new Map(entities.map((entity) => [entity.name, entity]))
