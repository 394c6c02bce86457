// Generated from schemas/*.schema.json by npm run codegen. Do not edit.
import type { Generated } from 'kysely'

/** Keys are table names. Amounts are whole cents, numerics text, days and moments ISO text. */
export interface Database {
  address_surveillance: AddressSurveillanceTable
  advance_definition: AdvanceDefinitionTable
  agenda_item: AgendaItemTable
  agenda_subject: AgendaSubjectTable
  allocation_template: AllocationTemplateTable
  api_alert_rule: ApiAlertRuleTable
  api_client: ApiClientTable
  api_log: ApiLogTable
  arrangement: ArrangementTable
  bailiff_tariff: BailiffTariffTable
  bailiff: BailiffTable
  bank_account: BankAccountTable
  bulk_run: BulkRunTable
  claim: ClaimTable
  client_api_plugin: ClientApiPluginTable
  client_cost_template: ClientCostTemplateTable
  close_reason: CloseReasonTable
  complaint: ComplaintTable
  contact_person: ContactPersonTable
  cost_line: CostLineTable
  cost_type: CostTypeTable
  country: CountryTable
  court_fee: CourtFeeTable
  court: CourtTable
  customer: CustomerTable
  debtor_address: DebtorAddressTable
  debtor_contact: DebtorContactTable
  debtor: DebtorTable
  dialer_blacklist: DialerBlacklistTable
  dispute: DisputeTable
  document: DocumentTable
  due_diligence: DueDiligenceTable
  email_classification: EmailClassificationTable
  email_template: EmailTemplateTable
  employee_group: EmployeeGroupTable
  export_job: ExportJobTable
  extra_cost_definition: ExtraCostDefinitionTable
  file_log_type: FileLogTypeTable
  file_log: FileLogTable
  file_merge: FileMergeTable
  file_status: FileStatusTable
  collection_file: FileTable
  holiday: HolidayTable
  import_job: ImportJobTable
  column_mapping: ImportMappingTable
  import_row: ImportRowTable
  incoming_email: IncomingEmailTable
  insolvency_event: InsolvencyEventTable
  instalment: InstalmentTable
  interest_rate: InterestRateTable
  interest_setting: InterestSettingTable
  interruption_event: InterruptionEventTable
  legal_type: LegalTypeTable
  mailbox: MailboxTable
  merchant: MerchantTable
  message: MessageTable
  mime_type: MimeTypeTable
  news_item: NewsItemTable
  partner: PartnerTable
  payment_description: PaymentDescriptionTable
  payment: PaymentTable
  post_mail_template: PostMailTemplateTable
  precasso: PrecassoTable
  processing_item: ProcessingItemTable
  processing_run: ProcessingRunTable
  representative: RepresentativeTable
  salutation: SalutationTable
  saved_view: SavedViewTable
  scheduled_send: ScheduledSendTable
  shared_info: SharedInfoTable
  sms_template: SmsTemplateTable
  subpoena_salary: SubpoenaSalaryTable
  subpoena_template: SubpoenaTemplateTable
  tag: TagTable
  team: TeamTable
  template_variable: TemplateVariableTable
  app_user: UserTable
  webhook_delivery: WebhookDeliveryTable
  webhook: WebhookTable
  workflow_execution: WorkflowExecutionTable
  workflow_step: WorkflowStepTable
  workflow: WorkflowTable
  write_off: WriteOffTable
  allocation_template_customers: LinkTable
  api_alert_rule_recipients: LinkTable
  file_merge_files: LinkTable
  collection_file_co_debtors: LinkTable
  collection_file_tags: LinkTable
  partner_countries: LinkTable
  processing_run_steps: LinkTable
  app_user_customers: LinkTable
}

export interface LinkTable {
  owner_id: number
  target_id: number
}

export interface AddressSurveillanceTable {
  id: Generated<number>
  version: Generated<number>
  debtor_id: number
  file_id: number
  customer_id: number | null
  provider_id: number | null
  status: Generated<'requested' | 'active' | 'signalled' | 'accepted' | 'rejected' | 'ended'>
  started_at: string | null
  ends_at: string | null
  last_check_at: string | null
  result: 'unchanged' | 'moved' | 'unknown' | 'deceased' | 'abroad' | null
  new_street: string | null
  new_house_number: number | null
  new_house_extension: string | null
  new_postcode: string | null
  new_city: string | null
  new_country_id: number | null
  cost: number | null
  cost_currency: string | null
  decided_by_id: number | null
  decided_at: string | null
  reason: string | null
  note: string | null
  exported_at: string | null
  created_at: string | null
  created_by_id: number | null
}

export interface AdvanceDefinitionTable {
  id: Generated<number>
  version: Generated<number>
  code: string
  name: unknown
  formula: Generated<'fixed' | 'court_costs' | 'custom'>
  amount: number | null
  amount_currency: string | null
  ask_at: Generated<'judicial_start' | 'before_summons' | 'manual'>
  invoice_text: unknown | null
  refundable: Generated<boolean | null>
  active: Generated<boolean | null>
}

export interface AgendaItemTable {
  id: Generated<number>
  version: Generated<number>
  file_id: number
  customer_id: number | null
  subject_id: number
  date: string
  time: string | null
  assigned_to_id: number | null
  team_id: number | null
  priority: Generated<'low' | 'normal' | 'high' | null>
  note: string | null
  status: Generated<'open' | 'done' | 'archived' | 'cancelled'>
  attempts: Generated<number | null>
  last_attempt_at: string | null
  done_at: string | null
  done_by_id: number | null
  taken_by_id: number | null
  taken_at: string | null
  source: Generated<'manual' | 'workflow' | 'system' | 'email' | 'client' | null>
  created_at: string | null
  created_by_id: number | null
}

export interface AgendaSubjectTable {
  id: Generated<number>
  version: Generated<number>
  code: string
  name: unknown
  department: 'administrative' | 'financial' | 'commercial' | null
  priority: Generated<'low' | 'normal' | 'high' | null>
  default_days: Generated<number | null>
  dialer: Generated<boolean | null>
  selectable: Generated<boolean | null>
  position: number | null
  active: Generated<boolean | null>
}

export interface AllocationTemplateTable {
  id: Generated<number>
  version: Generated<number>
  name: string
  phase: 'amicable' | 'judicial' | 'monitoring' | 'bailiff' | 'partner' | 'shv' | null
  components: unknown
  respect_designation: Generated<boolean | null>
  most_onerous_first: Generated<boolean | null>
  oldest_first: Generated<boolean | null>
  bailiff_costs_first: Generated<boolean | null>
  is_default: Generated<boolean | null>
  active: Generated<boolean | null>
}

