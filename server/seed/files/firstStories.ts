/** Story files 1 to 7: letters, an arrangement, a dispute, interest between companies, terms of one agreement, five files of one debtor. */
import { instalmentCosts } from '#domain/law/instalmentCosts.ts'
import { addMonths } from '#domain/time/calendar.ts'
import { addDays } from '#domain/time/day.ts'
import { arrange } from './arrange.ts'
import type { Story, Teller } from './tell.ts'

export const firstStories = (t: Teller): Story[] => [
  paidAfterTheSecondLetter(t),
  withoutLetter(t),
  missedTerm(t),
  disputed(t),
  betweenCompanies(t),
  gymTerms(t),
  ofFiveFiles(t, 3, [89_95], 200),
]

/** File in perfect order: two invoices, the letter expired unpaid, costs, all paid after the second letter. */
function paidAfterTheSecondLetter(t: Teller): Story {
  const who = { customer: 3, debtorId: 1 }
  const claims = [t.claim(t.ago(140), 49_95), t.claim(t.ago(110), 62_50)]
  const letter = t.letter(t.ago(80))
  const begun = t.facts(who, { claims, costs: [t.bik(3, addDays(letter.end, 1), ...claims)] })
  const closedAt = t.ago(20)
  const facts = { ...begun, payments: [t.pay(closedAt, t.owed(begun, closedAt), { method: 'ideal' })] }
  return {
    ...who,
    facts,
    letter,
    closedAt,
    receivedAt: t.ago(90),
    state: 'closed',
    closeReason: 'paid_in_full',
    description: 'Betaald na de tweede brief.',
  }
}

/** A consumer without a 14-day letter owes no costs: the law, the program and the database all refuse them. */
function withoutLetter(t: Teller): Story {
  const who = { customer: 2, debtorId: 2 }
  const facts = t.facts(who, { claims: [t.claim(t.ago(75), 285_00)] })
  return { ...who, facts, receivedAt: t.ago(12), description: 'Er is nog geen 14-dagenbrief: incassokosten kan niet.' }
}

/** Two of six terms were paid, the third was not: the arrangement is broken, and can be taken up again. */
function missedTerm(t: Teller): Story {
  const who = { customer: 5, debtorId: 3 }
  const claims = [t.claim(t.ago(210), 320_00), t.claim(t.ago(180), 320_00)]
  const letter = t.letter(t.ago(160))
  const begun = t.facts(who, { claims, costs: [t.bik(5, addDays(letter.end, 1), ...claims)] })
  const start = addMonths(t.ago(14), -2)
  const terms = { status: 'broken', frequency: 'monthly', terms: 6, start, agreedOn: addDays(start, -6) } as const
  const made = arrange(begun, { ...terms, requestedBy: 'debtor' }, t)
  return {
    ...who,
    facts: made?.facts ?? begun,
    arrangement: made?.arrangement ?? null,
    letter,
    receivedAt: t.ago(150),
    interruptions: [{ date: addDays(start, -6), kind: 'acknowledgement' }],
    description: 'Regeling met een gemiste termijn.',
  }
}

function disputed(t: Teller): Story {
  const who = { customer: 3, debtorId: 4 }
  const claims = [t.claim(t.ago(120), 412_30)]
  const letter = t.letter(t.ago(100))
  const answerDue = addDays(t.today, 5)
  return {
    ...who,
    letter,
    receivedAt: t.ago(60),
    state: 'paused',
    pausedUntil: answerDue,
    facts: t.facts(who, { claims, costs: [t.bik(3, addDays(letter.end, 1), ...claims)] }),
    holdReason: 'De klant beantwoordt de betwisting',
    dispute: {
      kind: 'not_delivered',
      openedOn: t.ago(9),
      status: 'waiting_client',
      answerDue,
      text: 'Het toestel is nooit bezorgd; ik heb dat twee keer gemeld.',
      question: 'Heeft u een bewijs van aflevering met handtekening?',
    },
    description: 'Betwist: de klant moet nog antwoorden.',
  }
}

/** From 16 December 2024: 12.25, 11.15, 10.15 and 10.40 per cent, with two payments between. */
function betweenCompanies(t: Teller): Story {
  const who = { customer: 1, debtorId: 5 }
  const claims = [t.claim('2024-12-15', 12_500_00)]
  const costs = [t.bik(1, '2025-02-10', ...claims)]
  const payments = [t.pay('2025-04-10', 2_500_00), t.pay('2026-02-20', 3_000_00)]
  return {
    ...who,
    facts: t.facts(who, { claims, costs, payments }),
    receivedAt: '2025-02-10',
    description: 'Handelsrente over vier tarieven en twee betalingen.',
  }
}

/** Subscription terms with a letter each; together they cost 40, 20 and 20 euros instead of three times 40. */
function gymTerms(t: Teller): Story {
  const who = { customer: 2, debtorId: 6 }
  const agreement = 'FIT-20417'
  const claims = [170, 140, 110].map((days) => {
    const due = t.ago(days)
    const period = { from: addDays(due, -14), to: addDays(due, 15) }
    return t.claim(due, 25_00, { type: 'subscription_term', agreement, period, description: 'Fysiofitness, een maand' })
  })
  const letters = claims.map(({ dueDate }) => t.letter(addDays(dueDate, 10)))
  const { items } = instalmentCosts(claims)
  const costs = items.map(({ costs: amount }, index) =>
    t.cost('bik', addDays(letters[index]?.end ?? t.today, 1), amount, {
      description: `Termijn ${index + 1}, cumulatieregeling (art. 2 lid 4 Bik)`,
    }),
  )
  return {
    ...who,
    facts: t.facts(who, { claims, costs }),
    // The first gave the term that the file keeps; a later one does not renew it.
    letter: letters[0] ?? null,
    letters: letters.map((letter, index) => ({ ...letter, claims: [claims[index]?.id ?? 0] })),
    receivedAt: t.ago(60),
    description: 'Drie termijnen van een abonnement: de kosten zijn begrensd.',
  }
}

/** Debtor with five files at three customers; two of one customer could become one file. */
export function ofFiveFiles(t: Teller, customer: number, amounts: readonly number[], days: number): Story {
  const who = { customer, debtorId: 7 }
  const claims = amounts.map((amount, index) => t.claim(t.ago(days - 31 * index), amount))
  const letter = t.letter(t.ago(days - 31 * amounts.length))
  return {
    ...who,
    letter,
    receivedAt: t.ago(days - 31 * amounts.length - 25),
    facts: t.facts(who, { claims, costs: [t.bik(customer, addDays(letter.end, 1), ...claims)] }),
    description: 'Een van vijf dossiers van deze debiteur.',
  }
}
