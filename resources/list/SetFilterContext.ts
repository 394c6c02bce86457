/** Changing one filter of a list. Two changes in quick succession both count, though the address lags behind. */
import { createContext, useEffect, useRef } from 'react'
import { useEvent, useListContext } from 'react-admin'

export const SetFilterContext = createContext<(name: string, value: unknown) => void>(() => {})

export function useSetFilter(): (name: string, value: unknown) => void {
  const { filterValues, setFilters } = useListContext()
  const latest = useRef(filterValues)
  useEffect(() => {
    latest.current = filterValues
  }, [filterValues])
  return useEvent((name: string, value: unknown) => {
    latest.current = { ...latest.current, [name]: value ?? undefined }
    setFilters(latest.current)
  })
}