export interface ApiAlertRuleTable {
  id: Generated<number>
  version: Generated<number>
  name: string
  metric: Generated<'callsAbove' | 'callsBelow' | 'silence' | 'errorShare' | 'p95' | 'failedSignIns'>
  threshold: number | null
  window_minutes: Generated<number>
  minimum_calls: number | null
  customer_id: number | null
  active: Generated<boolean | null>
  over_since: string | null
  last_value: unknown | null
  last_checked_at: string | null
}

export interface ApiClientTable {
  id: Generated<number>
  version: Generated<number>
  name: string
  customer_id: number
  scopes: string[]
  key_prefix: string | null
  key_made_by_id: number | null
  ip_allow: Generated<string[] | null>
  rate_limit: Generated<number | null>
  expires_at: string | null
  active: Generated<boolean>
  last_used_at: string | null
  created_at: string | null
}

export interface ApiLogTable {
  id: Generated<number>
  at: string
  customer_id: number | null
  api_client_id: number | null
  ip: string
  method: string
  path: string
  type: 'file' | 'debtor' | 'invoice' | 'payment' | 'document' | 'webhook' | 'auth' | 'other'
  status: number
  duration_ms: number
  request: string | null
  response: string | null
}

export interface ArrangementTable {
  id: Generated<number>
  version: Generated<number>
  number: string | null
  file_id: number
  customer_id: number | null
  status: Generated<'requested' | 'proposed' | 'active' | 'broken' | 'completed' | 'cancelled' | 'rejected'>
  requested_by: Generated<'debtor' | 'staff' | 'helper' | null>
  total: number
  total_currency: string
  down_payment: number | null
  down_payment_currency: string | null
  instalment_amount: number | null
  instalment_amount_currency: string | null
  terms: number | null
  frequency: Generated<'weekly' | 'two_weekly' | 'monthly' | 'quarterly' | 'free' | null>
  start_date: string
  tolerance_days: Generated<number | null>
  reminder_days: Generated<number | null>
  tolerance_amount: number | null
  tolerance_amount_currency: string | null
  interest_frozen: Generated<boolean | null>
  method: Generated<'transfer' | 'direct_debit' | 'link' | null>
  note: string | null
  next_due_date: string | null
  paid_amount: number | null
  paid_amount_currency: string | null
  rest: number | null
  rest_currency: string | null
  covers_all: Generated<boolean | null>
  runs: unknown | null
  recomputed_on: string | null
  after_payment: number | null
  decided_by_id: number | null
  decided_at: string | null
  broken_at: string | null
  reason: string | null
  created_at: string | null
  created_by_id: number | null
}

export interface BailiffTariffTable {
  id: Generated<number>
  version: Generated<number>
  article: string
  description: unknown
  amount: number
  amount_currency: string
  effective_from: string
  effective_until: string | null
  source: string | null
}

export interface BailiffTable {
  id: Generated<number>
  version: Generated<number>
  name: string
  office: string
  kvk_number: string | null
  email: string | null
  phone: string | null
  street: string | null
  postcode: string | null
  city: string | null
  iban: string | null
  regions: Generated<string[] | null>
  transport: Generated<'email' | 'sftp' | 'api' | 'portal' | null>
  format: string | null
  active: Generated<boolean | null>
}

export interface BankAccountTable {
  id: Generated<number>
  version: Generated<number>
  name: string
  iban: string
  bic: string | null
  kind: Generated<'trust' | 'office'>
  customer_id: number | null
  active: Generated<boolean | null>
}

export interface BulkRunTable {
  id: Generated<number>
  created_at: string | null
  created_by_id: number | null
  entity: string
  action: string
  state: Generated<'checking' | 'previewed' | 'running' | 'done' | 'stopped' | 'undoing' | 'undone'>
  total: number
  checked: Generated<number | null>
  done: Generated<number | null>
  changed: Generated<number | null>
  same: Generated<number | null>
  refused: Generated<number | null>
  undone: Generated<number | null>
  kept: Generated<number | null>
  why: string | null
  started_at: string | null
  ended_at: string | null
}

export interface ClaimTable {
  id: Generated<number>
  version: Generated<number>
  file_id: number
  customer_id: number | null
  type: Generated<'invoice' | 'credit_note' | 'subscription_term' | 'rent' | 'instalment' | 'loan' | 'damage' | 'other'>
  number: string
  invoice_date: string
  due_date: string
  amount: number
  amount_currency: string
  open_amount: number | null
  open_amount_currency: string | null
  credited_id: number | null
  description: string | null
  agreement_reference: string | null
  period_from: string | null
  period_to: string | null
  interest_from: string | null
  limitation_category: 'contract_5' | 'consumer_2' | 'general_20' | 'judgment_20' | null
  limitation_date: string | null
  created_at: string | null
  created_by_id: number | null
}

export interface ClientApiPluginTable {
  id: Generated<number>
  customer_id: number
  plugin: string
  version: Generated<string | null>
  last_seen_at: string | null
  calls24h: Generated<number | null>
  calls30d: Generated<number | null>
  error_rate: string | null
  deprecated: Generated<boolean | null>
}

export interface ClientCostTemplateTable {
  id: Generated<number>
  version: Generated<number>
  name: string
  description: string | null
  rules: unknown
  active: Generated<boolean | null>
}

export interface CloseReasonTable {
  id: Generated<number>
  version: Generated<number>
  code: string
  name: unknown
  client_text: unknown | null
  reason_group: 'success' | 'partial' | 'client' | 'debtor' | 'legal' | 'internal'
  success: Generated<boolean | null>
  requires_note: Generated<boolean | null>
  requires_zero_balance: Generated<boolean | null>
  commission_due: Generated<boolean | null>
  visible_to_client: Generated<boolean | null>
  position: number | null
  active: Generated<boolean | null>
}

export interface ComplaintTable {
  id: Generated<number>
  version: Generated<number>
  number: string | null
  received_at: string
  channel: 'email' | 'post' | 'phone' | 'portal' | 'dispute_body'
  complainant: 'debtor' | 'client' | 'third_party'
  complainant_name: string
  complainant_email: string | null
  language: Generated<'nl' | 'en' | 'fr' | null>
  customer_id: number | null
  file_number: string | null
  subject: string
  category: 'treatment' | 'costs' | 'reachability' | 'information' | 'privacy' | 'wrong_person' | 'payment' | 'other'
  text: string | null
  handler_id: number | null
  confirmation_due: string | null
  confirmed_at: string | null
  answer_due: string | null
  answered_at: string | null
  status: Generated<'new' | 'confirmed' | 'in_investigation' | 'answered' | 'closed' | 'escalated_to_dispute_body'>
  outcome: 'founded' | 'partly' | 'unfounded' | null
  answer: string | null
  measure: string | null
  created_at: string | null
  created_by_id: number | null
}

