/** Takes an action once, without a click, on the page of a record that was just added and is useless without it. */
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
