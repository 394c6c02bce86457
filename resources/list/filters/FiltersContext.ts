/** Changes the filters of a list. Two quick changes both apply, although the address updates late. */
import { createContext, useEffect, useRef } from 'react'
import { useEvent, useListContext } from 'react-admin'
import type { ListFilter } from './names.ts'

export type ChangeFilters = (update: (before: ListFilter) => ListFilter) => void

export const FiltersContext = createContext<ChangeFilters>(() => {})

export function useChangeFilters(): ChangeFilters {
  const { filterValues, setFilters } = useListContext()
  const latest = useRef<ListFilter>(filterValues)
  useEffect(() => {
    latest.current = filterValues
  }, [filterValues])
  return useEvent((update) => {
    latest.current = update(latest.current)
    setFilters(latest.current)
  })
}