export interface ContactPersonTable {
  id: Generated<number>
  version: Generated<number>
  customer_id: number
  salutation_id: number | null
  first_name: string | null
  last_name: string
  gender: Generated<'male' | 'female' | 'unknown' | null>
  job_title: string | null
  department: 'administrative' | 'financial' | 'commercial' | null
  email: string | null
  phone: string | null
  mobile: string | null
  language: Generated<'nl' | 'en' | 'fr' | 'de' | null>
  portal_access: Generated<boolean | null>
  user_id: number | null
  receives_reports: Generated<boolean | null>
  receives_invoices: Generated<boolean | null>
  active: Generated<boolean | null>
  created_at: string | null
  created_by_id: number | null
}

export interface CostLineTable {
  id: Generated<number>
  version: Generated<number>
  file_id: number
  customer_id: number | null
  cost_type_id: number
  date: string
  description: string | null
  amount: number | null
  amount_currency: string | null
  vat_amount: number | null
  vat_amount_currency: string | null
  charge_to: Generated<'debtor' | 'client' | 'office' | null>
  source: Generated<'auto' | 'manual' | 'bailiff' | 'court' | 'extra' | 'advance' | null>
  status: Generated<'booked' | 'reversed'>
  reversed_at: string | null
  reason: string | null
  created_at: string | null
  created_by_id: number | null
}

export interface CostTypeTable {
  id: Generated<number>
  version: Generated<number>
  code: string
  name: unknown
  category: 'collection' | 'court' | 'bailiff' | 'interest' | 'office' | 'other'
  vat_rate: string | null
  charge_to: Generated<'debtor' | 'client' | 'office'>
  default_amount: number | null
  default_amount_currency: string | null
  legal_limit: Generated<'none' | 'wik' | 'btag' | 'court_fee' | 'salary' | null>
  allocation_order: number | null
  ledger: string | null
  effective_from: string
  effective_until: string | null
  active: Generated<boolean | null>
}

export interface CountryTable {
  id: Generated<number>
  version: Generated<number>
  code: string
  name: unknown
  phone_prefix: string | null
  is_eea: Generated<boolean | null>
  is_sepa: Generated<boolean | null>
  active: Generated<boolean | null>
}

export interface CourtFeeTable {
  id: Generated<number>
  version: Generated<number>
  court_type: 'cantonal' | 'district' | 'appeal'
  band: number
  up_to: number | null
  up_to_currency: string | null
  legal_person: number
  legal_person_currency: string
  natural_person: number
  natural_person_currency: string
  indigent: number | null
  indigent_currency: string | null
  effective_from: string
  effective_until: string | null
  source: string | null
}

export interface CourtTable {
  id: Generated<number>
  version: Generated<number>
  name: string
  type: 'cantonal' | 'district' | 'appeal'
  district: string | null
  visit_street: string | null
  visit_postcode: string | null
  visit_city: string | null
  post_box: string | null
  post_postcode: string | null
  post_city: string | null
  hearing_places: Generated<string[] | null>
  roll_days: Generated<string[] | null>
  postcode_ranges: Generated<string[] | null>
  iban: string | null
  active: Generated<boolean | null>
}

export interface CustomerTable {
  id: Generated<number>
  version: Generated<number>
  number: string
  company: string
  trade_name: string | null
  legal_form: string | null
  kvk_number: string | null
  vat_number: string | null
  vat_deductible: Generated<boolean | null>
  oin: string | null
  peppol_id: string | null
  iban: string | null
  bic: string | null
  account_holder: string | null
  payout_frequency: Generated<'daily' | 'weekly' | 'biweekly' | 'monthly' | 'manual' | null>
  payment_term_days: Generated<number | null>
  net_with_invoice: Generated<boolean | null>
  email: string | null
  invoice_email: string | null
  phone: string | null
  website: string | null
  street: string | null
  postcode: string | null
  city: string | null
  postal_street: string | null
  postal_postcode: string | null
  postal_city: string | null
  language: Generated<'nl' | 'en' | 'fr' | 'de' | null>
  account_manager_id: number | null
  case_manager_id: number | null
  team_id: number | null
  parent_id: number | null
  commission: string | null
  payout_minimum: number | null
  payout_minimum_currency: string | null
  contract_from: string | null
  contract_until: string | null
  legal_type_id: number | null
  client_cost_template_id: number | null
  cost_regime: Generated<'wik' | 'contractual' | 'none' | null>
  contractual_costs: string | null
  contractual_minimum: number | null
  contractual_minimum_currency: string | null
  interest_type: Generated<'statutory' | 'commercial' | 'government' | 'contractual' | 'none' | null>
  interest_rate: string | null
  interest_per: 'year' | 'month' | null
  interest_compounding: 'annual' | 'none' | null
  sends14_day_letter: Generated<boolean | null>
  legal_consent: Generated<'always' | 'per_file' | 'never' | null>
  merge_mode: Generated<'auto' | 'ask' | 'never' | null>
  required_documents: Generated<string[] | null>
  due_diligence_status: Generated<'open' | 'in_review' | 'approved' | 'rejected' | 'expired' | null>
  active: Generated<boolean | null>
  notes: string | null
  created_at: string | null
}

export interface DebtorAddressTable {
  id: Generated<number>
  version: Generated<number>
  debtor_id: number
  type: Generated<'visit' | 'post' | 'previous' | null>
  street: string
  house_number: number | null
  house_extension: string | null
  postcode: string | null
  city: string
  country_id: number
  status: Generated<'unverified' | 'verified' | 'moved' | 'unknown' | 'wrong' | null>
  source: Generated<'client' | 'debtor' | 'surveillance' | 'bailiff' | 'register' | 'returned_mail' | null>
  valid_from: string | null
  valid_until: string | null
  created_at: string | null
}

export interface DebtorContactTable {
  id: Generated<number>
  version: Generated<number>
  debtor_id: number
  kind: Generated<'email' | 'phone' | 'mobile'>
  email: string | null
  phone: string | null
  value: string | null
  preferred: Generated<boolean | null>
  status: Generated<'ok' | 'bounced' | 'wrong_person' | 'blocked' | null>
  source: Generated<'client' | 'debtor' | 'surveillance' | 'bailiff' | 'register' | 'returned_mail' | null>
  blocked_at: string | null
  block_reason: string | null
  created_at: string | null
}

