/** Where the texts of the choices of a filter are: of one through a relation, with the record that it looks at. */
import type { Property } from '#schemas/entity.ts'

export const valuesKey = (resource: string | undefined, { name, through }: Property): string =>
  through ? `resources.${through.entity}.values.${through.property.name}` : `resources.${resource}.values.${name}`
