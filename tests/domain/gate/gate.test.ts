/** The gate of everything that leaves the house: each reason, for what it holds and for what it does not. */
import { expect, test } from 'vitest'
import { heldAtGate, holdsOf, type Leaving } from '#domain/gate/gate.ts'
import { articleOf, overriddenBy } from '#domain/gate/law.ts'
import type { Addressee, Held, Matter, Moment, Outgoing } from '#domain/gate/letter.ts'

const fine: Leaving = {
  outgoing: {
    channel: 'email',
    destination: 'debtor',
    purpose: 'reminder',
    address: 'a@example.test',
    isStopped: false,
  },
  addressee: { kind: 'private', protections: [], deceasedAt: null, birthDate: '1980-01-15', isRepresented: false },
  matter: {
    fileType: 'private',
    phase: 'amicable',
    isClosed: false,
    isClientActive: true,
    outstanding: 100,
    overpayment: 0,
    isDisputed: false,
    hasArrangement: false,
    limitationDate: '2030-01-01',
    letterState: 'none',
    costsWithoutLetter: null,
    hasJudgment: false,
  },
  moment: { today: '2026-01-15', wkiUntil: null, wkiStops: true },
}
type Change = Partial<Outgoing & Addressee & Matter & Moment>

/** Names of all parts differ, so a change needs not say which part it is of. */
function leaving(change: Change): Leaving {
  const of = <Part extends object>(part: Part, more: readonly string[] = []): Part => ({
    ...part,
    ...Object.fromEntries(Object.entries(change).filter(([name]) => name in part || more.includes(name))),
  })
  return {
    outgoing: of(fine.outgoing, ['isStep', 'isRepeated', 'unprintable', 'isTooLarge', 'addsUp']),
    addressee: of(fine.addressee, ['isLocked']),
    matter: of(fine.matter),
    moment: of(fine.moment, ['passes']),
  }
}

