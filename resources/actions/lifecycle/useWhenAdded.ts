/** On the page of a record that was just added: what it is of no use without, done once and without a click. */
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-admin'
import { isObject } from '#providers/callErrors.ts'

/** @param work A stable function. */
export function useWhenAdded(isWanted: boolean, work: () => void): void {
  const begun = useRef(false)
  const { state } = useLocation()
  const isJustAdded = isObject(state) && state.justAdded === true
  useEffect(() => {
    if (!isJustAdded || !isWanted || begun.current) return
    begun.current = true
    work()
  }, [isJustAdded, isWanted, work])
}
