// Generated from schemas/*.schema.json by npm run codegen. Do not edit.
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
  id: number
  version: number
  debtor_id: number
  file_id: number
  customer_id: number | null
  provider_id: number | null
  status: 'requested' | 'active' | 'signalled' | 'accepted' | 'rejected' | 'ended'
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
  id: number
  version: number
  code: string
  name: unknown
  formula: 'fixed' | 'court_costs' | 'custom'
  amount: number | null
  amount_currency: string | null
  ask_at: 'judicial_start' | 'before_summons' | 'manual'
  invoice_text: unknown | null
  refundable: boolean | null
  active: boolean | null
}

export interface AgendaItemTable {
  id: number
  version: number
  file_id: number
  customer_id: number | null
  subject_id: number
  date: string
  time: string | null
  assigned_to_id: number | null
  team_id: number | null
  priority: 'low' | 'normal' | 'high' | null
  note: string | null
  status: 'open' | 'done' | 'archived' | 'cancelled'
  attempts: number | null
  last_attempt_at: string | null
  done_at: string | null
  done_by_id: number | null
  taken_by_id: number | null
  taken_at: string | null
  source: 'manual' | 'workflow' | 'system' | 'email' | 'client' | null
  created_at: string | null
  created_by_id: number | null
}

export interface AgendaSubjectTable {
  id: number
  version: number
  code: string
  name: unknown
  department: 'administrative' | 'financial' | 'commercial' | null
  priority: 'low' | 'normal' | 'high' | null
  default_days: number | null
  dialer: boolean | null
  selectable: boolean | null
  position: number | null
  active: boolean | null
}

export interface AllocationTemplateTable {
  id: number
  version: number
  name: string
  phase: 'amicable' | 'judicial' | 'monitoring' | 'bailiff' | 'partner' | 'shv' | null
  components: unknown
  respect_designation: boolean | null
  most_onerous_first: boolean | null
  oldest_first: boolean | null
  bailiff_costs_first: boolean | null
  is_default: boolean | null
  active: boolean | null
}

export interface ApiAlertRuleTable {
  id: number
  version: number
  name: string
  metric: 'callsAbove' | 'callsBelow' | 'silence' | 'errorShare' | 'p95' | 'failedSignIns'
  threshold: number | null
  window_minutes: number
  minimum_calls: number | null
  customer_id: number | null
  active: boolean | null
  over_since: string | null
  last_value: unknown | null
  last_checked_at: string | null
}

export interface ApiClientTable {
  id: number
  version: number
  name: string
  customer_id: number
  scopes: string[]
  key_prefix: string | null
  key_made_by_id: number | null
  ip_allow: string[] | null
  rate_limit: number | null
  expires_at: string | null
  active: boolean
  last_used_at: string | null
  created_at: string | null
}

export interface ApiLogTable {
  id: number
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
  id: number
  version: number
  number: string | null
  file_id: number
  customer_id: number | null
  status: 'requested' | 'proposed' | 'active' | 'broken' | 'completed' | 'cancelled' | 'rejected'
  requested_by: 'debtor' | 'staff' | 'helper' | null
  total: number
  total_currency: string
  down_payment: number | null
  down_payment_currency: string | null
  instalment_amount: number | null
  instalment_amount_currency: string | null
  terms: number | null
  frequency: 'weekly' | 'two_weekly' | 'monthly' | 'quarterly' | 'free' | null
  start_date: string
  tolerance_days: number | null
  reminder_days: number | null
  tolerance_amount: number | null
  tolerance_amount_currency: string | null
  interest_frozen: boolean | null
  method: 'transfer' | 'direct_debit' | 'link' | null
  note: string | null
  next_due_date: string | null
  paid_amount: number | null
  paid_amount_currency: string | null
  rest: number | null
  rest_currency: string | null
  covers_all: boolean | null
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
  id: number
  version: number
  article: string
  description: unknown
  amount: number
  amount_currency: string
  effective_from: string
  effective_until: string | null
  source: string | null
}

export interface BailiffTable {
  id: number
  version: number
  name: string
  office: string
  kvk_number: string | null
  email: string | null
  phone: string | null
  street: string | null
  postcode: string | null
  city: string | null
  iban: string | null
  regions: string[] | null
  transport: 'email' | 'sftp' | 'api' | 'portal' | null
  format: string | null
  active: boolean | null
}

export interface BankAccountTable {
  id: number
  version: number
  name: string
  iban: string
  bic: string | null
  kind: 'trust' | 'office'
  customer_id: number | null
  active: boolean | null
}

