/** Whether somebody's training for collecting debts (Wki) is still valid, and when to renew it. */
import { addDays } from '#domain/time/day.ts'

export type TrainingState = 'valid' | 'soon' | 'expired'

/** Days before expiry from which it should be renewed. */
export const renewWithin = 60

/**
 * @param expires Last day on which the training counts.
 * @param today Both as YYYY-MM-DD.
 */
export function trainingState(expires: string, today: string): TrainingState {
  if (expires < today) return 'expired'
  return expires <= addDays(today, renewWithin) ? 'soon' : 'valid'
}
