/** Facts of one property with the usual values filled in, so that a generated file names only what differs. */
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

/** Unless the schema names another: `webshopName` → `webshop_name`; what points at one record holds its id. */
export const columnOf = (name: string, pointsAtOne: boolean): string => snakeCase(name) + (pointsAtOne ? '_id' : '')

/** `webshopName` and `webshop-name` → `webshop_name` */
export const snakeCase = (name: string): string =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
    .replace(/-/g, '_')
    .toLowerCase()