export interface BulkRunTable {
  id: number
  created_at: string | null
  created_by_id: number | null
  entity: string
  action: string
  state: 'checking' | 'previewed' | 'running' | 'done' | 'stopped' | 'undoing' | 'undone'
  total: number
  checked: number | null
  done: number | null
  changed: number | null
  same: number | null
  refused: number | null
  undone: number | null
  kept: number | null
  why: string | null
  started_at: string | null
  ended_at: string | null
}

export interface ClaimTable {
  id: number
  version: number
  file_id: number
  customer_id: number | null
  type: 'invoice' | 'credit_note' | 'subscription_term' | 'rent' | 'instalment' | 'loan' | 'damage' | 'other'
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
  id: number
  customer_id: number
  plugin: string
  version: string | null
  last_seen_at: string | null
  calls24h: number | null
  calls30d: number | null
  error_rate: string | null
  deprecated: boolean | null
}

export interface ClientCostTemplateTable {
  id: number
  version: number
  name: string
  description: string | null
  rules: unknown
  active: boolean | null
}

export interface CloseReasonTable {
  id: number
  version: number
  code: string
  name: unknown
  client_text: unknown | null
  reason_group: 'success' | 'partial' | 'client' | 'debtor' | 'legal' | 'internal'
  success: boolean | null
  requires_note: boolean | null
  requires_zero_balance: boolean | null
  commission_due: boolean | null
  visible_to_client: boolean | null
  position: number | null
  active: boolean | null
}

export interface ComplaintTable {
  id: number
  version: number
  number: string | null
  received_at: string
  channel: 'email' | 'post' | 'phone' | 'portal' | 'dispute_body'
  complainant: 'debtor' | 'client' | 'third_party'
  complainant_name: string
  complainant_email: string | null
  language: 'nl' | 'en' | 'fr' | null
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
  status: 'new' | 'confirmed' | 'in_investigation' | 'answered' | 'closed' | 'escalated_to_dispute_body'
  outcome: 'founded' | 'partly' | 'unfounded' | null
  answer: string | null
  measure: string | null
  created_at: string | null
  created_by_id: number | null
}

export interface ContactPersonTable {
  id: number
  version: number
  customer_id: number
  salutation_id: number | null
  first_name: string | null
  last_name: string
  gender: 'male' | 'female' | 'unknown' | null
  job_title: string | null
  department: 'administrative' | 'financial' | 'commercial' | null
  email: string | null
  phone: string | null
  mobile: string | null
  language: 'nl' | 'en' | 'fr' | 'de' | null
  portal_access: boolean | null
  user_id: number | null
  receives_reports: boolean | null
  receives_invoices: boolean | null
  active: boolean | null
  created_at: string | null
  created_by_id: number | null
}

export interface CostLineTable {
  id: number
  version: number
  file_id: number
  customer_id: number | null
  cost_type_id: number
  date: string
  description: string | null
  amount: number | null
  amount_currency: string | null
  vat_amount: number | null
  vat_amount_currency: string | null
  charge_to: 'debtor' | 'client' | 'office' | null
  source: 'auto' | 'manual' | 'bailiff' | 'court' | 'extra' | 'advance' | null
  status: 'booked' | 'reversed'
  reversed_at: string | null
  reason: string | null
  created_at: string | null
  created_by_id: number | null
}

export interface CostTypeTable {
  id: number
  version: number
  code: string
  name: unknown
  category: 'collection' | 'court' | 'bailiff' | 'interest' | 'office' | 'other'
  vat_rate: string | null
  charge_to: 'debtor' | 'client' | 'office'
  default_amount: number | null
  default_amount_currency: string | null
  legal_limit: 'none' | 'wik' | 'btag' | 'court_fee' | 'salary' | null
  allocation_order: number | null
  ledger: string | null
  effective_from: string
  effective_until: string | null
  active: boolean | null
}

export interface CountryTable {
  id: number
  version: number
  code: string
  name: unknown
  phone_prefix: string | null
  is_eea: boolean | null
  is_sepa: boolean | null
  active: boolean | null
}

export interface CourtFeeTable {
  id: number
  version: number
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
  id: number
  version: number
  name: string
  type: 'cantonal' | 'district' | 'appeal'
  district: string | null
  visit_street: string | null
  visit_postcode: string | null
  visit_city: string | null
  post_box: string | null
  post_postcode: string | null
  post_city: string | null
  hearing_places: string[] | null
  roll_days: string[] | null
  postcode_ranges: string[] | null
  iban: string | null
  active: boolean | null
}

