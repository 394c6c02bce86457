/** Agreement with a customer, and whether it may give new files. */
import { lawfulTerms } from '#domain/law/consumerInterest.ts'
import type { CostRegime } from '#domain/law/costRegime.ts'
import { categoryFor, type LimitationCategory } from '#domain/law/limitation.ts'
import type { FileStored } from '#schemas/generated/file.ts'
import type { Engine } from '#server/db/engine.ts'
import type { Text } from '#server/errors.ts'
import { settingValue } from '#server/foundation/storedSettings.ts'
import { names } from '#server/sql/names.ts'
import { regimeColumns } from '#server/subjects/ledger/regime.ts'

type Database = Pick<Engine, 'query'>
type Interest = 'statutory' | 'commercial' | 'government' | 'contractual' | 'none'

export type Agreed = CostRegime & {
  company: string
  legalType: number | null
  type: Interest
  /** Interest of the legal ground if it is not the client's usual one; null: the client's agreed interest applies. */
  usual: Interest | null
  /** Limitation of new claims, and phase of the new file, by the legal ground. */
  limitation: LimitationCategory
  phase: FileStored['phase']
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

const c = names('customer', 'c')
const g = names('legal_type', 'g')

/**
 * @param legalType The ground of the claims, where it is not the usual one of the customer.
 * @returns undefined when there is no such customer.
 */
export async function agreedWith(
  { query }: Database,
  customer: number,
  legalType: number | null = null,
): Promise<Agreed | undefined> {
  const { rows } = await query<Agreed>({
    text: `select ${c.company}, ${g.id}::int as "legalType", coalesce(${g.limitation_category}, 'contract_5') as limitation, coalesce(${g.default_phase}, 'amicable') as phase,
        case when $2::bigint <> coalesce(${c.legal_type_id}, 0) then ${g.default_interest_type} end as usual, coalesce(${c.interest_type}, 'statutory') as type, ${c.interest_rate}::text as rate,
        ${c.interest_per} as per, ${c.interest_compounding} as compounding, ${c.team_id}::int as team,
        ${c.case_manager_id}::int as "caseManager", ${c.account_manager_id}::int as "accountManager",
        ${regimeColumns(g.id)}, coalesce(${c.merge_mode}, 'ask') as "mergeMode",
        coalesce(${c.sends14_day_letter}, false) as "sendsLetter", coalesce(${c.active}, true) as "isActive",
        coalesce(${c.due_diligence_status}, 'open') as "dueDiligence"
      from customer c left join legal_type g on ${g.id} = coalesce($2::bigint, ${c.legal_type_id}) where ${c.id} = $1`,
    values: [customer, legalType],
  })
  return rows[0]
}

/**
 * Interest and limitation by the ground, where it is another than the one that the client's agreement was made for. A contract's rate is known
 * of that agreement alone, and only companies and public bodies owe the rates of commerce (Civil Code 6:119a, 6:119b), whatever
 * the ground or the client's usual interest is: a private person owes that of the law.
 */
export function onGround(given: Agreed, fileType: 'private' | 'company' | undefined): Agreed {
  const agreed = { ...given, limitation: categoryFor(given.limitation, fileType) }
  const { usual } = agreed
  const isOfCommerce = usual === 'commercial' || usual === 'government'
  if (usual === null || usual === 'contractual' || (isOfCommerce && fileType !== 'company'))
    return lawfulTerms(agreed, fileType)
  return { ...agreed, type: usual, rate: null, per: null, compounding: null }
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