export interface DebtorTable {
  id: Generated<number>
  version: Generated<number>
  number: string | null
  name: string | null
  kind: Generated<'private' | 'company'>
  salutation_id: number | null
  initials: string | null
  first_name: string | null
  insertion: string | null
  last_name: string | null
  gender: Generated<'male' | 'female' | 'unknown' | null>
  birth_date: string | null
  deceased_at: string | null
  company: string | null
  legal_form: string | null
  kvk_number: string | null
  vat_number: string | null
  language: Generated<'nl' | 'en' | 'fr' | 'de' | null>
  iban: string | null
  representative_id: number | null
  do_not_call: Generated<boolean | null>
  do_not_email: Generated<boolean | null>
  vulnerable: Generated<boolean | null>
  insolvency_status: string | null
  insolvency_until: string | null
  merged_into_id: number | null
  notes: string | null
  created_at: string | null
  created_by_id: number | null
}

export interface DialerBlacklistTable {
  id: Generated<number>
  version: Generated<number>
  phone: string
  reason: Generated<'request' | 'wrong_person' | 'complaint' | 'lawyer' | 'other'>
  blocked_from: string | null
  blocked_until: string | null
  note: string | null
  created_by_id: number | null
  created_at: string | null
}

export interface DisputeTable {
  id: Generated<number>
  version: Generated<number>
  file_id: number
  customer_id: number | null
  kind: 'not_ordered' | 'not_delivered' | 'defect' | 'already_paid' | 'wrong_amount' | 'wrong_person' | 'identity_fraud' | 'other'
  text: string | null
  opened_at: string
  status: Generated<'open' | 'waiting_client' | 'granted' | 'rejected' | 'withdrawn'>
  question: string | null
  client_answer_due: string | null
  answer: string | null
  answered_at: string | null
  answered_by_id: number | null
  outcome: string | null
  closed_at: string | null
  created_at: string | null
  created_by_id: number | null
}

export interface DocumentTable {
  id: Generated<number>
  version: Generated<number>
  file_id: number | null
  precasso_id: number | null
  customer_id: number | null
  log_id: number | null
  name: string
  kind: Generated<string>
  mime_type: string | null
  size: number | null
  sha256: string | null
  pages: number | null
  direction: Generated<'in' | 'out' | null>
  channel: 'email' | 'post' | 'sms' | null
  status: Generated<'kept' | 'to_send' | 'approved' | 'sent' | 'rejected'>
  visible_to_client: Generated<boolean | null>
  visible_to_debtor: Generated<boolean | null>
  retention_until: string | null
  reason: string | null
  decided_by_id: number | null
  sent_at: string | null
  sent_with_id: number | null
  created_at: string | null
  created_by_id: number | null
}

export interface DueDiligenceTable {
  id: Generated<number>
  version: Generated<number>
  customer_id: number
  status: Generated<'open' | 'in_review' | 'approved' | 'rejected' | 'expired'>
  risk: 'low' | 'medium' | 'high' | null
  checks: Generated<unknown | null>
  reviewer_id: number | null
  next_review: string | null
  decided_at: string | null
  decided_by_id: number | null
  reason: string | null
  notes: string | null
  created_at: string | null
  created_by_id: number | null
}

export interface EmailClassificationTable {
  id: Generated<number>
  version: Generated<number>
  code: string
  name: unknown
  patterns: Generated<string[] | null>
  sender_rules: Generated<string[] | null>
  action: Generated<'none' | 'agenda' | 'suspend' | 'complaint' | 'address' | 'arrangement'>
  agenda_subject_id: number | null
  threshold: Generated<string | null>
  position: number | null
  active: Generated<boolean | null>
  accuracy: string | null
  judged: Generated<number | null>
}

export interface EmailTemplateTable {
  id: Generated<number>
  version: Generated<number>
  name: string
  code: string
  category: Generated<'amicable' | 'judicial' | 'arrangement' | 'client' | 'precasso' | 'service' | 'internal'>
  type: Generated<'step' | 'manual' | 'system'>
  destination: Generated<'debtor' | 'client'>
  file_type: 'private' | 'company' | null
  customer_id: number | null
  subject: unknown
  body: unknown
  from_address: string | null
  reply_to: string | null
  cc: string | null
  bcc: string | null
  annexes: Generated<string[] | null>
  active: Generated<boolean | null>
  languages: Generated<string[] | null>
  variables: Generated<string[] | null>
  created_at: string | null
  updated_at: string | null
  updated_by_id: number | null
}

export interface EmployeeGroupTable {
  id: Generated<number>
  version: Generated<number>
  code: string
  name: string
  description: string | null
  roles: Generated<string[] | null>
  active: Generated<boolean | null>
}

export interface ExportJobTable {
  id: Generated<number>
  created_at: string | null
  created_by_id: number | null
  type: Generated<'file' | null>
  columns: Generated<'standard' | 'finance' | 'claims' | 'log'>
  format: Generated<'csv' | 'xlsx'>
  filter: string | null
  state: Generated<'waiting' | 'running' | 'done' | 'failed' | 'expired' | null>
  total: Generated<number | null>
  done: Generated<number | null>
  row_total: Generated<number | null>
  size: number | null
  sha256: string | null
  why: string | null
  api_key: string | null
  ended_at: string | null
  expires_at: string | null
}

export interface ExtraCostDefinitionTable {
  id: Generated<number>
  version: Generated<number>
  code: string
  name: unknown
  cost_type_id: number
  pricing: Generated<'fixed' | 'as_imported'>
  amount: number | null
  amount_currency: string | null
  vat_rate: string | null
  charge_to: Generated<'debtor' | 'client' | 'office' | null>
  approval_above: number | null
  approval_above_currency: string | null
  active: Generated<boolean | null>
}

export interface FileLogTypeTable {
  id: Generated<number>
  version: Generated<number>
  code: string
  name: unknown
  category: Generated<'contact' | 'financial' | 'legal' | 'system' | 'client' | 'complaint' | null>
  position: number | null
  active: Generated<boolean | null>
}

export interface FileLogTable {
  id: Generated<number>
  version: Generated<number>
  file_id: number
  customer_id: number | null
  at: string | null
  user_id: number | null
  subject: string
  content: string | null
  category: Generated<'contact' | 'financial' | 'legal' | 'system' | 'client' | 'complaint' | null>
  type_id: number | null
  channel: 'phone_in' | 'phone_out' | 'email' | 'post' | 'sms' | 'portal' | 'visit' | 'system' | null
  visible_to_client: Generated<boolean | null>
  caller_number: string | null
  caller_name: string | null
  call_result: 'reached' | 'voicemail' | 'no_answer' | 'wrong_number' | 'refused' | null
  data_change: unknown | null
  data_change_status: Generated<'none' | 'pending' | 'accepted' | 'rejected'>
  reject_reason: string | null
  term_amount: number | null
  term_amount_currency: string | null
  term_frequency: 'weekly' | 'two_weekly' | 'monthly' | 'quarterly' | null
  term_start: string | null
  arrangement_id: number | null
  income: unknown | null
  expenses: unknown | null
  household: 'single' | 'single_parent' | 'couple' | 'couple_children' | null
  capacity: number | null
  capacity_currency: string | null
  seizure_free: number | null
  seizure_free_currency: string | null
  created_at: string | null
  created_by_id: number | null
}

