// Generated from schemas/*.schema.json by npm run codegen. Do not edit.
import type { AddressSurveillance } from './address-surveillance.ts'
import type { AdvanceDefinition } from './advance-definition.ts'
import type { AgendaItem } from './agenda-item.ts'
import type { AgendaSubject } from './agenda-subject.ts'
import type { AllocationTemplate } from './allocation-template.ts'
import type { ApiAlertRule } from './api-alert-rule.ts'
import type { ApiClient } from './api-client.ts'
import type { ApiLog } from './api-log.ts'
import type { Arrangement } from './arrangement.ts'
import type { BailiffTariff } from './bailiff-tariff.ts'
import type { Bailiff } from './bailiff.ts'
import type { BankAccount } from './bank-account.ts'
import type { BulkRun } from './bulk-run.ts'
import type { Claim } from './claim.ts'
import type { ClientApiPlugin } from './client-api-plugin.ts'
import type { ClientCostTemplate } from './client-cost-template.ts'
import type { CloseReason } from './close-reason.ts'
import type { Complaint } from './complaint.ts'
import type { ContactPerson } from './contact-person.ts'
import type { CostLine } from './cost-line.ts'
import type { CostType } from './cost-type.ts'
import type { Country } from './country.ts'
import type { CourtFee } from './court-fee.ts'
import type { Court } from './court.ts'
import type { Customer } from './customer.ts'
import type { DebtorAddress } from './debtor-address.ts'
import type { DebtorContact } from './debtor-contact.ts'
import type { Debtor } from './debtor.ts'
import type { DialerBlacklist } from './dialer-blacklist.ts'
import type { Dispute } from './dispute.ts'
import type { Document } from './document.ts'
import type { DueDiligence } from './due-diligence.ts'
import type { EmailClassification } from './email-classification.ts'
import type { EmailTemplate } from './email-template.ts'
import type { EmployeeGroup } from './employee-group.ts'
import type { ExportJob } from './export-job.ts'
import type { ExtraCostDefinition } from './extra-cost-definition.ts'
import type { FileLogType } from './file-log-type.ts'
import type { FileLog } from './file-log.ts'
import type { FileMerge } from './file-merge.ts'
import type { FileStatus } from './file-status.ts'
import type { File } from './file.ts'
import type { Holiday } from './holiday.ts'
import type { ImportJob } from './import-job.ts'
import type { ImportMapping } from './import-mapping.ts'
import type { ImportRow } from './import-row.ts'
import type { IncomingEmail } from './incoming-email.ts'
import type { InsolvencyEvent } from './insolvency-event.ts'
import type { Instalment } from './instalment.ts'
import type { InterestRate } from './interest-rate.ts'
import type { InterestSetting } from './interest-setting.ts'
import type { InterruptionEvent } from './interruption-event.ts'
import type { LegalType } from './legal-type.ts'
import type { Mailbox } from './mailbox.ts'
import type { Merchant } from './merchant.ts'
import type { Message } from './message.ts'
import type { MimeType } from './mime-type.ts'
import type { NewsItem } from './news-item.ts'
import type { Partner } from './partner.ts'
import type { PaymentDescription } from './payment-description.ts'
import type { Payment } from './payment.ts'
import type { PostMailTemplate } from './post-mail-template.ts'
import type { Precasso } from './precasso.ts'
import type { ProcessingItem } from './processing-item.ts'
import type { ProcessingRun } from './processing-run.ts'
import type { Representative } from './representative.ts'
import type { Salutation } from './salutation.ts'
import type { SavedView } from './saved-view.ts'
import type { ScheduledSend } from './scheduled-send.ts'
import type { SharedInfo } from './shared-info.ts'
import type { SmsTemplate } from './sms-template.ts'
import type { SubpoenaSalary } from './subpoena-salary.ts'
import type { SubpoenaTemplate } from './subpoena-template.ts'
import type { Tag } from './tag.ts'
import type { Team } from './team.ts'
import type { TemplateVariable } from './template-variable.ts'
import type { User } from './user.ts'
import type { WebhookDelivery } from './webhook-delivery.ts'
import type { Webhook } from './webhook.ts'
import type { WorkflowExecution } from './workflow-execution.ts'
import type { WorkflowStep } from './workflow-step.ts'
import type { Workflow } from './workflow.ts'
import type { WriteOff } from './write-off.ts'

