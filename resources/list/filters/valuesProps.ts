/** What every input for the values of a filter is given. */
import type { Property } from '#schemas/entity.ts'
import type { FilterValue, Kind } from './kinds.ts'

export type ValuesProps = {
  property: Property
  kind: Kind
  label: string
  /** As they are typed. */
  drafts: readonly FilterValue[]
  onChange: (drafts: readonly FilterValue[]) => void
  /** What is wrong with them. */
  mistake?: string
}
