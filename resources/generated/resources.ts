// Generated from schemas/*.schema.json by npm run codegen. Do not edit.
import type { ResourceProps } from 'react-admin'
import addressSurveillance from '#resources/address-surveillances/index.ts'
import advanceDefinition from '#resources/generated/advance-definitions/index.ts'
import agendaItem from '#resources/agenda-items/index.ts'
import agendaSubject from '#resources/generated/agenda-subjects/index.ts'
import allocationTemplate from '#resources/allocation-templates/index.ts'
import apiAlertRule from '#resources/generated/api-alert-rules/index.ts'
import apiClient from '#resources/api-clients/index.ts'
import apiLog from '#resources/api-logs/index.ts'
import arrangement from '#resources/arrangements/index.ts'
import bailiffTariff from '#resources/bailiff-tariffs/index.ts'
import bailiff from '#resources/generated/bailiffs/index.ts'
import bankAccount from '#resources/generated/bank-accounts/index.ts'
import bulkRun from '#resources/bulk-runs/index.ts'
import claim from '#resources/generated/claims/index.ts'
import clientApiPlugin from '#resources/generated/client-api-plugins/index.ts'
import clientCostTemplate from '#resources/client-cost-templates/index.ts'
import closeReason from '#resources/generated/close-reasons/index.ts'
import complaint from '#resources/complaints/index.ts'
import contactPerson from '#resources/generated/contact-persons/index.ts'
import costLine from '#resources/generated/cost-lines/index.ts'
import costType from '#resources/generated/cost-types/index.ts'
import country from '#resources/generated/countries/index.ts'
import courtFee from '#resources/generated/court-fees/index.ts'
import court from '#resources/courts/index.ts'
import customer from '#resources/customers/index.ts'
import debtorAddress from '#resources/generated/debtor-addresses/index.ts'
import debtorContact from '#resources/generated/debtor-contacts/index.ts'
import debtor from '#resources/debtors/index.ts'
import dialerBlacklist from '#resources/dialer-blacklist/index.ts'
import dispute from '#resources/generated/disputes/index.ts'
import document from '#resources/generated/documents/index.ts'
import dueDiligence from '#resources/due-diligence/index.ts'
import emailClassification from '#resources/generated/email-classifications/index.ts'
import emailTemplate from '#resources/email-templates/index.ts'
import employeeGroup from '#resources/generated/employee-groups/index.ts'
import exportJob from '#resources/generated/export-jobs/index.ts'
import extraCostDefinition from '#resources/generated/extra-cost-definitions/index.ts'
import fileLogType from '#resources/generated/file-log-types/index.ts'
import fileLog from '#resources/generated/file-logs/index.ts'
import fileMerge from '#resources/generated/file-merges/index.ts'
import fileStatus from '#resources/generated/file-statuses/index.ts'
import file from '#resources/files/index.ts'
import holiday from '#resources/holidays/index.ts'
import importJob from '#resources/import-jobs/index.ts'
import importMapping from '#resources/generated/import-mappings/index.ts'
import importRow from '#resources/generated/import-rows/index.ts'
import incomingEmail from '#resources/incoming-emails/index.ts'
import insolvencyEvent from '#resources/generated/insolvency-events/index.ts'
import instalment from '#resources/generated/instalments/index.ts'
import interestRate from '#resources/generated/interest-rates/index.ts'
import interestSetting from '#resources/generated/interest-settings/index.ts'
import interruptionEvent from '#resources/generated/interruption-events/index.ts'
import legalType from '#resources/generated/legal-types/index.ts'
import mailbox from '#resources/generated/mailboxes/index.ts'
import merchant from '#resources/merchants/index.ts'
import message from '#resources/messages/index.ts'
import mimeType from '#resources/generated/mime-types/index.ts'
import newsItem from '#resources/news-items/index.ts'
import partner from '#resources/generated/partners/index.ts'
import paymentDescription from '#resources/payment-descriptions/index.ts'
import payment from '#resources/payments/index.ts'
import postMailTemplate from '#resources/post-mail-templates/index.ts'
import precasso from '#resources/precassos/index.ts'
import processingItem from '#resources/processing-items/index.ts'
import processingRun from '#resources/generated/processing-runs/index.ts'
import representative from '#resources/generated/representatives/index.ts'
import salutation from '#resources/generated/salutations/index.ts'
import savedView from '#resources/generated/saved-views/index.ts'
import scheduledSend from '#resources/generated/scheduled-sends/index.ts'
import sharedInfo from '#resources/shared-info/index.ts'
import smsTemplate from '#resources/sms-templates/index.ts'
import subpoenaSalary from '#resources/subpoena-salaries/index.ts'
import subpoenaTemplate from '#resources/subpoena-templates/index.ts'
import tag from '#resources/generated/tags/index.ts'
import team from '#resources/generated/teams/index.ts'
import templateVariable from '#resources/template-variables/index.ts'
import user from '#resources/users/index.ts'
import webhookDelivery from '#resources/webhook-deliveries/index.ts'
import webhook from '#resources/webhooks/index.ts'
import workflowExecution from '#resources/generated/workflow-executions/index.ts'
import workflowStep from '#resources/workflow-steps/index.ts'
import workflow from '#resources/workflows/index.ts'
import writeOff from '#resources/generated/write-offs/index.ts'

export const resources: readonly ResourceProps[] = [
  addressSurveillance,
  advanceDefinition,
  agendaItem,
  agendaSubject,
  allocationTemplate,
  apiAlertRule,
  apiClient,
  apiLog,
  arrangement,
  bailiffTariff,
  bailiff,
  bankAccount,
  bulkRun,
  claim,
  clientApiPlugin,
  clientCostTemplate,
  closeReason,
  complaint,
  contactPerson,
  costLine,
  costType,
  country,
  courtFee,
  court,
  customer,
  debtorAddress,
  debtorContact,
  debtor,
  dialerBlacklist,
  dispute,
  document,
  dueDiligence,
  emailClassification,
  emailTemplate,
  employeeGroup,
  exportJob,
  extraCostDefinition,
  fileLogType,
  fileLog,
  fileMerge,
  fileStatus,
  file,
  holiday,
  importJob,
  importMapping,
  importRow,
  incomingEmail,
  insolvencyEvent,
  instalment,
  interestRate,
  interestSetting,
  interruptionEvent,
  legalType,
  mailbox,
  merchant,
  message,
  mimeType,
  newsItem,
  partner,
  paymentDescription,
  payment,
  postMailTemplate,
  precasso,
  processingItem,
  processingRun,
  representative,
  salutation,
  savedView,
  scheduledSend,
  sharedInfo,
  smsTemplate,
  subpoenaSalary,
  subpoenaTemplate,
  tag,
  team,
  templateVariable,
  user,
  webhookDelivery,
  webhook,
  workflowExecution,
  workflowStep,
  workflow,
  writeOff,
]
