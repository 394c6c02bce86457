/**
 * The one gate of everything that leaves the house: asked when something is written, and again at the moment at which it
 * leaves. Whether it is released after a restore is another question (`server/restored`).
 *
 * @see Wki and Bki (conduct towards consumers); art. 6:96 lid 6 BW; domain/protection.ts
 */
import { effectsOf, type ProtectionKind } from '#domain/protection.ts'
import { addMonths } from '#domain/time/calendar.ts'
import type { IsoDate } from '#domain/time/day.ts'
import { addressWall, costWall } from '#domain/workflow/walls.ts'
import { mayBePassed } from '#domain/workflow/passableReasons.ts'
import type { Addressee, Held, Matter, Moment, Outgoing } from './letter.ts'
import { asksPayment, isOfCourt, isOwed } from './purpose.ts'

export type Leaving = { outgoing: Outgoing; addressee: Addressee; matter: Matter; moment: Moment }

/** @returns undefined: it may leave; otherwise the strongest reason why it may not. */
export const heldAtGate = (leaving: Leaving): Held | undefined => {
  const { passes } = leaving.moment
  return holdsOf(leaving).find(({ hold }) => !(passes?.has(hold) && mayBePassed(hold)))
}

/** @returns Every reason, the strongest first. Reasons that were set aside are among them. */
export function holdsOf({ outgoing, addressee, matter, moment }: Leaving): Held[] {
  const toDebtor = outgoing.destination === 'debtor'
  const wall = addressWall(outgoing)
  return [
    ...(toDebtor ? [...ofPerson(outgoing, addressee, moment.today), ...ofMatter(outgoing, matter, moment)] : []),
    !matter.isClientActive && ({ hold: 'client_blocked' } as const),
    wall !== undefined && { hold: wall },
    ...ofPaper(outgoing),
    outgoing.isRepeated === true && ({ hold: 'duplicate_message' } as const),
  ].flatMap((one) => one || [])
}

type Perhaps = Held | false

/** Reasons in the person to whom it goes: what he may not get, or not himself. */
function ofPerson({ purpose }: Outgoing, addressee: Addressee, today: IsoDate): Perhaps[] {
  const { protections, isRepresented, isLocked, deceasedAt } = addressee
  const asks = asksPayment(purpose)
  const isDead = deceasedAt !== null || protections.includes('deceased')
  const blocking = protections.find((kind) => kind !== 'deceased' && effectsOf(kind).blocksCollection)
  const guarded = protections.find(isGuarded)
  return [
    // An arrangement is an agreement about payment: that is not made with the estate or beside it.
    blocking !== undefined && (asks || purpose === 'arrangement') && { hold: 'insolvency', note: blocking },
    isDead && (asks || !isRepresented) && { hold: 'deceased' },
    isLocked === true && blocking === undefined && !isDead && asks && { hold: 'insolvency' },
    isMinor(addressee, today) && !isRepresented && { hold: 'minor' },
    guarded !== undefined && !isRepresented && { hold: 'guardianship', note: guarded },
  ]
}

/** Somebody else acts for a person under curatele or bewind. */
const isGuarded = (kind: ProtectionKind): boolean => effectsOf(kind).agrees !== undefined

/** @see art. 1:233, 1:234 BW */
const isMinor = ({ kind, birthDate }: Addressee, today: IsoDate): boolean =>
  kind === 'private' && birthDate !== null && addMonths(birthDate, 18 * 12) > today

/** Reasons in the claim: what its state does not let be asked. */
function ofMatter({ purpose, isStep }: Outgoing, matter: Matter, moment: Moment): Perhaps[] {
  const asks = asksPayment(purpose)
  const { fileType, isClosed, outstanding, overpayment, limitationDate } = matter
  const { today, wkiUntil, wkiStops } = moment
  const isExpired = wkiStops && wkiUntil !== null && wkiUntil < today
  return [
    isClosed && (asks || isStep === true) && { hold: 'manual', note: 'closed' },
    asks && outstanding - overpayment <= 0 && { hold: 'amount_zero', ...(overpayment > 0 && { note: 'credit' }) },
    fileType === 'private' && isExpired && !isOwed(purpose) && { hold: 'wki_expired' },
    matter.isDisputed && asks && !isOfCourt(purpose) && { hold: 'disputed' },
    matter.hasArrangement && asks && { hold: 'arrangement_running' },
    asks &&
      purpose !== 'judgment' &&
      limitationDate !== null &&
      limitationDate < today && { hold: 'limitation_passed' },
    ...ofPurpose({ purpose }, matter),
  ]
}

/** Reasons in the text: what it says must be so, that the term is over, that there is a case or a judgment. */
function ofPurpose({ purpose }: Pick<Outgoing, 'purpose'>, matter: Matter): Perhaps[] {
  const { fileType, letterState, costsWithoutLetter, phase, hasJudgment } = matter
  const isRunning = fileType === 'private' && letterState === 'running'
  switch (purpose) {
    case 'fourteen_day_letter':
    case 'court_announcement':
      return [isRunning && { hold: '14_day_term_running' }]
    case 'after_fourteen_days': {
      const wall = costWall({ fileType, costsWithoutLetter, fourteenDayState: letterState as 'none' })
      return [wall !== undefined && { hold: wall }]
    }
    case 'court_case':
      return [phase !== 'judicial' && phase !== 'bailiff' && { hold: 'not_in_court' }]
    case 'judgment':
      return [!hasJudgment && { hold: 'no_judgment' }]
    default:
      return []
  }
}

/** Reasons on paper: what its carrier cannot bring, or its reader cannot add up. */
const ofPaper = ({ channel, unprintable = [], isTooLarge, addsUp }: Outgoing): Perhaps[] => [
  channel === 'post' && unprintable.length > 0 && { hold: 'unprintable', note: unprintable.slice(0, 10).join(' ') },
  channel === 'post' && isTooLarge === true && { hold: 'unprintable', note: 'room' },
  addsUp === false && { hold: 'sums_differ' },
]