export interface FileMergeTable {
  id: Generated<number>
  version: Generated<number>
  lead_id: number
  customer_id: number | null
  debtor_id: number | null
  status: Generated<'merged' | 'undone'>
  claims: Generated<number | null>
  costs_before: number | null
  costs_before_currency: string | null
  costs_after: number | null
  costs_after_currency: string | null
  outstanding_before: number | null
  outstanding_before_currency: string | null
  outstanding_after: number | null
  outstanding_after_currency: string | null
  undone_at: string | null
  undone_by_id: number | null
  created_at: string | null
  created_by_id: number | null
}

export interface FileStatusTable {
  id: Generated<number>
  version: Generated<number>
  code: number
  name: unknown
  client_text: unknown | null
  phase: 'amicable' | 'judicial' | 'monitoring' | 'bailiff' | 'partner' | 'shv'
  workflow_statuses: Generated<string[] | null>
  visible_to_client: Generated<boolean | null>
  api_code: string | null
  success: Generated<boolean | null>
  colour: string | null
  position: number | null
  active: Generated<boolean | null>
}

export interface FileTable {
  id: Generated<number>
  version: Generated<number>
  number: string | null
  customer_id: number
  merchant_id: number | null
  debtor_id: number
  file_type: 'private' | 'company'
  legal_type_id: number | null
  phase: Generated<'amicable' | 'judicial' | 'monitoring' | 'bailiff' | 'partner' | 'shv' | null>
  file_status_id: number | null
  workflow_status: Generated<string>
  workflow_id: number | null
  workflow_step_id: number | null
  workflow_step_due_at: string | null
  paused_until: string | null
  hold_reason: string | null
  team_id: number | null
  case_manager_id: number | null
  account_manager_id: number | null
  client_reference: string | null
  customer_number: string | null
  payment_reference: string | null
  currency: Generated<'EUR' | 'DKK' | 'GBP' | null>
  language: Generated<'nl' | 'en' | 'fr' | 'de' | null>
  source: Generated<'manual' | 'import' | 'api' | 'portal' | 'precasso' | 'subscription' | 'sales_file' | null>
  received_at: string
  first_due_date: string | null
  principal: number | null
  principal_currency: string | null
  interest: number | null
  interest_currency: string | null
  collection_costs: number | null
  collection_costs_currency: string | null
  court_costs: number | null
  court_costs_currency: string | null
  other_costs: number | null
  other_costs_currency: string | null
  paid: number | null
  paid_currency: string | null
  overpayment: number | null
  overpayment_currency: string | null
  outstanding: number | null
  outstanding_currency: string | null
  interest_until: string | null
  fourteen_day_state: Generated<'not_needed' | 'none' | 'running' | 'expired_unpaid' | 'paid_in_time' | 'invalid' | null>
  fourteen_day_sent: string | null
  fourteen_day_end: string | null
  limitation_date: string | null
  disputed: Generated<boolean | null>
  arrangement_active: Generated<boolean | null>
  insolvent: Generated<boolean | null>
  costs_without_letter: string | null
  description: string | null
  notes: string | null
  closed_at: string | null
  close_reason_id: number | null
  close_note: string | null
  merged_into_id: number | null
  reopen_reason: string | null
  created_at: string | null
  created_by_id: number | null
}

export interface HolidayTable {
  id: Generated<number>
  version: Generated<number>
  date: string
  name: unknown
  country_id: number
  code: string | null
  is_statutory: Generated<boolean | null>
  is_bank_holiday: Generated<boolean | null>
  is_contact_free: Generated<boolean | null>
}

export interface ImportJobTable {
  id: Generated<number>
  name: Generated<string>
  type: Generated<'file' | 'subscription' | 'precasso' | 'precasso_update'>
  customer_id: number
  mapping_id: number | null
  status: Generated<string>
  format: 'csv' | 'xlsx' | 'xml' | 'json' | 'zip' | null
  sha256: Generated<string>
  size: number | null
  content_gone: Generated<boolean | null>
  columns: unknown | null
  attachments: unknown | null
  merge: Generated<boolean | null>
  start: Generated<'now' | 'date' | 'hold' | null>
  start_on: string | null
  partly: Generated<boolean | null>
  rows_total: Generated<number | null>
  rows_checked: Generated<number | null>
  rows_ok: Generated<number | null>
  rows_failed: Generated<number | null>
  rows_duplicate: Generated<number | null>
  rows_imported: Generated<number | null>
  rows_undone: Generated<number | null>
  reason: string | null
  sent_by: string | null
  locale: Generated<'nl' | 'en' | 'fr' | null>
  started_at: string | null
  finished_at: string | null
  created_at: string | null
  created_by_id: number | null
}

export interface ImportMappingTable {
  id: Generated<number>
  version: Generated<number>
  name: string
  type: Generated<'file' | 'subscription' | 'precasso' | 'precasso_update'>
  customer_id: number | null
  date_order: Generated<'dmy' | 'mdy' | null>
  decimal: Generated<'auto' | 'comma' | 'point' | null>
  columns: unknown | null
  active: Generated<boolean | null>
  created_at: string | null
  created_by_id: number | null
}

export interface ImportRowTable {
  id: Generated<number>
  job_id: number
  customer_id: number
  row_number: number
  place: number
  status: Generated<'ok' | 'warning' | 'error' | 'duplicate' | 'imported' | 'skipped' | null>
  errors: unknown | null
  data: unknown | null
  values: unknown | null
  together: number | null
  together_key: string | null
  fingerprint: string | null
  result_type: string | null
  result_id: number | null
  made: unknown | null
}

