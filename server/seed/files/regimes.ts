/** Agreements with customers about costs, and the ground of their claims, as their files follow it. */
import type { CostRegime } from '#domain/law/costRegime.ts'
import type { Trx } from '#server/db/engine.ts'
import { legalTypeId } from '#server/seed/reference/legalTypes.ts'
import { names } from '#server/sql/names.ts'
import { regimeColumns } from '#server/subjects/ledger/regime.ts'

const c = names('customer', 'c')

export type Agreed = CostRegime & { legalType: number | null }
export type Regime = CostRegime

const usual: Agreed = { regime: 'wik', percent: null, minimum: null, vatDeductible: true, legalType: null }

export async function agreedIn({ query }: Pick<Trx, 'query'>): Promise<(customer: number) => Agreed> {
  const { rows } = await query<Agreed & { id: number }>({
    text: `select ${c.id}::int as id, ${regimeColumns(c.legal_type_id)}, ${c.legal_type_id}::int as "legalType" from customer c`,
  })
  const byId = new Map(
    rows.map(({ id, percent, ...agreed }) => [id, { ...agreed, percent: percent?.replace(/\.?0+$/, '') ?? null }]),
  )
  return (customer) => byId.get(customer) ?? usual
}

const purchase = legalTypeId('consumer_purchase')
const business = legalTypeId('b2b_invoice')

/** The ground of claims on a person or a company: only a consumer buys as one, and only a company owes a business invoice. */
export function groundOf({ legalType }: Pick<Agreed, 'legalType'>, isCompany: boolean): number | null {
  if (isCompany) return legalType === purchase ? business : legalType
  return legalType === business ? legalTypeId('service') : legalType
}

/** Whether the ground is one of what a consumer buys, which two years limit. */
export const isPurchase = (ground: number | null, isCompany: boolean): boolean =>
  !isCompany && (ground === purchase || ground === legalTypeId('energy'))
