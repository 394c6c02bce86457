/** The user's choice and order of columns per list, stored with the account (specification, section 9). */
import { useMemo } from 'react'
import { useCreatePath } from 'react-admin'
import { isObject } from '#providers/callErrors.ts'
import { toOutside } from '#providers/router/pagePaths.ts'
import { usePreference } from '#providers/usePreference.ts'
import { useOpenView, type OpenView } from './openView.ts'

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
  const [view] = useOpenView(resource)
  // The key contains the view, because each view has columns of its own.
  const [value, change] = usePreference(`columns:${toOutside(list, '').pathname}${view ? `:${view.id}` : ''}`)
  const base = view?.hidden ?? made
  const choice = useMemo(() => {
    const names = (part: 'hidden' | 'order', absent: readonly string[]) =>
      isObject(value) && Array.isArray(value[part]) ? value[part].map(String) : absent
    return { hidden: names('hidden', base), order: names('order', view?.columnOrder ?? none) }
  }, [value, base, view])
  const handleChange = (next: Partial<ColumnChoice>) => {
    const { hidden, order } = { ...choice, ...next }
    const kept = { ...(!isAsMade(hidden, base) && { hidden }), ...(order.length > 0 && { order }) }
    change(Object.keys(kept).length > 0 ? kept : undefined)
  }
  return [choice, handleChange]
}

const none: readonly string[] = []

/** Whether the hidden columns are the default ones. */
export const isAsMade = (hidden: readonly string[], made: readonly string[]): boolean =>
  hidden.length === made.length && hidden.every((name) => made.includes(name))

/** Whether the columns are those of a saved view. */
export const isAsSaved = ({ hidden, order }: ColumnChoice, view: Pick<OpenView, 'hidden' | 'columnOrder'>): boolean =>
  isAsMade(hidden, view.hidden) && order.join() === view.columnOrder.join()