export interface IncomingEmailTable {
  id: Generated<number>
  version: Generated<number>
  key: string | null
  mailbox_id: number | null
  kind: Generated<'ordinary' | 'bounce' | 'auto_reply' | null>
  from_address: string | null
  from_name: string | null
  to_address: string | null
  subject: string | null
  excerpt: string | null
  received_at: string | null
  attachments: unknown | null
  message_id: string | null
  in_reply_to: string | null
  thread: string | null
  raw: string | null
  content_hash: string | null
  suggested_file_id: number | null
  suggested_by: 'answer' | 'references' | 'plus_address' | 'file_number' | 'client_reference' | 'sender' | null
  suggested_on: string | null
  file_id: number | null
  log_id: number | null
  team_id: number | null
  classification_id: number | null
  proposed_id: number | null
  score: string | null
  words: unknown | null
  judged_at: string | null
  acted: 'none' | 'agenda' | 'suspend' | 'complaint' | 'address' | 'arrangement' | null
  problem: string | null
  status: Generated<'new' | 'classified' | 'linked' | 'done' | 'spam' | 'ignored'>
  handled_by_id: number | null
  handled_at: string | null
  created_at: string | null
}

export interface InsolvencyEventTable {
  id: Generated<number>
  version: Generated<number>
  debtor_id: number
  kind: string
  start_date: string
  end_date: string | null
  reference: string | null
  court_id: number | null
  representative_id: number | null
  blocks_collection: Generated<boolean | null>
  stops_interest: Generated<boolean | null>
  offered_percentage: string | null
  note: string | null
  status: Generated<'active' | 'ended'>
  created_at: string | null
  created_by_id: number | null
}

export interface InstalmentTable {
  id: Generated<number>
  version: Generated<number>
  arrangement_id: number
  customer_id: number | null
  sequence: number | null
  due_date: string
  amount: number
  amount_currency: string
  paid_amount: number | null
  paid_amount_currency: string | null
  paid_at: string | null
  status: Generated<'scheduled' | 'due' | 'reminded' | 'paid' | 'partial' | 'missed' | 'waived' | 'postponed' | null>
  change: Generated<'none' | 'postponed' | 'waived'>
  agreed_on: string | null
  reason: string | null
}

export interface InterestRateTable {
  id: Generated<number>
  version: Generated<number>
  type: 'statutory' | 'commercial'
  rate: string
  effective_from: string
  effective_until: string | null
  source: string | null
}

export interface InterestSettingTable {
  id: Generated<number>
  version: Generated<number>
  file_id: number
  customer_id: number | null
  claim_id: number | null
  type: Generated<'statutory' | 'commercial' | 'government' | 'contractual' | 'none'>
  rate: string | null
  per: 'year' | 'month' | null
  surcharge: string | null
  compounding: 'annual' | 'monthly' | 'none' | null
  from_day: string | null
  until_day: string | null
  reason: string
  created_at: string | null
  created_by_id: number | null
}

export interface InterruptionEventTable {
  id: Generated<number>
  version: Generated<number>
  claim_id: number
  file_id: number | null
  customer_id: number | null
  date: string
  kind: 'demand' | 'reservation' | 'acknowledgement' | 'payment' | 'legal_action'
  note: string | null
  payment_id: number | null
  created_at: string | null
  created_by_id: number | null
}

export interface LegalTypeTable {
  id: Generated<number>
  version: Generated<number>
  code: string
  name: unknown
  country_id: number
  default_interest_type: Generated<'statutory' | 'commercial' | 'government' | 'contractual' | 'none'>
  statutory_costs: Generated<boolean | null>
  limitation_category: Generated<'contract_5' | 'consumer_2' | 'general_20' | null>
  default_phase: Generated<'amicable' | 'judicial' | 'monitoring' | 'bailiff' | 'partner' | 'shv' | null>
  position: number | null
  active: Generated<boolean | null>
}

export interface MailboxTable {
  id: Generated<number>
  version: Generated<number>
  address: string
  host: string
  port: Generated<number | null>
  security: Generated<'tls' | 'starttls' | null>
  user_name: string
  password: string | null
  folder: Generated<string>
  afterwards: Generated<'keep' | 'mark' | 'move' | null>
  move_to: string | null
  active: Generated<boolean>
  fetched_at: string | null
  problem: string | null
  uid_validity: string | null
  last_uid: Generated<number | null>
  created_at: string | null
  created_by_id: number | null
}

export interface MerchantTable {
  id: Generated<number>
  version: Generated<number>
  name: string
  webshop_name: string | null
  url: string | null
  client_id: number
  kvk_number: string | null
  external_id: string | null
  created_at: string | null
}

export interface MessageTable {
  id: Generated<number>
  version: Generated<number>
  key: string | null
  channel: 'email' | 'post' | 'sms'
  file_id: number | null
  precasso_id: number | null
  customer_id: number | null
  debtor_id: number | null
  destination: Generated<'debtor' | 'client' | null>
  email_template_id: number | null
  post_mail_template_id: number | null
  sms_template_id: number | null
  template_version: number | null
  language: Generated<'nl' | 'en' | 'fr' | 'de' | null>
  to_address: string | null
  subject: string | null
  body: string | null
  document_id: number | null
  step_id: number | null
  run_id: number | null
  is_fourteen_day_letter: Generated<boolean | null>
  announced_costs: number | null
  announced_costs_currency: string | null
  status: Generated<string>
  scheduled_at: string | null
  sent_at: string | null
  delivered_at: string | null
  provider_reference: string | null
  fail_reason: string | null
  segments: number | null
  cost: number | null
  cost_currency: string | null
  created_at: string | null
  created_by_id: number | null
}

export interface MimeTypeTable {
  id: Generated<number>
  version: Generated<number>
  mime_type: string
  name: unknown
  extensions: string[]
  max_size_mb: Generated<number>
  allowed_for: Generated<string[] | null>
  inline_allowed: Generated<boolean | null>
  active: Generated<boolean | null>
}

export interface NewsItemTable {
  id: Generated<number>
  version: Generated<number>
  title: unknown
  content: unknown | null
  audience: Generated<string[]>
  publish_from: string | null
  publish_until: string | null
  pinned: Generated<boolean | null>
  created_at: string | null
  created_by_id: number | null
}

export interface PartnerTable {
  id: Generated<number>
  version: Generated<number>
  name: string
  kind: 'collection_abroad' | 'address' | 'print' | 'sms' | 'payment' | 'credit_info' | 'dialer'
  website: string | null
  contacts: Generated<unknown | null>
  fee: number | null
  fee_currency: string | null
  file_format: 'csv' | 'xlsx' | 'xml' | 'json' | 'pdf' | null
  notes: string | null
  active: Generated<boolean | null>
  created_at: string | null
}

export interface PaymentDescriptionTable {
  id: Generated<number>
  version: Generated<number>
  priority: number | null
  code: string
  name: unknown
  field: Generated<'text' | 'name' | 'iban' | 'bank_code'>
  pattern: string
  counterparty_iban: string | null
  kind: 'debtor_payment' | 'client_transfer' | 'bailiff' | 'psp' | 'fee' | 'refund' | 'own_transfer' | 'unknown'
  action: Generated<'match' | 'ignore' | 'ask'>
  active: Generated<boolean | null>
}