export interface CustomerTable {
  id: number
  version: number
  number: string
  company: string
  trade_name: string | null
  legal_form: string | null
  kvk_number: string | null
  vat_number: string | null
  vat_deductible: boolean | null
  oin: string | null
  peppol_id: string | null
  iban: string | null
  bic: string | null
  account_holder: string | null
  payout_frequency: 'daily' | 'weekly' | 'biweekly' | 'monthly' | 'manual' | null
  payment_term_days: number | null
  net_with_invoice: boolean | null
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
  language: 'nl' | 'en' | 'fr' | 'de' | null
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
  cost_regime: 'wik' | 'contractual' | 'none' | null
  contractual_costs: string | null
  contractual_minimum: number | null
  contractual_minimum_currency: string | null
  interest_type: 'statutory' | 'commercial' | 'government' | 'contractual' | 'none' | null
  interest_rate: string | null
  interest_per: 'year' | 'month' | null
  interest_compounding: 'annual' | 'none' | null
  sends14_day_letter: boolean | null
  legal_consent: 'always' | 'per_file' | 'never' | null
  merge_mode: 'auto' | 'ask' | 'never' | null
  required_documents: string[] | null
  due_diligence_status: 'open' | 'in_review' | 'approved' | 'rejected' | 'expired' | null
  active: boolean | null
  notes: string | null
  created_at: string | null
}

export interface DebtorAddressTable {
  id: number
  version: number
  debtor_id: number
  type: 'visit' | 'post' | 'previous' | null
  street: string
  house_number: number | null
  house_extension: string | null
  postcode: string | null
  city: string
  country_id: number
  status: 'unverified' | 'verified' | 'moved' | 'unknown' | 'wrong' | null
  source: 'client' | 'debtor' | 'surveillance' | 'bailiff' | 'register' | 'returned_mail' | null
  valid_from: string | null
  valid_until: string | null
  created_at: string | null
}

export interface DebtorContactTable {
  id: number
  version: number
  debtor_id: number
  kind: 'email' | 'phone' | 'mobile'
  email: string | null
  phone: string | null
  value: string | null
  preferred: boolean | null
  status: 'ok' | 'bounced' | 'wrong_person' | 'blocked' | null
  source: 'client' | 'debtor' | 'surveillance' | 'bailiff' | 'register' | 'returned_mail' | null
  blocked_at: string | null
  block_reason: string | null
  created_at: string | null
}

export interface DebtorTable {
  id: number
  version: number
  number: string | null
  name: string | null
  kind: 'private' | 'company'
  salutation_id: number | null
  initials: string | null
  first_name: string | null
  insertion: string | null
  last_name: string | null
  gender: 'male' | 'female' | 'unknown' | null
  birth_date: string | null
  deceased_at: string | null
  company: string | null
  legal_form: string | null
  kvk_number: string | null
  vat_number: string | null
  language: 'nl' | 'en' | 'fr' | 'de' | null
  iban: string | null
  representative_id: number | null
  do_not_call: boolean | null
  do_not_email: boolean | null
  vulnerable: boolean | null
  insolvency_status: string | null
  insolvency_until: string | null
  merged_into_id: number | null
  notes: string | null
  created_at: string | null
  created_by_id: number | null
}

export interface DialerBlacklistTable {
  id: number
  version: number
  phone: string
  reason: 'request' | 'wrong_person' | 'complaint' | 'lawyer' | 'other'
  blocked_from: string | null
  blocked_until: string | null
  note: string | null
  created_by_id: number | null
  created_at: string | null
}

export interface DisputeTable {
  id: number
  version: number
  file_id: number
  customer_id: number | null
  kind: 'not_ordered' | 'not_delivered' | 'defect' | 'already_paid' | 'wrong_amount' | 'wrong_person' | 'identity_fraud' | 'other'
  text: string | null
  opened_at: string
  status: 'open' | 'waiting_client' | 'granted' | 'rejected' | 'withdrawn'
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
  id: number
  version: number
  file_id: number | null
  precasso_id: number | null
  customer_id: number | null
  log_id: number | null
  name: string
  kind: string
  mime_type: string | null
  size: number | null
  sha256: string | null
  pages: number | null
  direction: 'in' | 'out' | null
  channel: 'email' | 'post' | 'sms' | null
  status: 'kept' | 'to_send' | 'approved' | 'sent' | 'rejected'
  visible_to_client: boolean | null
  visible_to_debtor: boolean | null
  retention_until: string | null
  reason: string | null
  decided_by_id: number | null
  sent_at: string | null
  sent_with_id: number | null
  created_at: string | null
  created_by_id: number | null
}

