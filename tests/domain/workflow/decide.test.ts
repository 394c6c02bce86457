/** What becomes of a due step: conditions, reasons to hold it, and the step that follows. */
import { expect, test } from 'vitest'
import { holdsAll, type StepCondition } from '#domain/workflow/conditions.ts'
import { decide } from '#domain/workflow/decide.ts'
import type { Facts } from '#domain/workflow/facts.ts'
import type { Step } from '#domain/workflow/step.ts'
import type { HoldReason } from '#domain/workflow/walls.ts'
import { warningsOf } from '#domain/workflow/warnings.ts'

const day = '2026-04-02'
const facts: Facts = {
  fileType: 'private',
  phase: 'amicable',
  language: 'nl',
  fourteenDayState: 'expired_unpaid',
  costsWithoutLetter: null,
  limitationDate: '2030-01-01',
  protection: null,
  customer: 7,
  legalType: null,
  fileStatus: null,
  outstanding: 250_00,
  principal: 200_00,
  disputed: false,
  arrangementActive: false,
  hasEmail: true,
  hasMobile: false,
  hasVerifiedAddress: true,
  paidOn: null,
  steppedOn: null,
  clientBlocked: false,
  hasDocuments: true,
  hasCosts: false,
}
const step = (id: number, more: Partial<Step> = {}): Step => ({
  id,
  workflow: 1,
  sequence: id,
  name: { nl: `Stap ${id}` },
  actionType: 'send_email',
  emailTemplate: 5,
  postMailTemplate: null,
  smsTemplate: null,
  fallbackChannel: null,
  destination: 'debtor',
  agendaSubject: null,
  costType: null,
  newPhase: null,
  newFileStatus: null,
  delayDays: 0,
  delayBasis: 'calendar',
  sendFrom: null,
  sendUntil: null,
  conditions: null,
  nextStep: null,
  elseStep: null,
  stopOnPayment: false,
  requiresApproval: false,
  isFourteenDayLetter: false,
  addsCollectionCosts: false,
  active: true,
  costCategory: null,
  ...more,
})
const stepsOf = (...all: Step[]) => new Map(all.map((one) => [one.id, one]))
const holidays = new Set(['2026-04-03', '2026-04-06'])
const around = { day, holidays, wkiUntil: null, courtMinimum: 100_00 }
const decided = (known: Partial<Facts>, one: Step, more: Partial<Parameters<typeof decide>[3]> = {}) =>
  decide({ ...facts, ...known }, one, stepsOf(one), { ...around, ...more })

test.each<[StepCondition, boolean]>([
  [{ what: 'outstanding', is: 'gte', value: '25000' }, true],
  [{ what: 'outstanding', is: 'gte', value: '25001' }, false],
  [{ what: 'principal', is: 'lte', value: '20000' }, true],
  [{ what: 'hasEmail', is: 'eq', value: 'true' }, true],
  [{ what: 'hasMobile', is: 'ne', value: 'true' }, true],
  [{ what: 'openDispute', is: 'eq', value: 'true' }, false],
  [{ what: 'customer', is: 'eq', value: '7' }, true],
  [{ what: 'legalType', is: 'eq', value: '1' }, false],
  [{ what: 'legalType', is: 'ne', value: '1' }, true],
  [{ what: 'fourteenDayState', is: 'eq', value: 'expired_unpaid' }, true],
  [{ what: 'paidInDays', is: 'eq', value: '30' }, false],
  [{ what: 'paidInDays', is: 'gte', value: '30' }, true],
])('%o is %s', (condition, expected) => {
  expect(holdsAll([condition], facts, day)).toBe(expected)
})

test.each<StepCondition>([
  { what: 'outstanding', is: 'gte', value: '25,00' },
  { what: 'outstanding', is: 'gte', value: '' },
  { what: 'hasEmail', is: 'eq', value: 'ja' },
  { what: 'fileType', is: 'eq', value: 'persoon' },
  { what: 'phase', is: 'gte', value: 'amicable' },
  { what: 'customer', is: 'eq' },
])('%o cannot be read, so it holds the file and is never true', (condition) => {
  const otherwise: StepCondition = { what: 'hasMobile', is: 'eq', value: 'true' }
  const one = step(1, { conditions: [otherwise, condition] })
  expect(decided({}, one)).toEqual({ result: 'held', hold: 'template_error', what: condition.what })
})

