// Generated from schemas/*.schema.json by npm run codegen. Do not edit.
import type { Entity } from '#schemas/entity.ts'
import { apiClient } from './api-client.ts'
import { apiLog } from './api-log.ts'
import { clientApiPlugin } from './client-api-plugin.ts'
import { customer } from './customer.ts'
import { merchant } from './merchant.ts'
import { user } from './user.ts'
import { webhookDelivery } from './webhook-delivery.ts'
import { webhook } from './webhook.ts'

export const entities: readonly Entity[] = [
  apiClient,
  apiLog,
  clientApiPlugin,
  customer,
  merchant,
  user,
  webhookDelivery,
  webhook,
]

export const entityByName: ReadonlyMap<string, Entity> = new Map(entities.map((entity) => [entity.name, entity]))