export interface DueDiligenceTable {
  id: number
  version: number
  customer_id: number
  status: 'open' | 'in_review' | 'approved' | 'rejected' | 'expired'
  risk: 'low' | 'medium' | 'high' | null
  checks: unknown | null
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
  id: number
  version: number
  code: string
  name: unknown
  patterns: string[] | null
  sender_rules: string[] | null
  action: 'none' | 'agenda' | 'suspend' | 'complaint' | 'address' | 'arrangement'
  agenda_subject_id: number | null
  threshold: string | null
  position: number | null
  active: boolean | null
  accuracy: string | null
  judged: number | null
}

export interface EmailTemplateTable {
  id: number
  version: number
  name: string
  code: string
  category: 'amicable' | 'judicial' | 'arrangement' | 'client' | 'precasso' | 'service' | 'internal'
  type: 'step' | 'manual' | 'system'
  destination: 'debtor' | 'client'
  file_type: 'private' | 'company' | null
  customer_id: number | null
  subject: unknown
  body: unknown
  from_address: string | null
  reply_to: string | null
  cc: string | null
  bcc: string | null
  annexes: string[] | null
  active: boolean | null
  languages: string[] | null
  variables: string[] | null
  created_at: string | null
  updated_at: string | null
  updated_by_id: number | null
}

export interface EmployeeGroupTable {
  id: number
  version: number
  code: string
  name: string
  description: string | null
  roles: string[] | null
  active: boolean | null
}

export interface ExportJobTable {
  id: number
  created_at: string | null
  created_by_id: number | null
  type: 'file' | null
  columns: 'standard' | 'finance' | 'claims' | 'log'
  format: 'csv' | 'xlsx'
  filter: string | null
  state: 'waiting' | 'running' | 'done' | 'failed' | 'expired' | null
  total: number | null
  done: number | null
  row_total: number | null
  size: number | null
  sha256: string | null
  why: string | null
  api_key: string | null
  ended_at: string | null
  expires_at: string | null
}

export interface ExtraCostDefinitionTable {
  id: number
  version: number
  code: string
  name: unknown
  cost_type_id: number
  pricing: 'fixed' | 'as_imported'
  amount: number | null
  amount_currency: string | null
  vat_rate: string | null
  charge_to: 'debtor' | 'client' | 'office' | null
  approval_above: number | null
  approval_above_currency: string | null
  active: boolean | null
}

export interface FileLogTypeTable {
  id: number
  version: number
  code: string
  name: unknown
  category: 'contact' | 'financial' | 'legal' | 'system' | 'client' | 'complaint' | null
  position: number | null
  active: boolean | null
}

export interface FileLogTable {
  id: number
  version: number
  file_id: number
  customer_id: number | null
  at: string | null
  user_id: number | null
  subject: string
  content: string | null
  category: 'contact' | 'financial' | 'legal' | 'system' | 'client' | 'complaint' | null
  type_id: number | null
  channel: 'phone_in' | 'phone_out' | 'email' | 'post' | 'sms' | 'portal' | 'visit' | 'system' | null
  visible_to_client: boolean | null
  caller_number: string | null
  caller_name: string | null
  call_result: 'reached' | 'voicemail' | 'no_answer' | 'wrong_number' | 'refused' | null
  data_change: unknown | null
  data_change_status: 'none' | 'pending' | 'accepted' | 'rejected'
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
  id: number
  version: number
  lead_id: number
  customer_id: number | null
  debtor_id: number | null
  status: 'merged' | 'undone'
  claims: number | null
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
  id: number
  version: number
  code: number
  name: unknown
  client_text: unknown | null
  phase: 'amicable' | 'judicial' | 'monitoring' | 'bailiff' | 'partner' | 'shv'
  workflow_statuses: string[] | null
  visible_to_client: boolean | null
  api_code: string | null
  success: boolean | null
  colour: string | null
  position: number | null
  active: boolean | null
}