const dead = { deceasedAt: '2026-01-01' } as const
const cases: [string, Change, Held | undefined][] = [
  ['nothing is wrong', {}, undefined],
  // D6: whoever is protected, each by what it is.
  ['bankrupt', { protections: ['bankruptcy'], address: null }, { hold: 'insolvency', note: 'bankruptcy' }],
  ['in debt help', { protections: ['shv_intake'] }, { hold: 'insolvency', note: 'shv_intake' }],
  [
    'an agreement with a bankrupt',
    { protections: ['bankruptcy'], purpose: 'arrangement' },
    { hold: 'insolvency', note: 'bankruptcy' },
  ],
  ['a bankrupt gets an answer', { protections: ['bankruptcy'], purpose: 'answer' }, undefined],
  ['the client of a bankrupt', { protections: ['bankruptcy'], destination: 'client' }, undefined],
  ['a file that is locked', { isLocked: true }, { hold: 'insolvency' }],
  ['left, address unknown', { protections: ['vow'] }, undefined],
  ['dead by the field', dead, { hold: 'deceased' }],
  ['dead by the event, under curatele before', { protections: ['curatele', 'deceased'] }, { hold: 'deceased' }],
  ['the heirs are not pressed', { ...dead, isRepresented: true }, { hold: 'deceased' }],
  ['the heirs are answered', { ...dead, isRepresented: true, purpose: 'answer' }, undefined],
  ['a child of twelve', { birthDate: '2013-12-01' }, { hold: 'minor' }],
  ['eighteen today', { birthDate: '2008-01-15' }, undefined],
  ['eighteen tomorrow', { birthDate: '2008-01-16' }, { hold: 'minor' }],
  ['the parent of a child', { birthDate: '2013-12-01', isRepresented: true }, undefined],
  ['curatele, nobody known', { protections: ['curatele'] }, { hold: 'guardianship', note: 'curatele' }],
  ['bewind, an answer', { protections: ['bewind'], purpose: 'answer' }, { hold: 'guardianship', note: 'bewind' }],
  ['bewind, to the administrator', { protections: ['bewind'], isRepresented: true }, undefined],
  // D6: what the state of the claim does not let be asked.
  ['paid', { outstanding: 0 }, { hold: 'amount_zero' }],
  ['paid, and told so', { outstanding: 0, purpose: 'confirmation' }, undefined],
  ['in credit beside some interest', { outstanding: 78, overpayment: 5_000 }, { hold: 'amount_zero', note: 'credit' }],
  ['disputed', { isDisputed: true }, { hold: 'disputed' }],
  ['disputed, the receipt of it', { isDisputed: true, purpose: 'confirmation' }, undefined],
  ['disputed, and judged', { isDisputed: true, purpose: 'judgment', hasJudgment: true }, undefined],
  ['an arrangement runs', { hasArrangement: true, purpose: 'last_demand' }, { hold: 'arrangement_running' }],
  ['the term of an arrangement', { hasArrangement: true, purpose: 'arrangement' }, undefined],
  ['time-barred', { limitationDate: '2026-01-14' }, { hold: 'limitation_passed' }],
  ['the last day of limitation', { limitationDate: '2026-01-15' }, undefined],
  ['no 14-day letter', { purpose: 'after_fourteen_days' }, { hold: 'missing_14_day_letter' }],
  ['its term runs', { purpose: 'after_fourteen_days', letterState: 'running' }, { hold: '14_day_term_running' }],
  ['its term is over', { purpose: 'after_fourteen_days', letterState: 'expired_unpaid' }, undefined],
  ['court within the term', { purpose: 'court_announcement', letterState: 'running' }, { hold: '14_day_term_running' }],
  ['court after the term', { purpose: 'court_announcement', letterState: 'expired_unpaid' }, undefined],
  [
    'a second 14-day letter within the term',
    { purpose: 'fourteen_day_letter', letterState: 'running' },
    { hold: '14_day_term_running' },
  ],
  ['a company has no term', { purpose: 'after_fourteen_days', fileType: 'company', kind: 'company' }, undefined],
  ['a reminder within the term', { letterState: 'running' }, undefined],
  ['a judgment that does not exist', { purpose: 'judgment' }, { hold: 'no_judgment' }],
  ['a hearing on an amicable file', { purpose: 'court_case' }, { hold: 'not_in_court' }],
  ['a hearing before a court', { purpose: 'court_case', phase: 'judicial' }, undefined],
  // The office, the client, the carrier.
  ['closed', { isClosed: true }, { hold: 'manual', note: 'closed' }],
  ['closed, and told so by a person', { isClosed: true, outstanding: 0, purpose: 'confirmation' }, undefined],
  ['closed, by a step', { isClosed: true, purpose: 'confirmation', isStep: true }, { hold: 'manual', note: 'closed' }],
  ['the last day of the registration', { wkiUntil: '2026-01-15' }, undefined],
  ['the day after', { wkiUntil: '2026-01-14' }, { hold: 'wki_expired' }],
  ['a company needs none', { wkiUntil: '2026-01-14', fileType: 'company' }, undefined],
  ['the client left', { isClientActive: false }, { hold: 'client_blocked' }],
  ['stopped comes before missing', { address: null, isStopped: true }, { hold: 'opt_out' }],
  ['no address', { address: null, channel: 'post' }, { hold: 'no_valid_address' }],
  [
    'a character that the font lacks',
    { channel: 'post', unprintable: ['漢', '😀'] },
    { hold: 'unprintable', note: '漢 😀' },
  ],
  ['the same in an e-mail', { unprintable: ['漢'] }, undefined],
  ['an address larger than its window', { channel: 'post', isTooLarge: true }, { hold: 'unprintable', note: 'room' }],
  ['amounts that do not add up', { addsUp: false }, { hold: 'sums_differ' }],
  ['the same a short while ago', { isRepeated: true }, { hold: 'duplicate_message' }],
]
test.each(cases)('%s', (_, change, expected) => expect(heldAtGate(leaving(change))).toEqual(expected))

test('reasons of the case are set aside by the right to do so; those of the law are not, whoever says so', () => {
  const all = { isDisputed: true, hasArrangement: true, limitationDate: '2020-01-01' } as const
  expect(holdsOf(leaving(all)).map(({ hold }) => hold)).toEqual([
    'disputed',
    'arrangement_running',
    'limitation_passed',
  ])
  const passes = new Set(['disputed', 'arrangement_running', 'limitation_passed'] as const)
  expect(heldAtGate(leaving({ ...all, passes }))).toEqual({ hold: 'limitation_passed' })
  const open = cases.flatMap(([, , held]) => (held && overriddenBy(held) ? [held.hold] : []))
  expect(new Set(open)).toEqual(new Set(['disputed', 'arrangement_running']))
})

test('what rests on the law names its article, the one of the protection', () => {
  const articles = cases.flatMap(([, , held]) => (held ? [`${held.hold}: ${articleOf(held) ?? ''}`] : []))
  expect(articles).toEqual(
    expect.arrayContaining([
      'guardianship: art. 1:438 BW',
      '14_day_term_running: art. 6:96 lid 6 BW',
      'insolvency: Wgs',
    ]),
  )
})
