/** Parts of which the story files are made: claims, letters, costs and payments on days before today. */
import { claimCosts } from '#domain/law/claimCosts.ts'
import { balanceOn } from '#domain/ledger/balance.ts'
import { costPartOf } from '#domain/ledger/costPart.ts'
import { noFacts, type InterestPeriod } from '#domain/ledger/facts.ts'
import { addDays, type IsoDate } from '#domain/time/day.ts'
import { costCategory } from '#server/seed/reference/costTypes.ts'
import { courtLines } from './courtLines.ts'
import type { Planned } from './plannedFile.ts'
import type { FilesOf } from './ingredients.ts'
import { groundOf, isPurchase } from './regimes.ts'
import { letterOn } from './letters.ts'
import type {
  NextIds,
  PlannedClaim,
  PlannedCost,
  PlannedFacts,
  PlannedFile,
  PlannedLetter,
  PlannedPayment,
} from './plannedFile.ts'
import type { Planning } from './plan.ts'
import { storyTag } from './tags.ts'

export type Telling = Pick<FilesOf, 'orders' | 'agreedOf' | 'employees' | 'debtorOf'> & Planning & { next: NextIds }

/** Facts that a story tells; the rest is as of any file. */
export type Story = Partial<Omit<Planned, 'id' | 'number' | 'plan' | 'customer' | 'debtorId'>> &
  Pick<Planned, 'customer' | 'debtorId'> &
  Partial<Pick<PlannedFile, 'currency' | 'costs' | 'reversed' | 'interruptions' | 'arrangement'>> & {
    receivedAt: IsoDate
    closedAt?: IsoDate
    letter?: PlannedLetter | null
    letters?: PlannedFile['letters']
    facts: PlannedFacts
  }

export type Teller = ReturnType<typeof teller>

export function teller({ today, next, rates, holidays, courtTables, orders, agreedOf, random, debtorOf }: Telling) {
  const ago = (days: number): IsoDate => addDays(today, -days)
  const claim = (dueDate: IsoDate, amount: number, more: Partial<PlannedClaim> = {}): PlannedClaim => ({
    id: next.claim++,
    day: addDays(dueDate, -14),
    dueDate,
    interestFrom: addDays(dueDate, 1),
    amount,
    ...more,
  })
  const letter = (sent: IsoDate): PlannedLetter => letterOn(sent, holidays)
  const cost = (code: string, day: IsoDate, amount: number, more: Partial<PlannedCost> = {}): PlannedCost => ({
    id: next.cost++,
    day,
    part: costPartOf(costCategory(code)),
    amount,
    vat: 0,
    code,
    chargeTo: 'debtor',
    ...more,
  })
  const pay = (day: IsoDate, amount: number, more: Partial<PlannedPayment> = {}): PlannedPayment => ({
    id: next.payment++,
    day,
    amount,
    claim: null,
    ...more,
  })
  const facts = (
    { customer, phase = 'amicable', debtorId }: Pick<Story, 'customer' | 'phase' | 'debtorId'>,
    given: Partial<PlannedFacts> & { claims: readonly PlannedClaim[] },
  ): PlannedFacts => ({
    ...noFacts,
    credits: [],
    payments: [],
    refunds: [],
    writeOffs: [],
    order: orders(customer, phase),
    periods: [usual(debtorOf(debtorId).isCompany ? 'commercial' : 'statutory')],
    ...given,
  })
  return {
    today,
    next,
    rates,
    random,
    ago,
    claim,
    letter,
    cost,
    pay,
    facts,
    /** Collection costs of claims, from a day on, by the law. */
    bik(customer: number, day: IsoDate, ...claims: readonly PlannedClaim[]): PlannedCost {
      const { vatDeductible } = agreedOf(customer)
      const { net, vat } = claimCosts(claims, false, { ...scale, vatDeductible }) ?? { net: 0, vat: 0 }
      return cost('bik', day, net, { vat })
    },
    /** Summons, court fee and salary on what is owed on a day. */
    court: (customer: number, day: IsoDate, begun: PlannedFacts): PlannedCost[] =>
      courtLines(balanceOn(begun, rates, day).outstanding, courtTables(day), agreedOf(customer).vatDeductible).map(
        ([code, amount, vatWithin]) => cost(code, day, amount, { vatWithin }),
      ),
    owed: (begun: PlannedFacts, day: IsoDate): number => balanceOn(begun, rates, day).outstanding,
  }
}

export const usual = (type: 'commercial' | 'statutory' | 'none', from: IsoDate | null = null): InterestPeriod => ({
  claim: null,
  from,
  to: null,
  terms: { type },
})

const scale = { regime: 'wik', percent: null, minimum: null } as const

/** The whole file: its number has no year, so no series ever gives it. */
export function whole(story: Story, index: number, { debtorOf, agreedOf, employees }: Telling): Planned {
  const {
    receivedAt,
    closedAt,
    letter,
    letters,
    facts,
    currency,
    costs,
    reversed,
    interruptions,
    arrangement,
    ...rest
  } = story
  const { isCompany, language } = debtorOf(story.debtorId)
  const ground = (currency ?? 'EUR') === 'EUR' ? groundOf(agreedOf(story.customer), isCompany) : null
  const limited = isPurchase(ground, isCompany) ? { category: 'consumer_2' as const } : {}
  return {
    id: index + 1,
    number: storyNumber(index + 1),
    merchant: null,
    coDebtor: null,
    isProtected: false,
    language,
    state: 'in_progress',
    phase: 'amicable',
    source: 'manual',
    manager: employees[0] ?? 1,
    legalType: ground,
    holdReason: null,
    pausedUntil: null,
    closeReason: null,
    closeNote: null,
    description: null,
    dispute: null,
    tags: [storyTag],
    ...rest,
    plan: {
      isCompany,
      currency: currency ?? 'EUR',
      receivedAt,
      letter: letter ?? null,
      ...(letters && { letters }),
      closedAt: closedAt ?? null,
      facts: { ...facts, claims: facts.claims.map((one) => ({ ...limited, ...one })) },
      costs: costs ?? (facts.costs as readonly PlannedCost[]),
      reversed: reversed ?? [],
      interruptions: interruptions ?? [],
      arrangement: arrangement ?? null,
    },
  }
}

/** @example storyNumber(1) // '1000000001' */
export const storyNumber = (story: number): string => `1000${String(story).padStart(6, '0')}`
