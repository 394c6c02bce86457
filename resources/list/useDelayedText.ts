/** Text that counts once its writer pauses. */
import { useEffect, useState } from 'react'
import { useDialogSearch } from '#resources/dialog/useDialogSearch.ts'

const pause = 300

/**
 * @param applied The text that counts now.
 * @param apply Must be stable.
 * @returns The text in the field, which keeps up with `applied` when that changes by other means.
 */
export function useDelayedText(applied: string, apply: (text: string) => void): [string, (text: string) => void] {
  const [text, setText] = useState(applied)
  const [known, setKnown] = useState(applied)
  const [sent, setSent] = useState(applied)
  /** A list that changes its address under an open dialog would close it. */
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