/** The records that a list has, by its path. */
export type Lists = {
  '/api/v4/address-surveillance': AddressSurveillance
  '/api/v4/advance-definition': AdvanceDefinition
  '/api/v4/agenda': AgendaItem
  '/api/v4/agenda-subject': AgendaSubject
  '/api/v4/allocation-template': AllocationTemplate
  '/api/v4/api-alert-rule': ApiAlertRule
  '/api/v4/api-client': ApiClient
  '/api/v4/api-log': ApiLog
  '/api/v4/arrangement': Arrangement
  '/api/v4/bailiff-tariff': BailiffTariff
  '/api/v4/bailiff': Bailiff
  '/api/v4/bank-account': BankAccount
  '/api/v4/bulk-runs': BulkRun
  '/api/v4/claim': Claim
  '/api/v4/client-api-plugin': ClientApiPlugin
  '/api/v4/client-cost-template': ClientCostTemplate
  '/api/v4/close-reason': CloseReason
  '/api/v4/complaint': Complaint
  '/api/v4/contact-person': ContactPerson
  '/api/v4/cost-line': CostLine
  '/api/v4/cost-type': CostType
  '/api/v4/country': Country
  '/api/v4/court-fee': CourtFee
  '/api/v4/court': Court
  '/api/v4/customer': Customer
  '/api/v4/debtor-address': DebtorAddress
  '/api/v4/debtor-contact': DebtorContact
  '/api/v4/debtor': Debtor
  '/api/v4/dialer-blacklist': DialerBlacklist
  '/api/v4/dispute': Dispute
  '/api/v4/document': Document
  '/api/v4/due-diligence': DueDiligence
  '/api/v4/email-classification': EmailClassification
  '/api/v4/email/template': EmailTemplate
  '/api/v4/employee-group': EmployeeGroup
  '/api/v4/export-job': ExportJob
  '/api/v4/extra-cost-definition': ExtraCostDefinition
  '/api/v4/file-log-type': FileLogType
  '/api/v4/file-log': FileLog
  '/api/v4/file-merge': FileMerge
  '/api/v4/file-status': FileStatus
  '/api/v4/file': File
  '/api/v4/holiday': Holiday
  '/api/v4/import-job': ImportJob
  '/api/v4/import-mapping': ImportMapping
  '/api/v4/import-row': ImportRow
  '/api/v4/email-import': IncomingEmail
  '/api/v4/insolvency-event': InsolvencyEvent
  '/api/v4/instalment': Instalment
  '/api/v4/interest-rate': InterestRate
  '/api/v4/interest-setting': InterestSetting
  '/api/v4/interruption-event': InterruptionEvent
  '/api/v4/legal-type': LegalType
  '/api/v4/mailbox': Mailbox
  '/api/v4/merchant': Merchant
  '/api/v4/message': Message
  '/api/v4/mime-type': MimeType
  '/api/v4/news-item': NewsItem
  '/api/v4/partner': Partner
  '/api/v4/payment-description': PaymentDescription
  '/api/v4/payment': Payment
  '/api/v4/post-mail/template': PostMailTemplate
  '/api/v4/precasso': Precasso
  '/api/v4/processing-item': ProcessingItem
  '/api/v4/processing-run': ProcessingRun
  '/api/v4/representative': Representative
  '/api/v4/salutation': Salutation
  '/api/v4/saved-view': SavedView
  '/api/v4/scheduled-send': ScheduledSend
  '/api/v4/shared-info': SharedInfo
  '/api/v4/sms/template': SmsTemplate
  '/api/v4/subpoena-salary': SubpoenaSalary
  '/api/v4/subpoena-template': SubpoenaTemplate
  '/api/v4/tag': Tag
  '/api/v4/team': Team
  '/api/v4/email/variable': TemplateVariable
  '/api/v4/users': User
  '/api/v4/webhook-delivery': WebhookDelivery
  '/api/v4/webhook': Webhook
  '/api/v4/workflow-execution': WorkflowExecution
  '/api/v4/workflow-step': WorkflowStep
  '/api/v4/workflow': Workflow
  '/api/v4/write-off': WriteOff
}