export interface PaymentTable {
  id: Generated<number>
  version: Generated<number>
  file_id: number
  customer_id: number | null
  direction: Generated<'in' | 'out' | null>
  date: string
  amount: number
  amount_currency: string
  received_by: Generated<'office' | 'client' | 'bailiff' | 'psp' | null>
  method: Generated<'bank' | 'ideal' | 'direct_debit' | 'cash' | 'netting' | null>
  description: string | null
  designated_claim_id: number | null
  status: Generated<'booked' | 'reversed'>
  reversed_at: string | null
  reason: string | null
  created_at: string | null
  created_by_id: number | null
}

export interface PostMailTemplateTable {
  id: Generated<number>
  version: Generated<number>
  name: string
  code: string
  category: Generated<'amicable' | 'judicial' | 'arrangement' | 'client' | 'precasso' | 'service' | 'internal'>
  type: Generated<'step' | 'manual' | 'system'>
  destination: Generated<'debtor' | 'client'>
  file_type: 'private' | 'company' | null
  customer_id: number | null
  subject: unknown
  body: unknown
  letterhead: Generated<'office' | 'client'>
  address_window: Generated<'left' | 'right'>
  signature: Generated<'office' | 'user' | 'none'>
  enclosures: Generated<string[] | null>
  duplex: Generated<boolean | null>
  colour: Generated<boolean | null>
  registered: Generated<boolean | null>
  cost_type_id: number | null
  active: Generated<boolean | null>
  languages: Generated<string[] | null>
  variables: Generated<string[] | null>
  created_at: string | null
  updated_at: string | null
  updated_by_id: number | null
}

export interface PrecassoTable {
  id: Generated<number>
  version: Generated<number>
  number: string | null
  customer_id: number
  merchant_id: number | null
  debtor_id: number
  file_type: 'private' | 'company'
  status: Generated<'new' | 'in_progress' | 'paused' | 'paid' | 'transferred' | 'withdrawn' | 'closed'>
  claims: unknown | null
  claim_numbers: string | null
  payments: unknown | null
  amount: number | null
  amount_currency: string | null
  open_amount: number | null
  open_amount_currency: string | null
  workflow_id: number | null
  workflow_step_id: number | null
  workflow_step_due_at: string | null
  paused_until: string | null
  hold_reason: string | null
  fourteen_day_state: Generated<'not_needed' | 'none' | 'running' | 'expired_unpaid' | 'paid_in_time' | 'invalid' | null>
  fourteen_day_sent: string | null
  fourteen_day_end: string | null
  branding: Generated<'client' | 'office' | null>
  language: Generated<'nl' | 'en' | 'fr' | 'de' | null>
  client_reference: string | null
  payment_reference: string | null
  file_id: number | null
  closed_at: string | null
  reason: string | null
  created_at: string | null
  created_by_id: number | null
}

export interface ProcessingItemTable {
  id: Generated<number>
  version: Generated<number>
  run_id: number
  file_id: number | null
  precasso_id: number | null
  customer_id: number | null
  step_id: number | null
  planned_for: string | null
  status: Generated<'pending' | 'done' | 'in_hold' | 'skipped' | 'error'>
  hold_reason: string | null
  note: string | null
  assigned_to_id: number | null
  since: string | null
  decided_by_id: number | null
  reason: string | null
}

export interface ProcessingRunTable {
  id: Generated<number>
  version: Generated<number>
  name: string | null
  type: Generated<'file' | 'precasso' | 'monitoring' | 'post_batch' | 'email' | 'sms'>
  status: Generated<'draft' | 'approved' | 'running' | 'completed' | 'failed' | 'cancelled'>
  planned_for: string | null
  customer_id: number | null
  excluded: unknown | null
  most: number | null
  total: Generated<number | null>
  done: Generated<number | null>
  held: Generated<number | null>
  skipped: Generated<number | null>
  failed: Generated<number | null>
  approved_by_id: number | null
  approved_at: string | null
  started_at: string | null
  finished_at: string | null
  batch: string | null
  batch_pages: number | null
  reason: string | null
  created_at: string | null
  created_by_id: number | null
}

export interface RepresentativeTable {
  id: Generated<number>
  version: Generated<number>
  name: string
  kind: 'debt_helper' | 'municipality' | 'administrator' | 'receiver' | 'guardian' | 'lawyer' | 'heir'
  organisation: string | null
  email: string | null
  phone: string | null
  street: string | null
  postcode: string | null
  city: string | null
  reference: string | null
  active: Generated<boolean | null>
  created_at: string | null
}

export interface SalutationTable {
  id: Generated<number>
  version: Generated<number>
  code: string
  name: unknown
  letter_opening: unknown | null
  position: number | null
  active: Generated<boolean | null>
}

export interface SavedViewTable {
  id: Generated<number>
  version: Generated<number>
  name: string
  list: string
  audience: Generated<'me' | 'team' | 'role' | 'staff'>
  team_id: number | null
  role: string | null
  address: string | null
  hidden: Generated<string[] | null>
  column_order: Generated<string[] | null>
  density: 'comfortable' | 'compact' | null
  first: Generated<boolean | null>
  counted: Generated<boolean | null>
  created_by_id: number | null
  created_at: string | null
}

export interface ScheduledSendTable {
  id: Generated<number>
  version: Generated<number>
  name: string
  type: Generated<'processing' | 'email' | 'sms'>
  workflow_id: number | null
  step_id: number | null
  customer_id: number | null
  time: string
  days: string[]
  max_items: number | null
  active: Generated<boolean | null>
  next_run_at: string | null
  last_run_at: string | null
  last_run_id: number | null
  created_at: string | null
  created_by_id: number | null
}

export interface SharedInfoTable {
  id: Generated<number>
  version: Generated<number>
  title: string
  content: string
  recipient: string | null
  valid_until: string
  max_views: number | null
  view_count: Generated<number | null>
  password: string | null
  has_password: Generated<boolean | null>
  status: Generated<'unshared' | 'shared' | 'revoked'>
  has_link: boolean | null
  token_hash: string | null
  revoked_at: string | null
  created_at: string | null
  created_by_id: number | null
}

