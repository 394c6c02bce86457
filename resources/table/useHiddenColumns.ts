/** Which columns this person hides in the list of a page, in every browser (specification, section 9). */
import { useMemo } from 'react'
import { useCreatePath } from 'react-admin'
import { isObject } from '#providers/callErrors.ts'
import { toOutside } from '#providers/pagePaths.ts'
import { usePreference } from '#providers/usePreference.ts'

/** @returns Their sources, and how to change them; none at all is how the list was made. */
export function useHiddenColumns(resource: string): [readonly string[], (hidden: readonly string[]) => void] {
  const list = useCreatePath()({ resource, type: 'list' })
  const [value, change] = usePreference(`columns:${toOutside(list, '').pathname}`)
  const hidden = useMemo(
    () => (isObject(value) && Array.isArray(value.hidden) ? value.hidden.map(String) : []),
    [value],
  )
  return [hidden, (next) => change(next.length > 0 ? { hidden: next } : undefined)]
}
