// Generated from schemas/*.schema.json by npm run codegen. Do not edit.
import type { Entity } from '#schemas/entity.ts'
import { advanceDefinition } from './advance-definition.ts'
import { allocationTemplate } from './allocation-template.ts'
import { apiClient } from './api-client.ts'
import { apiLog } from './api-log.ts'
import { bailiffTariff } from './bailiff-tariff.ts'
import { bailiff } from './bailiff.ts'
import { bankAccount } from './bank-account.ts'
import { clientApiPlugin } from './client-api-plugin.ts'
import { clientCostTemplate } from './client-cost-template.ts'
import { costType } from './cost-type.ts'
import { courtFee } from './court-fee.ts'
import { court } from './court.ts'
import { customer } from './customer.ts'
import { extraCostDefinition } from './extra-cost-definition.ts'
import { interestRate } from './interest-rate.ts'
import { merchant } from './merchant.ts'
import { paymentDescription } from './payment-description.ts'
import { subpoenaSalary } from './subpoena-salary.ts'
import { user } from './user.ts'
import { webhookDelivery } from './webhook-delivery.ts'
import { webhook } from './webhook.ts'

export const entities: readonly Entity[] = [
  advanceDefinition,
  allocationTemplate,
  apiClient,
  apiLog,
  bailiffTariff,
  bailiff,
  bankAccount,
  clientApiPlugin,
  clientCostTemplate,
  costType,
  courtFee,
  court,
  customer,
  extraCostDefinition,
  interestRate,
  merchant,
  paymentDescription,
  subpoenaSalary,
  user,
  webhookDelivery,
  webhook,
]

export const entityByName: ReadonlyMap<string, Entity> = new Map(entities.map((entity) => [entity.name, entity]))
