/** Properties whose sums a list shows below its rows, and whether its reader wants them, kept with the account. */
import { usePreference } from '#providers/usePreference.ts'
import type { Entity, Property } from '#schemas/entity.ts'

/** Sums over definitions, such as prices, mean nothing. */
export const totalled = ({ kind, properties }: Entity): Property[] =>
  kind === 'lookup'
    ? []
    : properties.filter(
        ({ type, access, writeOnly }) =>
          (type === 'money' || type === 'decimal') && !writeOnly && !access?.logReads && !access?.mask,
      )

export function useTotalsShown(resource: string): [boolean, (wanted: boolean) => void] {
  const [value, change] = usePreference(`totals:${resource}`)
  return [value !== false, (wanted) => change(wanted ? undefined : false)]
}
