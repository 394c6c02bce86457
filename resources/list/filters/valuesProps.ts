/** Props of inputs for the values of a filter. */
import type { Property } from '#schemas/entity.ts'
import type { FilterValue, Kind } from './kinds.ts'

export type ValuesProps = {
  property: Property
  kind: Kind
  label: string
  /** Values as typed. */
  drafts: readonly FilterValue[]
  onChange: (drafts: readonly FilterValue[]) => void
  /** Error message. */
  mistake?: string
}