export interface FileTable {
  id: number
  version: number
  number: string | null
  customer_id: number
  merchant_id: number | null
  debtor_id: number
  file_type: 'private' | 'company'
  legal_type_id: number | null
  phase: 'amicable' | 'judicial' | 'monitoring' | 'bailiff' | 'partner' | 'shv' | null
  file_status_id: number | null
  workflow_status: string
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
  currency: 'EUR' | 'DKK' | 'GBP' | null
  language: 'nl' | 'en' | 'fr' | 'de' | null
  source: 'manual' | 'import' | 'api' | 'portal' | 'precasso' | 'subscription' | 'sales_file' | null
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
  fourteen_day_state: 'not_needed' | 'none' | 'running' | 'expired_unpaid' | 'paid_in_time' | 'invalid' | null
  fourteen_day_sent: string | null
  fourteen_day_end: string | null
  limitation_date: string | null
  disputed: boolean | null
  arrangement_active: boolean | null
  insolvent: boolean | null
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
  id: number
  version: number
  date: string
  name: unknown
  country_id: number
  code: string | null
  is_statutory: boolean | null
  is_bank_holiday: boolean | null
  is_contact_free: boolean | null
}

export interface ImportJobTable {
  id: number
  name: string
  type: 'file' | 'subscription' | 'precasso' | 'precasso_update'
  customer_id: number
  mapping_id: number | null
  status: string
  format: 'csv' | 'xlsx' | 'xml' | 'json' | 'zip' | null
  sha256: string
  size: number | null
  content_gone: boolean | null
  columns: unknown | null
  attachments: unknown | null
  merge: boolean | null
  start: 'now' | 'date' | 'hold' | null
  start_on: string | null
  partly: boolean | null
  rows_total: number | null
  rows_checked: number | null
  rows_ok: number | null
  rows_failed: number | null
  rows_duplicate: number | null
  rows_imported: number | null
  rows_undone: number | null
  reason: string | null
  sent_by: string | null
  locale: 'nl' | 'en' | 'fr' | null
  started_at: string | null
  finished_at: string | null
  created_at: string | null
  created_by_id: number | null
}

export interface ImportMappingTable {
  id: number
  version: number
  name: string
  type: 'file' | 'subscription' | 'precasso' | 'precasso_update'
  customer_id: number | null
  date_order: 'dmy' | 'mdy' | null
  decimal: 'auto' | 'comma' | 'point' | null
  columns: unknown | null
  active: boolean | null
  created_at: string | null
  created_by_id: number | null
}

export interface ImportRowTable {
  id: number
  job_id: number
  customer_id: number
  row_number: number
  place: number
  status: 'ok' | 'warning' | 'error' | 'duplicate' | 'imported' | 'skipped' | null
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
  id: number
  version: number
  key: string | null
  mailbox_id: number | null
  kind: 'ordinary' | 'bounce' | 'auto_reply' | null
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
  status: 'new' | 'classified' | 'linked' | 'done' | 'spam' | 'ignored'
  handled_by_id: number | null
  handled_at: string | null
  created_at: string | null
}

export interface InsolvencyEventTable {
  id: number
  version: number
  debtor_id: number
  kind: string
  start_date: string
  end_date: string | null
  reference: string | null
  court_id: number | null
  representative_id: number | null
  blocks_collection: boolean | null
  stops_interest: boolean | null
  offered_percentage: string | null
  note: string | null
  status: 'active' | 'ended'
  created_at: string | null
  created_by_id: number | null
}

export interface InstalmentTable {
  id: number
  version: number
  arrangement_id: number
  customer_id: number | null
  sequence: number | null
  due_date: string
  amount: number
  amount_currency: string
  paid_amount: number | null
  paid_amount_currency: string | null
  paid_at: string | null
  status: 'scheduled' | 'due' | 'reminded' | 'paid' | 'partial' | 'missed' | 'waived' | 'postponed' | null
  change: 'none' | 'postponed' | 'waived'
  agreed_on: string | null
  reason: string | null
}

export interface InterestRateTable {
  id: number
  version: number
  type: 'statutory' | 'commercial'
  rate: string
  effective_from: string
  effective_until: string | null
  source: string | null
}

export interface InterestSettingTable {
  id: number
  version: number
  file_id: number
  customer_id: number | null
  claim_id: number | null
  type: 'statutory' | 'commercial' | 'government' | 'contractual' | 'none'
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
  id: number
  version: number
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
  id: number
  version: number
  code: string
  name: unknown
  country_id: number
  default_interest_type: 'statutory' | 'commercial' | 'government' | 'contractual' | 'none'
  statutory_costs: boolean | null
  limitation_category: 'contract_5' | 'consumer_2' | 'general_20' | null
  default_phase: 'amicable' | 'judicial' | 'monitoring' | 'bailiff' | 'partner' | 'shv' | null
  position: number | null
  active: boolean | null
}

