/** The user's choice and order of columns per list, stored with the account (specification, section 9). */
import { useMemo } from 'react'
import { useCreatePath } from 'react-admin'
import { isObject } from '#providers/callErrors.ts'
import { toOutside } from '#providers/router/pagePaths.ts'
import { usePreference } from '#providers/usePreference.ts'

/** Names of properties. Columns missing in `order` keep their default place. */
export type ColumnChoice = { hidden: readonly string[]; order: readonly string[] }

/**
 * @param made Columns hidden by default.
 * @returns The choice, and a function to change it.
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

/** Whether the hidden columns are the default ones. */
export const isAsMade = (hidden: readonly string[], made: readonly string[]): boolean =>
  hidden.length === made.length && hidden.every((name) => made.includes(name))
