/** Text that applies after a pause in typing. */
import { useEffect, useState } from 'react'
import { useDialogSearch } from '#resources/dialog/useDialogSearch.ts'

const pause = 300

/**
 * @param applied Text in effect.
 * @param apply Must be stable.
 * @returns Text of the field, which follows other changes of `applied`.
 */
export function useDelayedText(applied: string, apply: (text: string) => void): [string, (text: string) => void] {
  const [text, setText] = useState(applied)
  const [known, setKnown] = useState(applied)
  const [sent, setSent] = useState(applied)
  /** A list that changed its address under an open dialog would close it. */
  const isWaiting = useDialogSearch().open !== undefined
  if (applied !== known) {
    setKnown(applied)
    if (applied !== sent) setText(applied)
  }
  useEffect(() => {
    const wanted = text.trim()
    if (wanted === known || isWaiting) return
    const timer = setTimeout(() => {
      setSent(wanted)
      apply(wanted)
    }, pause)
    return () => clearTimeout(timer)
  }, [text, known, apply, isWaiting])
  return [text, setText]
}
