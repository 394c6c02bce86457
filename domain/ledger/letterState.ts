/** Whether a private debtor owes collection costs, by the term of the 14-day letter (Civil Code 6:96 lid 6). */
import type { IsoDate } from '#domain/time/day.ts'

export type LetterState = 'not_needed' | 'none' | 'running' | 'expired_unpaid' | 'paid_in_time' | 'invalid'

export type LetterFacts = {
  fileType: 'private' | 'company'
  /** State that is stored so far; once a term has ended its outcome stays. */
  state: LetterState
  /** The last day of the term; null: no letter was sent. */
  end: IsoDate | null
  /** Principal that was open at the end of that day, in cents. */
  openAtEnd: number
  today: IsoDate
}

export function letterState({ fileType, state, end, openAtEnd, today }: LetterFacts): LetterState {
  if (fileType === 'company') return 'not_needed'
  if (state !== 'running' && state !== 'none' && state !== 'not_needed') return state
  if (end === null) return 'none'
  if (today <= end) return openAtEnd === 0 ? 'paid_in_time' : 'running'
  return openAtEnd === 0 ? 'paid_in_time' : 'expired_unpaid'
}
