// Generated from schemas/*.schema.json by npm run codegen. Do not edit.
import type { Generated } from 'kysely'

/** Keys are table names. Amounts are whole cents, numerics text, days and moments ISO text. */
export interface Database {
  api_client: ApiClientTable
  api_log: ApiLogTable
  client_api_plugin: ClientApiPluginTable
  customer: CustomerTable
  merchant: MerchantTable
  app_user: UserTable
  webhook_delivery: WebhookDeliveryTable
  webhook: WebhookTable
  app_user_customers: LinkTable
}

export interface LinkTable {
  owner_id: number
  target_id: number
}

export interface ApiClientTable {
  id: Generated<number>
  version: Generated<number>
  name: string
  customer_id: number
  scopes: string[]
  key_prefix: string | null
  ip_allow: Generated<string[] | null>
  rate_limit: Generated<number | null>
  expires_at: string | null
  active: Generated<boolean | null>
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

export interface CustomerTable {
  id: Generated<number>
  version: Generated<number>
  number: string
  company: string
  trade_name: string | null
  kvk_number: string | null
  vat_number: string | null
  iban: string | null
  email: string | null
  phone: string | null
  website: string | null
  street: string | null
  postcode: string | null
  city: string | null
  language: Generated<'nl' | 'en' | 'fr' | 'de' | null>
  account_manager_id: number | null
  commission: string | null
  payout_minimum: number | null
  payout_minimum_currency: string | null
  contract_from: string | null
  active: Generated<boolean | null>
  notes: string | null
  created_at: string | null
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

export interface UserTable {
  id: Generated<number>
  version: Generated<number>
  username: string
  name: string
  email: string
  phone: string | null
  kind: Generated<'employee' | 'customer' | 'contact_person'>
  department: 'administrative' | 'financial' | 'commercial' | null
  locale: Generated<'nl' | 'en' | 'fr' | null>
  roles: Generated<string[] | null>
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
  active: Generated<boolean | null>
  last_delivery_at: string | null
  last_status: 'delivered' | 'failed' | null
  failing_since: string | null
  secret_at: string | null
  created_by_id: number | null
  created_at: string | null
}
