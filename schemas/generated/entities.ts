// Generated from schemas/*.schema.json by npm run codegen. Do not edit.
import type { Entity } from '#schemas/entity.ts'
import { advanceDefinition } from './advance-definition.ts'
import { agendaSubject } from './agenda-subject.ts'
import { allocationTemplate } from './allocation-template.ts'
import { apiAlertRule } from './api-alert-rule.ts'
import { apiClient } from './api-client.ts'
import { apiLog } from './api-log.ts'
import { bailiffTariff } from './bailiff-tariff.ts'
import { bailiff } from './bailiff.ts'
import { bankAccount } from './bank-account.ts'
import { clientApiPlugin } from './client-api-plugin.ts'
import { clientCostTemplate } from './client-cost-template.ts'
import { closeReason } from './close-reason.ts'
import { complaint } from './complaint.ts'
import { contactPerson } from './contact-person.ts'
import { costType } from './cost-type.ts'
import { country } from './country.ts'
import { courtFee } from './court-fee.ts'
import { court } from './court.ts'
import { customer } from './customer.ts'
import { dialerBlacklist } from './dialer-blacklist.ts'
import { dueDiligence } from './due-diligence.ts'
import { emailClassification } from './email-classification.ts'
import { emailTemplate } from './email-template.ts'
import { employeeGroup } from './employee-group.ts'
import { extraCostDefinition } from './extra-cost-definition.ts'
import { fileStatus } from './file-status.ts'
import { holiday } from './holiday.ts'
import { interestRate } from './interest-rate.ts'
import { legalType } from './legal-type.ts'
import { merchant } from './merchant.ts'
import { mimeType } from './mime-type.ts'
import { newsItem } from './news-item.ts'
import { partner } from './partner.ts'
import { paymentDescription } from './payment-description.ts'
import { postMailTemplate } from './post-mail-template.ts'
import { salutation } from './salutation.ts'
import { sharedInfo } from './shared-info.ts'
import { smsTemplate } from './sms-template.ts'
import { subpoenaSalary } from './subpoena-salary.ts'
import { subpoenaTemplate } from './subpoena-template.ts'
import { team } from './team.ts'
import { templateVariable } from './template-variable.ts'
import { user } from './user.ts'
import { webhookDelivery } from './webhook-delivery.ts'
import { webhook } from './webhook.ts'

export const entities: readonly Entity[] = [
  advanceDefinition,
  agendaSubject,
  allocationTemplate,
  apiAlertRule,
  apiClient,
  apiLog,
  bailiffTariff,
  bailiff,
  bankAccount,
  clientApiPlugin,
  clientCostTemplate,
  closeReason,
  complaint,
  contactPerson,
  costType,
  country,
  courtFee,
  court,
  customer,
  dialerBlacklist,
  dueDiligence,
  emailClassification,
  emailTemplate,
  employeeGroup,
  extraCostDefinition,
  fileStatus,
  holiday,
  interestRate,
  legalType,
  merchant,
  mimeType,
  newsItem,
  partner,
  paymentDescription,
  postMailTemplate,
  salutation,
  sharedInfo,
  smsTemplate,
  subpoenaSalary,
  subpoenaTemplate,
  team,
  templateVariable,
  user,
  webhookDelivery,
  webhook,
]

export type EntityName =
  | 'advance-definition'
  | 'agenda-subject'
  | 'allocation-template'
  | 'api-alert-rule'
  | 'api-client'
  | 'api-log'
  | 'bailiff-tariff'
  | 'bailiff'
  | 'bank-account'
  | 'client-api-plugin'
  | 'client-cost-template'
  | 'close-reason'
  | 'complaint'
  | 'contact-person'
  | 'cost-type'
  | 'country'
  | 'court-fee'
  | 'court'
  | 'customer'
  | 'dialer-blacklist'
  | 'due-diligence'
  | 'email-classification'
  | 'email-template'
  | 'employee-group'
  | 'extra-cost-definition'
  | 'file-status'
  | 'holiday'
  | 'interest-rate'
  | 'legal-type'
  | 'merchant'
  | 'mime-type'
  | 'news-item'
  | 'partner'
  | 'payment-description'
  | 'post-mail-template'
  | 'salutation'
  | 'shared-info'
  | 'sms-template'
  | 'subpoena-salary'
  | 'subpoena-template'
  | 'team'
  | 'template-variable'
  | 'user'
  | 'webhook-delivery'
  | 'webhook'

export const entityByName: ReadonlyMap<string, Entity> = new Map(entities.map((entity) => [entity.name, entity]))