test.each<[HoldReason, Partial<Facts>, Partial<Step>]>([
  ['insolvency', { protection: 'wsnp' }, { actionType: 'wait' }],
  ['client_blocked', { clientBlocked: true }, {}],
  ['amount_zero', { outstanding: 0 }, {}],
  ['disputed', { disputed: true }, {}],
  ['amount_too_low_for_legal', { outstanding: 99_99 }, { actionType: 'change_phase', newPhase: 'judicial' }],
  ['missing_documents', { hasDocuments: false }, { actionType: 'change_phase', newPhase: 'judicial' }],
  ['limitation_passed', { limitationDate: '2026-04-01' }, { actionType: 'change_phase', newPhase: 'judicial' }],
  ['missing_14_day_letter', { fourteenDayState: 'none' }, { addsCollectionCosts: true }],
  ['14_day_term_running', { fourteenDayState: 'running' }, { addsCollectionCosts: true }],
  ['missing_14_day_letter', { fourteenDayState: 'none' }, { actionType: 'add_cost', costCategory: 'collection' }],
  ['manual', { paidOn: '2026-04-01', steppedOn: '2026-03-20' }, { stopOnPayment: true }],
  ['awaits_approval', {}, { requiresApproval: true }],
  ['template_error', {}, { emailTemplate: null }],
])('%s', (hold, known, more) => {
  expect(decided(known, step(1, more))).toEqual({ result: 'held', hold })
})

test.each<[Partial<Facts>, Partial<Step>]>([
  [{ disputed: true }, { destination: 'client' }],
  [{ disputed: true }, { conditions: [{ what: 'openDispute', is: 'eq', value: 'true' }] }],
  [{ outstanding: 0 }, { actionType: 'close' }],
  [{ fourteenDayState: 'none', hasCosts: true }, { addsCollectionCosts: true }],
  [{ fourteenDayState: 'none', costsWithoutLetter: 'Vonnis' }, { addsCollectionCosts: true }],
  [{ fourteenDayState: 'none', fileType: 'company' }, { addsCollectionCosts: true }],
  [{ paidOn: '2026-03-10', steppedOn: '2026-03-20' }, { stopOnPayment: true }],
])('%o with %o is done', (known, more) => {
  expect(decided(known, step(1, more))).toEqual({ result: 'done', next: null })
})

test('a person sets aside what may be set aside, never the law', () => {
  const passes = new Set<HoldReason>(['disputed', 'awaits_approval', 'insolvency'])
  const one = step(1, { requiresApproval: true })
  expect(decided({ disputed: true }, one, { passes }).result).toBe('done')
  expect(decided({ protection: 'moratorium' }, one, { passes })).toEqual({ result: 'held', hold: 'insolvency' })
})

test('a registration that has expired stops what is written to consumers only', () => {
  const wkiUntil = '2026-04-01'
  expect(decided({}, step(1), { wkiUntil })).toEqual({ result: 'held', hold: 'wki_expired' })
  expect(decided({ fileType: 'company' }, step(1), { wkiUntil }).result).toBe('done')
})

test('the next step is counted in its own days, and one out of use is passed over', () => {
  const all = [
    step(1, { nextStep: 2, elseStep: 4, conditions: [{ what: 'hasMobile', is: 'eq', value: 'true' }] }),
    step(2, { active: false, nextStep: 3 }),
    step(3, { delayDays: 2, delayBasis: 'working' }),
    step(4, { delayDays: 2 }),
  ] as const
  const run = (known: Partial<Facts>) => decide({ ...facts, ...known }, all[0], stepsOf(...all), around)
  // Thursday; Good Friday and Easter Monday are no working days.
  expect(run({ hasMobile: true })).toEqual({ result: 'done', next: { step: 3, due: '2026-04-08' } })
  expect(run({})).toEqual({ result: 'skipped', why: 'conditions', next: { step: 4, due: '2026-04-04' } })
  const unused = step(1, { active: false, nextStep: 3 })
  expect(decide(facts, unused, stepsOf(unused, all[2]), around)).toMatchObject({ why: 'inactive', next: { step: 3 } })
})

test('warnings name the step, and which of them stop the workflow', () => {
  const kinds = (...all: Step[]) => warningsOf(all, { fileType: 'both' }).map(({ step: id, kind }) => [id, kind])
  const end = step(9, { actionType: 'close' })
  expect(kinds(step(1, { nextStep: 9 }), end)).toEqual([])
  expect(kinds(step(1, { nextStep: 2 }), step(2, { nextStep: 1 }))).toEqual([
    [1, 'loop'],
    [2, 'loop'],
  ])
  expect(kinds(step(1))).toEqual([[1, 'deadEnd']])
  expect(kinds(step(1, { nextStep: 9, emailTemplate: null }), end)).toEqual([[1, 'missingTemplate']])
  expect(kinds(step(1, { nextStep: 9 }), step(2, { nextStep: 9 }), end)).toEqual([[2, 'unreachable']])
  const letter = step(1, { isFourteenDayLetter: true, nextStep: 2 })
  const costs = step(2, { addsCollectionCosts: true, nextStep: 9 })
  expect(kinds(letter, costs, end)).toEqual([])
  expect(kinds(step(3, { nextStep: 1, elseStep: 2 }), letter, costs, end)).toEqual([[2, 'costsBeforeLetter']])
  expect(warningsOf([costs, end], { fileType: 'company' })).toEqual([])
})