export interface MailboxTable {
  id: number
  version: number
  address: string
  host: string
  port: number | null
  security: 'tls' | 'starttls' | null
  user_name: string
  password: string | null
  folder: string
  afterwards: 'keep' | 'mark' | 'move' | null
  move_to: string | null
  active: boolean
  fetched_at: string | null
  problem: string | null
  uid_validity: string | null
  last_uid: number | null
  created_at: string | null
  created_by_id: number | null
}

export interface MerchantTable {
  id: number
  version: number
  name: string
  webshop_name: string | null
  url: string | null
  client_id: number
  kvk_number: string | null
  external_id: string | null
  created_at: string | null
}

export interface MessageTable {
  id: number
  version: number
  key: string | null
  channel: 'email' | 'post' | 'sms'
  file_id: number | null
  precasso_id: number | null
  customer_id: number | null
  debtor_id: number | null
  destination: 'debtor' | 'client' | null
  email_template_id: number | null
  post_mail_template_id: number | null
  sms_template_id: number | null
  template_version: number | null
  language: 'nl' | 'en' | 'fr' | 'de' | null
  to_address: string | null
  subject: string | null
  body: string | null
  document_id: number | null
  step_id: number | null
  run_id: number | null
  is_fourteen_day_letter: boolean | null
  announced_costs: number | null
  announced_costs_currency: string | null
  status: string
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
  id: number
  version: number
  mime_type: string
  name: unknown
  extensions: string[]
  max_size_mb: number
  allowed_for: string[] | null
  inline_allowed: boolean | null
  active: boolean | null
}

export interface NewsItemTable {
  id: number
  version: number
  title: unknown
  content: unknown | null
  audience: string[]
  publish_from: string | null
  publish_until: string | null
  pinned: boolean | null
  created_at: string | null
  created_by_id: number | null
}

export interface PartnerTable {
  id: number
  version: number
  name: string
  kind: 'collection_abroad' | 'address' | 'print' | 'sms' | 'payment' | 'credit_info' | 'dialer'
  website: string | null
  contacts: unknown | null
  fee: number | null
  fee_currency: string | null
  file_format: 'csv' | 'xlsx' | 'xml' | 'json' | 'pdf' | null
  notes: string | null
  active: boolean | null
  created_at: string | null
}

export interface PaymentDescriptionTable {
  id: number
  version: number
  priority: number | null
  code: string
  name: unknown
  field: 'text' | 'name' | 'iban' | 'bank_code'
  pattern: string
  counterparty_iban: string | null
  kind: 'debtor_payment' | 'client_transfer' | 'bailiff' | 'psp' | 'fee' | 'refund' | 'own_transfer' | 'unknown'
  action: 'match' | 'ignore' | 'ask'
  active: boolean | null
}

export interface PaymentTable {
  id: number
  version: number
  file_id: number
  customer_id: number | null
  direction: 'in' | 'out' | null
  date: string
  amount: number
  amount_currency: string
  received_by: 'office' | 'client' | 'bailiff' | 'psp' | null
  method: 'bank' | 'ideal' | 'direct_debit' | 'cash' | 'netting' | null
  description: string | null
  designated_claim_id: number | null
  status: 'booked' | 'reversed'
  reversed_at: string | null
  reason: string | null
  created_at: string | null
  created_by_id: number | null
}

export interface PostMailTemplateTable {
  id: number
  version: number
  name: string
  code: string
  category: 'amicable' | 'judicial' | 'arrangement' | 'client' | 'precasso' | 'service' | 'internal'
  type: 'step' | 'manual' | 'system'
  destination: 'debtor' | 'client'
  file_type: 'private' | 'company' | null
  customer_id: number | null
  subject: unknown
  body: unknown
  letterhead: 'office' | 'client'
  address_window: 'left' | 'right'
  signature: 'office' | 'user' | 'none'
  enclosures: string[] | null
  duplex: boolean | null
  colour: boolean | null
  registered: boolean | null
  cost_type_id: number | null
  active: boolean | null
  languages: string[] | null
  variables: string[] | null
  created_at: string | null
  updated_at: string | null
  updated_by_id: number | null
}

