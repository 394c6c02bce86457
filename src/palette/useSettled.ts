/** Debounced value; an empty one applies at once. */
import { useEffect, useState } from 'react'

export function useSettled(value: string, milliseconds: number): string {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), milliseconds)
    return () => clearTimeout(timer)
  }, [value, milliseconds])
  return value === '' ? '' : settled
}
