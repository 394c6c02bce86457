// Generated from schemas/*.schema.json by npm run codegen. Do not edit.
import type { Generated } from 'kysely'

/** Keys are table names. Amounts are whole cents, numerics text, days and moments ISO text. */
export interface Database {
  customer: CustomerTable
  merchant: MerchantTable
  app_user: UserTable
  app_user_customers: LinkTable
}

export interface LinkTable {
  owner_id: number
  target_id: number
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
