/** Expands the facts of a property with defaults, so that a generated file contains only deviations. */
import type { Property } from './entity.ts'

type Given = Pick<Property, 'name' | 'type'> & Partial<Property>

export const property = (given: Given): Property => ({
  column: columnOf(given.name, given.relation?.many === false),
  required: false,
  readOnly: false,
  writeOnly: false,
  search: false,
  filter: false,
  sort: false,
  unique: [],
  ...given,
})

/** Default column: `webshopName` → `webshop_name`; a relation to one record ends in _id. */
export const columnOf = (name: string, pointsAtOne: boolean): string => snakeCase(name) + (pointsAtOne ? '_id' : '')

/** `webshopName` and `webshop-name` → `webshop_name` */
export const snakeCase = (name: string): string =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
    .replace(/-/g, '_')
    .toLowerCase()
