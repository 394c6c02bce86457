/** Roving focus of a toolbar: one Tab stop, with arrow keys, Home and End inside (WAI-ARIA toolbar pattern). */
import { useCallback, useLayoutEffect, useRef, type FocusEvent, type KeyboardEvent } from 'react'

const controls = 'button, [role=combobox]'

export function useRovingFocus() {
  const bar = useRef<HTMLDivElement>(null)
  const current = useRef(0)
  const all = () => [...(bar.current?.querySelectorAll<HTMLElement>(controls) ?? [])]
  const settle = useCallback(() => {
    all().forEach((control, index) => (control.tabIndex = index === current.current ? 0 : -1))
  }, [])
  useLayoutEffect(settle)

  const handleFocus = (event: FocusEvent<HTMLElement>) => {
    const index = all().indexOf(event.target)
    if (index >= 0) current.current = index
    settle()
  }
  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const list = all()
    const at = list.indexOf(event.target as HTMLElement)
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: list.length - 1 }[event.key]
    if (at < 0 || to === undefined) return
    event.preventDefault()
    list[(to + list.length) % list.length]?.focus()
  }
  return { ref: bar, onFocus: handleFocus, onKeyDown: handleKeyDown }
}
