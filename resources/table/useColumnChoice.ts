/** Which columns this person shows in the list of a page, and in which order, in every browser (specification, section 9). */
import { useMemo } from 'react'
import { useCreatePath } from 'react-admin'
import { isObject } from '#providers/callErrors.ts'
import { toOutside } from '#providers/router/pagePaths.ts'
import { usePreference } from '#providers/usePreference.ts'

/** Both name properties. What is not in `order` stands where the list was made to have it. */
export type ColumnChoice = { hidden: readonly string[]; order: readonly string[] }

/**
 * @param made Columns that the list was made to hide; in no order of one's own, that is how the list was made.
 * @returns The choice, and how to change it.
 */
export function useColumnChoice(
  resource: string,
  made: readonly string[],
): [ColumnChoice, (next: Partial<ColumnChoice>) => void] {
  const list = useCreatePath()({ resource, type: 'list' })
  const [value, change] = usePreference(`columns:${toOutside(list, '').pathname}`)
  const choice = useMemo(() => {
    const names = (part: 'hidden' | 'order', absent: readonly string[]) =>
      isObject(value) && Array.isArray(value[part]) ? value[part].map(String) : absent
    return { hidden: names('hidden', made), order: names('order', none) }
  }, [value, made])
  const handleChange = (next: Partial<ColumnChoice>) => {
    const { hidden, order } = { ...choice, ...next }
    const kept = { ...(!isAsMade(hidden, made) && { hidden }), ...(order.length > 0 && { order }) }
    change(Object.keys(kept).length > 0 ? kept : undefined)
  }
  return [choice, handleChange]
}

const none: readonly string[] = []

/** Whether nothing else is hidden than at first. */
export const isAsMade = (hidden: readonly string[], made: readonly string[]): boolean =>
  hidden.length === made.length && hidden.every((name) => made.includes(name))
