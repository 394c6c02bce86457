// Generated from schemas/*.schema.json by npm run codegen. Do not edit.
import type { ResourceProps } from 'react-admin'
import apiClient from '#resources/generated/api-clients/index.ts'
import apiLog from '#resources/generated/api-logs/index.ts'
import clientApiPlugin from '#resources/generated/client-api-plugins/index.ts'
import customer from '#resources/generated/customers/index.ts'
import merchant from '#resources/generated/merchants/index.ts'
import user from '#resources/users/index.ts'
import webhookDelivery from '#resources/generated/webhook-deliveries/index.ts'
import webhook from '#resources/generated/webhooks/index.ts'

export const resources: readonly ResourceProps[] = [
  apiClient,
  apiLog,
  clientApiPlugin,
  customer,
  merchant,
  user,
  webhookDelivery,
  webhook,
]
