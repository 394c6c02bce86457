/** Account of the ledger for a cost, by the category of its type. */
import type { CostPart } from './facts.ts'

const parts: Readonly<Record<string, CostPart>> = {
  collection: 'collection_costs',
  court: 'court_costs',
  bailiff: 'execution_costs',
}

export const costPartOf = (category: string): CostPart => parts[category] ?? 'other_costs'
