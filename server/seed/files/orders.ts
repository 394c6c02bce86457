/** Order in which payments settle, by customer and phase, as the ledger of each file will ask. */
import { lawfulOrder, type AllocationOrder, type Component } from '#domain/money/allocation.ts'
import type { Trx } from '#server/db/engine.ts'
import { names } from '#server/sql/names.ts'

const a = names('allocation_template', 'a')

type Row = {
  phase: string | null
  isDefault: boolean
  customers: number[] | null
  components: { component: Component }[]
} & Omit<AllocationOrder, 'components'>

export type Orders = (customer: number, phase: string) => AllocationOrder

/** Orders of allocation: that of a customer comes before that of a phase, and that before the one for all. */
export async function ordersIn({ query }: Pick<Trx, 'query'>): Promise<Orders> {
  const { rows } = await query<Row>({
    text: `select ${a.phase}, ${a.is_default} as "isDefault", ${a.components}, ${a.respect_designation} as "respectDesignation",
        ${a.most_onerous_first} as "mostOnerousFirst", ${a.oldest_first} as "oldestFirst", ${a.bailiff_costs_first} as "bailiffCostsFirst",
        (select json_agg(x.target_id) from allocation_template_customers x where x.owner_id = ${a.id}) as customers
      from allocation_template a where ${a.active} order by ${a.phase} is null, ${a.id}`,
  })
  return (customer, phase) => {
    const fits = rows.filter((row) => row.phase === null || row.phase === phase)
    const row = fits.find(({ customers }) => customers?.includes(customer)) ?? fits.find(({ isDefault }) => isDefault)
    if (!row) return lawfulOrder
    const { respectDesignation, mostOnerousFirst, oldestFirst, bailiffCostsFirst } = row
    const components = row.components.map(({ component }) => component)
    return { components, respectDesignation, mostOnerousFirst, oldestFirst, bailiffCostsFirst }
  }
}
