/** Whether somebody's training for collecting debts (Wki) still counts: an office has its people renew it in time. */
import { addDays } from '#domain/time/day.ts'

export type TrainingState = 'valid' | 'soon' | 'expired'

/** Days before the end in which it is time to renew. */
export const renewWithin = 60

/**
 * @param expires Last day on which the training counts.
 * @param today Both as YYYY-MM-DD.
 */
export function trainingState(expires: string, today: string): TrainingState {
  if (expires < today) return 'expired'
  return expires <= addDays(today, renewWithin) ? 'soon' : 'valid'
}
