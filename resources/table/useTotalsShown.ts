/** Whether a reader wants the sums below the rows of a list, kept with the account. */
import { usePreference } from '#providers/usePreference.ts'

export function useTotalsShown(resource: string): [boolean, (wanted: boolean) => void] {
  const [value, change] = usePreference(`totals:${resource}`)
  return [value !== false, (wanted) => change(wanted ? undefined : false)]
}
