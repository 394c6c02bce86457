/** Facts for the gate of outgoing messages, from what is known of a file or an item of pre-collection. */
import { heldAtGate, type Leaving } from '#domain/gate/gate.ts'
import type { Held, Moment, Outgoing } from '#domain/gate/letter.ts'
import { composed, unprintableIn } from '#domain/templates/printableCharacters.ts'
import { textOfHtml } from '#domain/templates/htmlParts.ts'
import type { IsoDate } from '#domain/time/day.ts'
import type { HoldReason } from '#domain/workflow/walls.ts'
import type { Engine } from '#server/db/engine.ts'
import { settingValue } from '#server/foundation/storedSettings.ts'
import type { FileFacts } from './fileFacts.ts'
import type { Sources } from './sources.ts'

/** `money`: what is owed now; absent: the amounts that are kept with the file. */
type Around = Moment & { money?: { balance: { outstanding: number; overpayment: number } } }

export const leavingOf = (facts: FileFacts, outgoing: Outgoing, { money, ...moment }: Around): Leaving => ({
  outgoing,
  addressee: { ...facts.debtor, isLocked: facts.isLocked, isRepresented: facts.debtor.representative !== null },
  matter: {
    ...facts,
    isClientActive: facts.customer.isActive,
    outstanding: money?.balance.outstanding ?? facts.outstanding,
    overpayment: money?.balance.overpayment ?? facts.overpayment,
  },
  moment,
})

export const momentIn = (
  { wki, office }: Pick<Sources, 'wki' | 'office'>,
  passes: readonly HoldReason[] = [],
): Moment => ({
  today: office.today,
  wkiUntil: wki.until,
  wkiStops: wki.stops,
  passes: new Set(passes),
})

/** Lines of an address that the window of an envelope shows, and letters of a line. */
const mostLines = 7
const longestLine = 60

/** Whether the font of letters has all of its characters, and the window room for the address. */
export function onPaper({ to, subject, body }: { to: string; subject: string; body: string }) {
  const lines = to.split('\n')
  return {
    unprintable: unprintableIn(composed([to, subject, textOfHtml(body)].join('\n'))),
    isTooLarge: lines.length > mostLines || lines.some((line) => line.length > longestLine),
  }
}

/** The moment at which something leaves that is in no chunk of messages. */
export async function momentOf(
  database: Pick<Engine, 'query'>,
  today: IsoDate,
  passes: readonly HoldReason[] = [],
): Promise<Moment> {
  const until = await settingValue(database, 'wki.validUntil')
  const stops = await settingValue(database, 'wki.messagesStop')
  return {
    today,
    wkiUntil: typeof until === 'string' && until !== '' ? until : null,
    wkiStops: stops === true,
    passes: new Set(passes),
  }
}

export const heldOf = (facts: FileFacts, outgoing: Outgoing, around: Around): Held | undefined =>
  heldAtGate(leavingOf(facts, outgoing, around))