export interface SmsTemplateTable {
  id: Generated<number>
  version: Generated<number>
  name: string
  code: string
  category: Generated<'amicable' | 'judicial' | 'arrangement' | 'client' | 'precasso' | 'service' | 'internal'>
  type: Generated<'step' | 'manual' | 'system'>
  destination: Generated<'debtor' | 'client'>
  file_type: 'private' | 'company' | null
  customer_id: number | null
  text: unknown
  sender: string
  link_allowed: Generated<boolean | null>
  active: Generated<boolean | null>
  languages: Generated<string[] | null>
  variables: Generated<string[] | null>
  created_at: string | null
  updated_at: string | null
  updated_by_id: number | null
}

export interface SubpoenaSalaryTable {
  id: Generated<number>
  version: Generated<number>
  kind: Generated<'band' | 'eviction' | 'undetermined' | 'after_costs' | 'after_costs_district' | 'after_costs_service'>
  band: number | null
  up_to: number | null
  up_to_currency: string | null
  amount_per_point: number
  amount_per_point_currency: string
  max_points: number | null
  effective_from: string
  effective_until: string | null
  source: string | null
}

export interface SubpoenaTemplateTable {
  id: Generated<number>
  version: Generated<number>
  name: string
  code: string
  legal_type_id: number | null
  court_type: Generated<'cantonal' | 'district' | 'appeal'>
  file_type: Generated<'private' | 'company'>
  language: Generated<'nl' | 'en' | 'fr' | 'de'>
  parties: string
  grounds: string | null
  defences: string | null
  evidence: string | null
  claim: string
  notices: string
  active: Generated<boolean | null>
  variables: Generated<string[] | null>
  created_at: string | null
  updated_at: string | null
  updated_by_id: number | null
}

export interface TagTable {
  id: Generated<number>
  version: Generated<number>
  name: string
  colour: string | null
  description: string | null
  active: Generated<boolean | null>
}

export interface TeamTable {
  id: Generated<number>
  version: Generated<number>
  name: string
  manager_id: number | null
  phases: Generated<string[] | null>
  working_hours: Generated<unknown | null>
  max_open_items: number | null
  active: Generated<boolean | null>
}

export interface TemplateVariableTable {
  id: Generated<number>
  version: Generated<number>
  key: string
  label: unknown
  description: unknown | null
  category: Generated<string | null>
  type: Generated<'system' | 'custom' | null>
  format: Generated<'text' | 'money' | 'date' | 'number' | 'link' | 'html' | 'table' | null>
  texts: unknown | null
  customer_id: number | null
  sample: string | null
  scopes: Generated<string[] | null>
  created_at: string | null
  updated_at: string | null
  updated_by_id: number | null
}

export interface UserTable {
  id: Generated<number>
  version: Generated<number>
  username: string
  name: string
  initials: string | null
  salutation_id: number | null
  gender: Generated<'male' | 'female' | 'unknown' | null>
  email: string
  phone: string | null
  kind: Generated<'employee' | 'customer' | 'contact_person'>
  department: 'administrative' | 'financial' | 'commercial' | null
  employee_group_id: number | null
  team_id: number | null
  only_team_id: number | null
  locale: Generated<'nl' | 'en' | 'fr' | null>
  roles: Generated<string[] | null>
  calendar_start: string | null
  calendar_end: string | null
  signature: string | null
  wki_trained_at: string | null
  wki_training_expires_at: string | null
  active: Generated<boolean | null>
  last_login_at: string | null
  created_at: string | null
}

export interface WebhookDeliveryTable {
  id: Generated<number>
  at: string | null
  webhook_id: number
  customer_id: number
  event: string
  file: string | null
  event_id: string
  status: Generated<'pending' | 'delivered' | 'failed'>
  attempts: Generated<number | null>
  http_status: number | null
  duration_ms: number | null
  problem: string | null
  tried_at: string | null
  next_try_at: string | null
}

export interface WebhookTable {
  id: Generated<number>
  version: Generated<number>
  name: string | null
  customer_id: number
  url: string
  events: string[]
  active: Generated<boolean>
  last_delivery_at: string | null
  last_status: 'delivered' | 'failed' | null
  failing_since: string | null
  secret_at: string | null
  created_by_id: number | null
  created_at: string | null
}

export interface WorkflowExecutionTable {
  id: Generated<number>
  file_id: number | null
  precasso_id: number | null
  workflow_id: number | null
  step_id: number
  run_id: number | null
  planned_for: string
  executed_at: string | null
  result: 'done' | 'held' | 'skipped' | 'failed'
  hold_reason: string | null
  note: string | null
  message_id: number | null
  cost_line_id: number | null
  agenda_item_id: number | null
  by_id: number | null
}

export interface WorkflowStepTable {
  id: Generated<number>
  version: Generated<number>
  workflow_id: number
  sequence: number | null
  name: unknown
  action_type: string
  email_template_id: number | null
  post_mail_template_id: number | null
  sms_template_id: number | null
  fallback_channel: 'email' | 'post' | 'sms' | null
  destination: Generated<'debtor' | 'client' | null>
  agenda_subject_id: number | null
  cost_type_id: number | null
  new_phase: 'amicable' | 'judicial' | 'monitoring' | 'bailiff' | 'partner' | 'shv' | null
  new_file_status_id: number | null
  delay_days: Generated<number>
  delay_basis: Generated<'calendar' | 'working' | null>
  send_from: string | null
  send_until: string | null
  conditions: unknown | null
  next_step_id: number | null
  else_step_id: number | null
  stop_on_payment: Generated<boolean | null>
  requires_approval: Generated<boolean | null>
  is_fourteen_day_letter: Generated<boolean | null>
  adds_collection_costs: Generated<boolean | null>
  active: Generated<boolean | null>
}

export interface WorkflowTable {
  id: Generated<number>
  version: Generated<number>
  name: string
  code: string
  revision: Generated<number | null>
  previous_id: number | null
  category: Generated<'standard' | 'client_specific' | 'staffel' | 'phase' | 'precasso'>
  phase: Generated<'amicable' | 'judicial' | 'monitoring' | 'bailiff' | 'partner' | 'shv' | null>
  file_type: Generated<'private' | 'company' | 'both' | null>
  customer_id: number | null
  legal_type_id: number | null
  description: string | null
  status: Generated<'draft' | 'active' | 'retired'>
  activated_at: string | null
  created_at: string | null
  created_by_id: number | null
  updated_at: string | null
}

export interface WriteOffTable {
  id: Generated<number>
  version: Generated<number>
  file_id: number
  customer_id: number | null
  date: string
  component: 'principal' | 'interest' | 'collection_costs' | 'collection_costs_vat' | 'court_costs' | 'execution_costs' | 'other_costs'
  amount: number
  amount_currency: string
  reason: string
  status: Generated<'booked' | 'reversed'>
  reversed_at: string | null
  reverse_reason: string | null
  created_at: string | null
  created_by_id: number | null
}
