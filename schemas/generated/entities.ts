// Generated from schemas/*.schema.json by npm run codegen. Do not edit.
import type { Entity } from '#schemas/entity.ts'
import { addressSurveillance, type AddressSurveillanceCreate, type AddressSurveillanceStored } from './address-surveillance.ts'
import { advanceDefinition, type AdvanceDefinitionCreate, type AdvanceDefinitionStored } from './advance-definition.ts'
import { agendaItem, type AgendaItemCreate, type AgendaItemStored } from './agenda-item.ts'
import { agendaSubject, type AgendaSubjectCreate, type AgendaSubjectStored } from './agenda-subject.ts'
import { allocationTemplate, type AllocationTemplateCreate, type AllocationTemplateStored } from './allocation-template.ts'
import { apiAlertRule, type ApiAlertRuleCreate, type ApiAlertRuleStored } from './api-alert-rule.ts'
import { apiClient, type ApiClientCreate, type ApiClientStored } from './api-client.ts'
import { apiLog, type ApiLogCreate, type ApiLogStored } from './api-log.ts'
import { arrangement, type ArrangementCreate, type ArrangementStored } from './arrangement.ts'
import { bailiffTariff, type BailiffTariffCreate, type BailiffTariffStored } from './bailiff-tariff.ts'
import { bailiff, type BailiffCreate, type BailiffStored } from './bailiff.ts'
import { bankAccount, type BankAccountCreate, type BankAccountStored } from './bank-account.ts'
import { bulkRun, type BulkRunCreate, type BulkRunStored } from './bulk-run.ts'
import { claim, type ClaimCreate, type ClaimStored } from './claim.ts'
import { clientApiPlugin, type ClientApiPluginCreate, type ClientApiPluginStored } from './client-api-plugin.ts'
import { clientCostTemplate, type ClientCostTemplateCreate, type ClientCostTemplateStored } from './client-cost-template.ts'
import { closeReason, type CloseReasonCreate, type CloseReasonStored } from './close-reason.ts'
import { complaint, type ComplaintCreate, type ComplaintStored } from './complaint.ts'
import { contactPerson, type ContactPersonCreate, type ContactPersonStored } from './contact-person.ts'
import { costLine, type CostLineCreate, type CostLineStored } from './cost-line.ts'
import { costType, type CostTypeCreate, type CostTypeStored } from './cost-type.ts'
import { country, type CountryCreate, type CountryStored } from './country.ts'
import { courtFee, type CourtFeeCreate, type CourtFeeStored } from './court-fee.ts'
import { court, type CourtCreate, type CourtStored } from './court.ts'
import { customer, type CustomerCreate, type CustomerStored } from './customer.ts'
import { debtorAddress, type DebtorAddressCreate, type DebtorAddressStored } from './debtor-address.ts'
import { debtorContact, type DebtorContactCreate, type DebtorContactStored } from './debtor-contact.ts'
import { debtor, type DebtorCreate, type DebtorStored } from './debtor.ts'
import { dialerBlacklist, type DialerBlacklistCreate, type DialerBlacklistStored } from './dialer-blacklist.ts'
import { dispute, type DisputeCreate, type DisputeStored } from './dispute.ts'
import { document, type DocumentCreate, type DocumentStored } from './document.ts'
import { dueDiligence, type DueDiligenceCreate, type DueDiligenceStored } from './due-diligence.ts'
import { emailClassification, type EmailClassificationCreate, type EmailClassificationStored } from './email-classification.ts'
import { emailTemplate, type EmailTemplateCreate, type EmailTemplateStored } from './email-template.ts'
import { employeeGroup, type EmployeeGroupCreate, type EmployeeGroupStored } from './employee-group.ts'
import { exportJob, type ExportJobCreate, type ExportJobStored } from './export-job.ts'
import { extraCostDefinition, type ExtraCostDefinitionCreate, type ExtraCostDefinitionStored } from './extra-cost-definition.ts'
import { fileLogType, type FileLogTypeCreate, type FileLogTypeStored } from './file-log-type.ts'
import { fileLog, type FileLogCreate, type FileLogStored } from './file-log.ts'
import { fileMerge, type FileMergeCreate, type FileMergeStored } from './file-merge.ts'
import { fileStatus, type FileStatusCreate, type FileStatusStored } from './file-status.ts'
import { file, type FileCreate, type FileStored } from './file.ts'
import { holiday, type HolidayCreate, type HolidayStored } from './holiday.ts'
import { importJob, type ImportJobCreate, type ImportJobStored } from './import-job.ts'
import { importMapping, type ImportMappingCreate, type ImportMappingStored } from './import-mapping.ts'
import { importRow, type ImportRowCreate, type ImportRowStored } from './import-row.ts'
import { incomingEmail, type IncomingEmailCreate, type IncomingEmailStored } from './incoming-email.ts'
import { insolvencyEvent, type InsolvencyEventCreate, type InsolvencyEventStored } from './insolvency-event.ts'
import { instalment, type InstalmentCreate, type InstalmentStored } from './instalment.ts'
import { interestRate, type InterestRateCreate, type InterestRateStored } from './interest-rate.ts'
import { interestSetting, type InterestSettingCreate, type InterestSettingStored } from './interest-setting.ts'
import { interruptionEvent, type InterruptionEventCreate, type InterruptionEventStored } from './interruption-event.ts'
import { legalType, type LegalTypeCreate, type LegalTypeStored } from './legal-type.ts'
import { mailbox, type MailboxCreate, type MailboxStored } from './mailbox.ts'
import { merchant, type MerchantCreate, type MerchantStored } from './merchant.ts'
import { message, type MessageCreate, type MessageStored } from './message.ts'
import { mimeType, type MimeTypeCreate, type MimeTypeStored } from './mime-type.ts'
import { newsItem, type NewsItemCreate, type NewsItemStored } from './news-item.ts'
import { partner, type PartnerCreate, type PartnerStored } from './partner.ts'
import { paymentDescription, type PaymentDescriptionCreate, type PaymentDescriptionStored } from './payment-description.ts'
import { payment, type PaymentCreate, type PaymentStored } from './payment.ts'
import { postMailTemplate, type PostMailTemplateCreate, type PostMailTemplateStored } from './post-mail-template.ts'
import { precasso, type PrecassoCreate, type PrecassoStored } from './precasso.ts'
import { processingItem, type ProcessingItemCreate, type ProcessingItemStored } from './processing-item.ts'
import { processingRun, type ProcessingRunCreate, type ProcessingRunStored } from './processing-run.ts'
import { representative, type RepresentativeCreate, type RepresentativeStored } from './representative.ts'
import { salutation, type SalutationCreate, type SalutationStored } from './salutation.ts'
import { savedView, type SavedViewCreate, type SavedViewStored } from './saved-view.ts'
import { scheduledSend, type ScheduledSendCreate, type ScheduledSendStored } from './scheduled-send.ts'
import { sharedInfo, type SharedInfoCreate, type SharedInfoStored } from './shared-info.ts'
import { smsTemplate, type SmsTemplateCreate, type SmsTemplateStored } from './sms-template.ts'
import { subpoenaSalary, type SubpoenaSalaryCreate, type SubpoenaSalaryStored } from './subpoena-salary.ts'
import { subpoenaTemplate, type SubpoenaTemplateCreate, type SubpoenaTemplateStored } from './subpoena-template.ts'
import { tag, type TagCreate, type TagStored } from './tag.ts'
import { team, type TeamCreate, type TeamStored } from './team.ts'
import { templateVariable, type TemplateVariableCreate, type TemplateVariableStored } from './template-variable.ts'
import { user, type UserCreate, type UserStored } from './user.ts'
import { webhookDelivery, type WebhookDeliveryCreate, type WebhookDeliveryStored } from './webhook-delivery.ts'
import { webhook, type WebhookCreate, type WebhookStored } from './webhook.ts'
import { workflowExecution, type WorkflowExecutionCreate, type WorkflowExecutionStored } from './workflow-execution.ts'
import { workflowStep, type WorkflowStepCreate, type WorkflowStepStored } from './workflow-step.ts'
import { workflow, type WorkflowCreate, type WorkflowStored } from './workflow.ts'
import { writeOff, type WriteOffCreate, type WriteOffStored } from './write-off.ts'

