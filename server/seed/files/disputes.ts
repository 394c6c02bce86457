/** Objections of debtors of the demo: half of the paused files wait for the client's answer, others are decided. */
import { addDays, type IsoDate } from '#domain/time/day.ts'
import type { Random } from '#server/seed/invented/random.ts'
import type { PlannedDispute, PlannedLetter } from './plannedFile.ts'

const grounds: readonly (readonly [PlannedDispute['kind'], string, string])[] = [
  ['not_delivered', 'Het pakket is nooit aangekomen.', 'Heeft u een bewijs van aflevering?'],
  ['defect', 'Het apparaat was bij aflevering al kapot.', 'Is er een klacht bij u binnengekomen?'],
  ['already_paid', 'Ik heb dit vorige maand al betaald.', 'Is de betaling bij u ontvangen?'],
  ['wrong_amount', 'Het bedrag klopt niet met de offerte.', 'Wat is er precies afgesproken?'],
  ['not_ordered', 'Ik heb dit nooit besteld.', 'Heeft u de bestelling of overeenkomst?'],
]

type Given = {
  state: string
  receivedAt: IsoDate
  closedAt: IsoDate | null
  letter: PlannedLetter | null
  today: IsoDate
}

export function disputeOf(
  { state, receivedAt, closedAt, letter, today }: Given,
  random: Random,
): PlannedDispute | null {
  const turn = random.below(100)
  const [kind, text, question] = random.pick(grounds)
  const soon = addDays(receivedAt, 3 + random.below(20))
  // The office's letter was sent before: nobody who disputes is asked to pay.
  const after = letter !== null && soon <= letter.sent && letter.sent >= receivedAt ? addDays(letter.sent, 1) : soon
  const openedOn = after < (closedAt ?? today) ? after : (closedAt ?? today)
  const dispute = { kind, text, openedOn }
  if (state === 'paused')
    return turn < 50
      ? { ...dispute, status: 'waiting_client', question, answerDue: addDays(today, 2 + (turn % 20)) }
      : null
  if (state === 'in_progress' && turn < 4) return { ...dispute, status: 'open' }
  if (state === 'suspend' || state === 'not_started' || turn >= 6) return null
  return turn === 5
    ? { ...dispute, status: 'withdrawn' }
    : { ...dispute, status: 'rejected', question, outcome: 'De klant heeft de overeenkomst en de levering aangetoond.' }
}
