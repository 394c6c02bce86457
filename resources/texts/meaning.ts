/** What a state means for whoever reads it; the same word means the same everywhere. */

export type Meaning = 'good' | 'waiting' | 'attention' | 'bad'

/** Properties that say how something stands. Other choices, such as a channel, are neither good nor bad. */
const states = /(?:^|\.)(?:result|risk|state|status|\w+Status)$/

const meanings: Readonly<Record<string, Meaning>> = {
  approved: 'good',
  delivered: 'good',
  answered: 'good',
  ok: 'good',
  shared: 'good',
  low: 'good',
  verified: 'good',
  paid: 'good',
  active: 'good',
  completed: 'good',
  granted: 'good',
  term_payment: 'good',
  new: 'waiting',
  requested: 'waiting',
  proposed: 'waiting',
  waiting_client: 'waiting',
  open: 'waiting',
  pending: 'waiting',
  confirmed: 'waiting',
  unverified: 'waiting',
  in_review: 'waiting',
  in_investigation: 'waiting',
  in_progress: 'waiting',
  monitoring_in_progress: 'waiting',
  due: 'waiting',
  partial: 'waiting',
  attention: 'attention',
  expired: 'attention',
  medium: 'attention',
  moved: 'attention',
  unknown: 'attention',
  bounced: 'attention',
  paused: 'attention',
  suspend: 'attention',
  no_more_steps: 'attention',
  escalated_to_dispute_body: 'attention',
  reminded: 'attention',
  postponed: 'attention',
  shv_intake: 'attention',
  shv_arrangement: 'attention',
  moratorium: 'attention',
  wsnp: 'attention',
  bankruptcy: 'attention',
  suspension_of_payments: 'attention',
  bewind: 'attention',
  curatele: 'attention',
  deceased: 'attention',
  vow: 'attention',
  broken: 'bad',
  missed: 'bad',
  failed: 'bad',
  rejected: 'bad',
  revoked: 'bad',
  reversed: 'bad',
  high: 'bad',
  wrong: 'bad',
  wrong_person: 'bad',
  blocked: 'bad',
}

/** Colours of the theme. */
export const colourOf: Readonly<Record<Meaning, 'success' | 'info' | 'warning' | 'error'>> = {
  good: 'success',
  waiting: 'info',
  attention: 'warning',
  bad: 'error',
}

/** @param source Of a property, or of a column of its rows such as 'checks.0.result'. */
export const meaningOf = (source: string, value: string): Meaning | undefined =>
  states.test(source) ? meanings[value] : undefined