export const entities: readonly Entity[] = [
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

/** Types by name: a record as it is stored, and what creates one. */
export interface EntityTypes {
  'address-surveillance': { stored: AddressSurveillanceStored; create: AddressSurveillanceCreate }
  'advance-definition': { stored: AdvanceDefinitionStored; create: AdvanceDefinitionCreate }
  'agenda-item': { stored: AgendaItemStored; create: AgendaItemCreate }
  'agenda-subject': { stored: AgendaSubjectStored; create: AgendaSubjectCreate }
  'allocation-template': { stored: AllocationTemplateStored; create: AllocationTemplateCreate }
  'api-alert-rule': { stored: ApiAlertRuleStored; create: ApiAlertRuleCreate }
  'api-client': { stored: ApiClientStored; create: ApiClientCreate }
  'api-log': { stored: ApiLogStored; create: ApiLogCreate }
  arrangement: { stored: ArrangementStored; create: Omit<ArrangementCreate, 'instalments'> }
  'bailiff-tariff': { stored: BailiffTariffStored; create: BailiffTariffCreate }
  bailiff: { stored: BailiffStored; create: BailiffCreate }
  'bank-account': { stored: BankAccountStored; create: BankAccountCreate }
  'bulk-run': { stored: BulkRunStored; create: BulkRunCreate }
  claim: { stored: ClaimStored; create: ClaimCreate }
  'client-api-plugin': { stored: ClientApiPluginStored; create: ClientApiPluginCreate }
  'client-cost-template': { stored: ClientCostTemplateStored; create: ClientCostTemplateCreate }
  'close-reason': { stored: CloseReasonStored; create: CloseReasonCreate }
  complaint: { stored: ComplaintStored; create: ComplaintCreate }
  'contact-person': { stored: ContactPersonStored; create: ContactPersonCreate }
  'cost-line': { stored: CostLineStored; create: CostLineCreate }
  'cost-type': { stored: CostTypeStored; create: CostTypeCreate }
  country: { stored: CountryStored; create: CountryCreate }
  'court-fee': { stored: CourtFeeStored; create: CourtFeeCreate }
  court: { stored: CourtStored; create: CourtCreate }
  customer: { stored: CustomerStored; create: CustomerCreate }
  'debtor-address': { stored: DebtorAddressStored; create: DebtorAddressCreate }
  'debtor-contact': { stored: DebtorContactStored; create: DebtorContactCreate }
  debtor: { stored: DebtorStored; create: Omit<DebtorCreate, 'addresses' | 'contacts'> }
  'dialer-blacklist': { stored: DialerBlacklistStored; create: DialerBlacklistCreate }
  dispute: { stored: DisputeStored; create: DisputeCreate }
  document: { stored: DocumentStored; create: DocumentCreate }
  'due-diligence': { stored: DueDiligenceStored; create: DueDiligenceCreate }
  'email-classification': { stored: EmailClassificationStored; create: EmailClassificationCreate }
  'email-template': { stored: EmailTemplateStored; create: EmailTemplateCreate }
  'employee-group': { stored: EmployeeGroupStored; create: EmployeeGroupCreate }
  'export-job': { stored: ExportJobStored; create: ExportJobCreate }
  'extra-cost-definition': { stored: ExtraCostDefinitionStored; create: ExtraCostDefinitionCreate }
  'file-log-type': { stored: FileLogTypeStored; create: FileLogTypeCreate }
  'file-log': { stored: FileLogStored; create: FileLogCreate }
  'file-merge': { stored: FileMergeStored; create: FileMergeCreate }
  'file-status': { stored: FileStatusStored; create: FileStatusCreate }
  file: { stored: FileStored; create: FileCreate }
  holiday: { stored: HolidayStored; create: HolidayCreate }
  'import-job': { stored: ImportJobStored; create: ImportJobCreate }
  'import-mapping': { stored: ImportMappingStored; create: ImportMappingCreate }
  'import-row': { stored: ImportRowStored; create: ImportRowCreate }
  'incoming-email': { stored: IncomingEmailStored; create: IncomingEmailCreate }
  'insolvency-event': { stored: InsolvencyEventStored; create: InsolvencyEventCreate }
  instalment: { stored: InstalmentStored; create: InstalmentCreate }
  'interest-rate': { stored: InterestRateStored; create: InterestRateCreate }
  'interest-setting': { stored: InterestSettingStored; create: InterestSettingCreate }
  'interruption-event': { stored: InterruptionEventStored; create: InterruptionEventCreate }
  'legal-type': { stored: LegalTypeStored; create: LegalTypeCreate }
  mailbox: { stored: MailboxStored; create: MailboxCreate }
  merchant: { stored: MerchantStored; create: MerchantCreate }
  message: { stored: MessageStored; create: MessageCreate }
  'mime-type': { stored: MimeTypeStored; create: MimeTypeCreate }
  'news-item': { stored: NewsItemStored; create: NewsItemCreate }
  partner: { stored: PartnerStored; create: PartnerCreate }
  'payment-description': { stored: PaymentDescriptionStored; create: PaymentDescriptionCreate }
  payment: { stored: PaymentStored; create: PaymentCreate }
  'post-mail-template': { stored: PostMailTemplateStored; create: PostMailTemplateCreate }
  precasso: { stored: PrecassoStored; create: PrecassoCreate }
  'processing-item': { stored: ProcessingItemStored; create: ProcessingItemCreate }
  'processing-run': { stored: ProcessingRunStored; create: ProcessingRunCreate }
  representative: { stored: RepresentativeStored; create: RepresentativeCreate }
  salutation: { stored: SalutationStored; create: SalutationCreate }
  'saved-view': { stored: SavedViewStored; create: SavedViewCreate }
  'scheduled-send': { stored: ScheduledSendStored; create: ScheduledSendCreate }
  'shared-info': { stored: SharedInfoStored; create: SharedInfoCreate }
  'sms-template': { stored: SmsTemplateStored; create: SmsTemplateCreate }
  'subpoena-salary': { stored: SubpoenaSalaryStored; create: SubpoenaSalaryCreate }
  'subpoena-template': { stored: SubpoenaTemplateStored; create: SubpoenaTemplateCreate }
  tag: { stored: TagStored; create: TagCreate }
  team: { stored: TeamStored; create: TeamCreate }
  'template-variable': { stored: TemplateVariableStored; create: TemplateVariableCreate }
  user: { stored: UserStored; create: UserCreate }
  'webhook-delivery': { stored: WebhookDeliveryStored; create: WebhookDeliveryCreate }
  webhook: { stored: WebhookStored; create: WebhookCreate }
  'workflow-execution': { stored: WorkflowExecutionStored; create: WorkflowExecutionCreate }
  'workflow-step': { stored: WorkflowStepStored; create: WorkflowStepCreate }
  workflow: { stored: WorkflowStored; create: WorkflowCreate }
  'write-off': { stored: WriteOffStored; create: WriteOffCreate }
}

export type EntityName = keyof EntityTypes

export const entityByName: ReadonlyMap<string, Entity> = new Map(entities.map((entity) => [entity.name, entity]))
