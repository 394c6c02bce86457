/** Story files 13 to 20, and the other four of the debtor of story 7: payments, limitation, currencies, languages. */
import { addYears } from '#domain/time/calendar.ts'
import { addDays } from '#domain/time/day.ts'
import { ofFiveFiles } from './firstStories.ts'
import { usual, type Story, type Teller } from './tell.ts'

export const otherStories = (t: Teller): Story[] => [
  paidTooMuch(t),
  takenBack(t),
  nearlyBarred(t),
  paidToTheClient(t),
  inCurrency(t, 17, 'DKK', 18_750_00),
  inCurrency(t, 18, 'GBP', 2_340_00),
  inEnglish(t),
  fromPrecasso(t),
  ofFiveFiles(t, 3, [45_50, 45_50], 170),
  ofFiveFiles(t, 2, [64_00], 150),
  ofFiveFiles(t, 5, [310_00], 240),
  ofFiveFiles(t, 2, [27_25], 110),
]

/** A claim of a consumer whose letter expired, with its costs. */
function expired(t: Teller, customer: number, debtorId: number, amount: number) {
  const who = { customer, debtorId }
  const claims = [t.claim(t.ago(130), amount)]
  const letter = t.letter(t.ago(110))
  const facts = t.facts(who, { claims, costs: [t.bik(customer, addDays(letter.end, 1), ...claims)] })
  return { ...who, letter, facts, receivedAt: t.ago(80) }
}

/** 50.00 more than was owed waits to be paid back. */
function paidTooMuch(t: Teller): Story {
  const story = expired(t, 5, 13, 240_00)
  const payments = [t.pay(t.ago(6), t.owed(story.facts, t.ago(6)) + 50_00)]
  const facts = { ...story.facts, payments }
  return { ...story, facts, state: 'no_more_steps', description: 'Te veel betaald: € 50,00 wacht op terugbetaling.' }
}

function takenBack(t: Teller): Story {
  const story = expired(t, 4, 14, 360_00)
  const debit = t.pay(t.ago(30), 120_00, { method: 'direct_debit' })
  return {
    ...story,
    reversed: [{ ...debit, reversedOn: t.ago(25), reason: 'Storno door de bank (MD06)' }],
    description: 'Incasso van € 120,00 is gestorneerd.',
  }
}

/** A purchase of nearly two years ago, which nobody has interrupted. */
function nearlyBarred(t: Teller): Story {
  const who = { customer: 1, debtorId: 15 }
  const due = addYears(addDays(t.today, 20), -2)
  return {
    ...who,
    receivedAt: t.ago(8),
    facts: t.facts(who, { claims: [t.claim(due, 199_00, { category: 'consumer_2' })] }),
    description: 'Verjaart over twintig dagen.',
  }
}

function paidToTheClient(t: Teller): Story {
  const story = expired(t, 2, 16, 150_00)
  const payments = [t.pay(t.ago(15), 100_00, { receivedBy: 'client', description: 'Aan de balie betaald' })]
  return {
    ...story,
    facts: { ...story.facts, payments },
    description: 'De debiteur betaalde rechtstreeks aan de klant.',
  }
}

/** Dutch interest and costs are for euros only. */
function inCurrency(t: Teller, debtorId: number, currency: 'DKK' | 'GBP', amount: number): Story {
  const who = { customer: 1, debtorId, phase: 'partner' }
  return {
    ...who,
    currency,
    receivedAt: t.ago(45),
    facts: t.facts(who, { claims: [t.claim(t.ago(95), amount)], periods: [usual('none')] }),
    description: currency === 'DKK' ? 'In Deense kronen, bij een partner.' : 'In ponden, bij een partner.',
  }
}

function inEnglish(t: Teller): Story {
  return { ...expired(t, 3, 19, 96_80), description: 'De debiteur leest Engels.' }
}

/** File from pre-collection: the debtor did not pay after the reminders in the client's name. */
function fromPrecasso(t: Teller): Story {
  const who = { customer: 3, debtorId: 20 }
  const claims = [t.claim(t.ago(70), 74_90)]
  const letter = t.letter(t.ago(40))
  return {
    ...who,
    letter,
    receivedAt: t.ago(1),
    state: 'not_started',
    source: 'precasso',
    facts: t.facts(who, { claims, costs: [t.bik(3, addDays(letter.end, 1), ...claims)] }),
    description: 'Gisteren uit het voortraject gekomen.',
  }
}
