/** What was agreed with a customer, and whether it may give new files. */
import type { CostRegime } from '#domain/law/costRegime.ts'
import type { Engine } from '#server/db/engine.ts'
import type { Text } from '#server/errors.ts'
import { settingValue } from '#server/foundation/storedSettings.ts'
import { names } from '#server/sql/names.ts'

type Database = Pick<Engine, 'query'>

export type Agreed = CostRegime & {
  company: string
  legalType: number | null
  type: 'statutory' | 'commercial' | 'government' | 'contractual' | 'none'
  rate: string | null
  per: 'year' | 'month' | null
  compounding: 'annual' | 'none' | null
  team: number | null
  caseManager: number | null
  accountManager: number | null
  mergeMode: 'auto' | 'ask' | 'never'
  sendsLetter: boolean
  isActive: boolean
  dueDiligence: string
}

const c = names('customer')

/** @returns undefined when there is no such customer. */
export async function agreedWith({ query }: Database, customer: number): Promise<Agreed | undefined> {
  const { rows } = await query<Agreed>({
    text: `select ${c.company}, ${c.legal_type_id}::int as "legalType", coalesce(${c.interest_type}, 'statutory') as type, ${c.interest_rate}::text as rate,
        ${c.interest_per} as per, ${c.interest_compounding} as compounding, ${c.team_id}::int as team,
        ${c.case_manager_id}::int as "caseManager", ${c.account_manager_id}::int as "accountManager",
        coalesce(${c.cost_regime}, 'wik') as regime, ${c.contractual_costs}::text as percent, ${c.contractual_minimum}::int as minimum,
        coalesce(${c.vat_deductible}, true) as "vatDeductible", coalesce(${c.merge_mode}, 'ask') as "mergeMode",
        coalesce(${c.sends14_day_letter}, false) as "sendsLetter", coalesce(${c.active}, true) as "isActive",
        coalesce(${c.due_diligence_status}, 'open') as "dueDiligence"
      from customer where ${c.id} = $1`,
    values: [customer],
  })
  return rows[0]
}

/** @returns Why it may give no new files, by field; nothing when it may. */
export async function intakeRefusal(database: Database, agreed: Agreed | undefined): Promise<Record<string, Text[]>> {
  if (!agreed) return { customer: [{ key: 'error.file.noCustomer' }] }
  if (!agreed.isActive) return { customer: [{ key: 'error.file.inactive' }] }
  const setting = await settingValue(database, 'wki.intakeStops')
  const stops = setting === 'rejected' ? ['rejected'] : setting === 'never' ? [] : ['rejected', 'expired']
  if (!stops.includes(agreed.dueDiligence)) return {}
  return { common: [{ key: `error.file.intake.${agreed.dueDiligence}`, values: { company: agreed.company } }] }
}
