/** Keeps what is typed in a draft while one is away, and offers a draft that is found. */
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { createDraft } from '#resources/form/drafts/draft.ts'
import type { Values } from '#resources/form/changes.ts'
import { wholeRow } from './claimRows.ts'
import { isTyped, nothingTyped, type Typed } from './typedFile.ts'

export function useWizardDraft(typed: Typed) {
  const [draft] = useState(() => createDraft('file', undefined))
  const state = useSyncExternalStore(draft.subscribe, draft.state)
  const content = useEffectEvent(() => (isTyped(typed) ? { values: kept(typed), base: {} } : null))
  useEffect(() => {
    const flushHidden = () => {
      if (document.visibilityState === 'hidden') void draft.flush()
    }
    const stopListening = draft.listen()
    void draft.load()
    document.addEventListener('visibilitychange', flushHidden)
    return () => {
      document.removeEventListener('visibilitychange', flushHidden)
      stopListening()
      void draft.flush()
    }
  }, [draft])
  useEffect(() => draft.keep(() => content()), [draft, typed])
  return { draft, ...state }
}

/** Relations by id; each part under its name. */
const kept = ({ file, ...parts }: Typed): Values => ({ ...file, ...parts })

/** The steps as they were left. */
export function typedIn(values: Values): Typed {
  const { newDebtor, claims, letter, interest, chosen, ...file } = values
  const start = nothingTyped()
  return {
    file: { ...start.file, ...file },
    newDebtor: { ...start.newDebtor, ...(newDebtor as Values | undefined) },
    claims: Array.isArray(claims) ? (claims as Values[]).map(wholeRow) : [],
    letter: { ...start.letter, ...(letter as Partial<Typed['letter']> | undefined) },
    interest: { ...(interest as Values | undefined) },
    chosen: { ...start.chosen, ...(chosen as Partial<Typed['chosen']> | undefined) },
  }
}