export interface PrecassoTable {
  id: number
  version: number
  number: string | null
  customer_id: number
  merchant_id: number | null
  debtor_id: number
  file_type: 'private' | 'company'
  status: 'new' | 'in_progress' | 'paused' | 'paid' | 'transferred' | 'withdrawn' | 'closed'
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
  fourteen_day_state: 'not_needed' | 'none' | 'running' | 'expired_unpaid' | 'paid_in_time' | 'invalid' | null
  fourteen_day_sent: string | null
  fourteen_day_end: string | null
  branding: 'client' | 'office' | null
  language: 'nl' | 'en' | 'fr' | 'de' | null
  client_reference: string | null
  payment_reference: string | null
  file_id: number | null
  closed_at: string | null
  reason: string | null
  created_at: string | null
  created_by_id: number | null
}

export interface ProcessingItemTable {
  id: number
  version: number
  run_id: number
  file_id: number | null
  precasso_id: number | null
  customer_id: number | null
  step_id: number | null
  planned_for: string | null
  status: 'pending' | 'done' | 'in_hold' | 'skipped' | 'error'
  hold_reason: string | null
  note: string | null
  assigned_to_id: number | null
  since: string | null
  decided_by_id: number | null
  reason: string | null
}

export interface ProcessingRunTable {
  id: number
  version: number
  name: string | null
  type: 'file' | 'precasso' | 'monitoring' | 'post_batch' | 'email' | 'sms'
  status: 'draft' | 'approved' | 'running' | 'completed' | 'failed' | 'cancelled'
  planned_for: string | null
  customer_id: number | null
  excluded: unknown | null
  most: number | null
  total: number | null
  done: number | null
  held: number | null
  skipped: number | null
  failed: number | null
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
  id: number
  version: number
  name: string
  kind: 'debt_helper' | 'municipality' | 'administrator' | 'receiver' | 'guardian' | 'lawyer' | 'heir'
  organisation: string | null
  email: string | null
  phone: string | null
  street: string | null
  postcode: string | null
  city: string | null
  reference: string | null
  active: boolean | null
  created_at: string | null
}

export interface SalutationTable {
  id: number
  version: number
  code: string
  name: unknown
  letter_opening: unknown | null
  position: number | null
  active: boolean | null
}

export interface SavedViewTable {
  id: number
  version: number
  name: string
  list: string
  audience: 'me' | 'team' | 'role' | 'staff'
  team_id: number | null
  role: string | null
  address: string | null
  hidden: string[] | null
  column_order: string[] | null
  density: 'comfortable' | 'compact' | null
  first: boolean | null
  counted: boolean | null
  created_by_id: number | null
  created_at: string | null
}

export interface ScheduledSendTable {
  id: number
  version: number
  name: string
  type: 'processing' | 'email' | 'sms'
  workflow_id: number | null
  step_id: number | null
  customer_id: number | null
  time: string
  days: string[]
  max_items: number | null
  active: boolean | null
  next_run_at: string | null
  last_run_at: string | null
  last_run_id: number | null
  created_at: string | null
  created_by_id: number | null
}

export interface SharedInfoTable {
  id: number
  version: number
  title: string
  content: string
  recipient: string | null
  valid_until: string
  max_views: number | null
  view_count: number | null
  password: string | null
  has_password: boolean | null
  status: 'unshared' | 'shared' | 'revoked'
  has_link: boolean | null
  token_hash: string | null
  revoked_at: string | null
  created_at: string | null
  created_by_id: number | null
}

export interface SmsTemplateTable {
  id: number
  version: number
  name: string
  code: string
  category: 'amicable' | 'judicial' | 'arrangement' | 'client' | 'precasso' | 'service' | 'internal'
  type: 'step' | 'manual' | 'system'
  destination: 'debtor' | 'client'
  file_type: 'private' | 'company' | null
  customer_id: number | null
  text: unknown
  sender: string
  link_allowed: boolean | null
  active: boolean | null
  languages: string[] | null
  variables: string[] | null
  created_at: string | null
  updated_at: string | null
  updated_by_id: number | null
}

export interface SubpoenaSalaryTable {
  id: number
  version: number
  kind: 'band' | 'eviction' | 'undetermined' | 'after_costs' | 'after_costs_district' | 'after_costs_service'
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
  id: number
  version: number
  name: string
  code: string
  legal_type_id: number | null
  court_type: 'cantonal' | 'district' | 'appeal'
  file_type: 'private' | 'company'
  language: 'nl' | 'en' | 'fr' | 'de'
  parties: string
  grounds: string | null
  defences: string | null
  evidence: string | null
  claim: string
  notices: string
  active: boolean | null
  variables: string[] | null
  created_at: string | null
  updated_at: string | null
  updated_by_id: number | null
}

