/** Key of the texts of a filter's choices: a filter through a relation uses those of the related entity. */
import type { Property } from '#schemas/entity.ts'

export const valuesKey = (resource: string | undefined, { name, through }: Property): string =>
  through ? `resources.${through.entity}.values.${through.property.name}` : `resources.${resource}.values.${name}`
