/** Which columns this person shows in the list of a page, and in which order, in every browser (specification, section 9). */
import { useMemo } from 'react'
import { useCreatePath } from 'react-admin'
import { isObject } from '#providers/callErrors.ts'
import { toOutside } from '#providers/pagePaths.ts'
import { usePreference } from '#providers/usePreference.ts'

/** Both name properties. What is not in `order` stands where the list was made to have it. */
export type ColumnChoice = { hidden: readonly string[]; order: readonly string[] }

/** @returns The choice, and how to change it; nothing hidden and in no order of one's own is how the list was made. */
export function useColumnChoice(resource: string): [ColumnChoice, (next: Partial<ColumnChoice>) => void] {
  const list = useCreatePath()({ resource, type: 'list' })
  const [value, change] = usePreference(`columns:${toOutside(list, '').pathname}`)
  const choice = useMemo(() => {
    const names = (part: 'hidden' | 'order') =>
      isObject(value) && Array.isArray(value[part]) ? value[part].map(String) : []
    return { hidden: names('hidden'), order: names('order') }
  }, [value])
  const handleChange = (next: Partial<ColumnChoice>) => {
    const { hidden, order } = { ...choice, ...next }
    const kept = { ...(hidden.length > 0 && { hidden }), ...(order.length > 0 && { order }) }
    change(Object.keys(kept).length > 0 ? kept : undefined)
  }
  return [choice, handleChange]
}
