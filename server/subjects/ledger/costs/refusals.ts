/** Words for why a cost is not owed. */
import type { NothingOwed } from '#domain/costs/costFile.ts'

export const refusals: Readonly<Record<NothingOwed, string>> = {
  noLetter: 'error.file.letter.none',
  termRuns: 'error.file.letter.running',
  paidInTime: 'error.file.letter.paid_in_time',
  letterInvalid: 'error.file.letter.invalid',
  nothingDue: 'error.file.nothingDue',
  notAgreed: 'error.file.noCosts',
  notDutch: 'error.file.notDutch',
  charged: 'error.file.chargedTwice',
  protected: 'error.file.protected',
  noProceeding: 'error.file.noProceeding',
  notConsumer: 'error.file.notConsumer',
}