export interface TagTable {
  id: number
  version: number
  name: string
  colour: string | null
  description: string | null
  active: boolean | null
}

export interface TeamTable {
  id: number
  version: number
  name: string
  manager_id: number | null
  phases: string[] | null
  working_hours: unknown | null
  max_open_items: number | null
  active: boolean | null
}

export interface TemplateVariableTable {
  id: number
  version: number
  key: string
  label: unknown
  description: unknown | null
  category: string | null
  type: 'system' | 'custom' | null
  format: 'text' | 'money' | 'date' | 'number' | 'link' | 'html' | 'table' | null
  texts: unknown | null
  customer_id: number | null
  sample: string | null
  scopes: string[] | null
  created_at: string | null
  updated_at: string | null
  updated_by_id: number | null
}

export interface UserTable {
  id: number
  version: number
  username: string
  name: string
  initials: string | null
  salutation_id: number | null
  gender: 'male' | 'female' | 'unknown' | null
  email: string
  phone: string | null
  kind: 'employee' | 'customer' | 'contact_person'
  department: 'administrative' | 'financial' | 'commercial' | null
  employee_group_id: number | null
  team_id: number | null
  only_team_id: number | null
  locale: 'nl' | 'en' | 'fr' | null
  roles: string[] | null
  calendar_start: string | null
  calendar_end: string | null
  signature: string | null
  wki_trained_at: string | null
  wki_training_expires_at: string | null
  active: boolean | null
  last_login_at: string | null
  created_at: string | null
}

export interface WebhookDeliveryTable {
  id: number
  at: string | null
  webhook_id: number
  customer_id: number
  event: string
  file: string | null
  event_id: string
  status: 'pending' | 'delivered' | 'failed'
  attempts: number | null
  http_status: number | null
  duration_ms: number | null
  problem: string | null
  tried_at: string | null
  next_try_at: string | null
}

export interface WebhookTable {
  id: number
  version: number
  name: string | null
  customer_id: number
  url: string
  events: string[]
  active: boolean
  last_delivery_at: string | null
  last_status: 'delivered' | 'failed' | null
  failing_since: string | null
  secret_at: string | null
  created_by_id: number | null
  created_at: string | null
}

export interface WorkflowExecutionTable {
  id: number
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
  id: number
  version: number
  workflow_id: number
  sequence: number | null
  name: unknown
  action_type: string
  email_template_id: number | null
  post_mail_template_id: number | null
  sms_template_id: number | null
  fallback_channel: 'email' | 'post' | 'sms' | null
  destination: 'debtor' | 'client' | null
  agenda_subject_id: number | null
  cost_type_id: number | null
  new_phase: 'amicable' | 'judicial' | 'monitoring' | 'bailiff' | 'partner' | 'shv' | null
  new_file_status_id: number | null
  delay_days: number
  delay_basis: 'calendar' | 'working' | null
  send_from: string | null
  send_until: string | null
  conditions: unknown | null
  next_step_id: number | null
  else_step_id: number | null
  stop_on_payment: boolean | null
  requires_approval: boolean | null
  is_fourteen_day_letter: boolean | null
  adds_collection_costs: boolean | null
  active: boolean | null
}

export interface WorkflowTable {
  id: number
  version: number
  name: string
  code: string
  revision: number | null
  previous_id: number | null
  category: 'standard' | 'client_specific' | 'staffel' | 'phase' | 'precasso'
  phase: 'amicable' | 'judicial' | 'monitoring' | 'bailiff' | 'partner' | 'shv' | null
  file_type: 'private' | 'company' | 'both' | null
  customer_id: number | null
  legal_type_id: number | null
  description: string | null
  status: 'draft' | 'active' | 'retired'
  activated_at: string | null
  created_at: string | null
  created_by_id: number | null
  updated_at: string | null
}

export interface WriteOffTable {
  id: number
  version: number
  file_id: number
  customer_id: number | null
  date: string
  component: 'principal' | 'interest' | 'collection_costs' | 'collection_costs_vat' | 'court_costs' | 'execution_costs' | 'other_costs'
  amount: number
  amount_currency: string
  reason: string
  status: 'booked' | 'reversed'
  reversed_at: string | null
  reverse_reason: string | null
  created_at: string | null
  created_by_id: number | null
}
