/** Facts of one property with the usual values filled in, so that a generated file names only what differs. */
import type { Property } from './entity.ts'

export const property = (given: Pick<Property, 'name' | 'type'> & Partial<Property>): Property => ({
  column: given.name,
  required: false,
  readOnly: false,
  writeOnly: false,
  search: false,
  filter: false,
  sort: false,
  unique: [],
  ...given,
})
