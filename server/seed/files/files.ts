/** Invented files with their claims, costs, payments, arrangements and disputes. */
import { effectsOf } from '#domain/protection.ts'
import { addDays, dayOf, type IsoDate } from '#domain/time/day.ts'
import { randomFrom, type Random } from '#server/seed/invented/random.ts'
import type { DebtorOf } from '#server/seed/parties/insertDebtors.ts'
import { firstProtected, isDebtHelp } from '#server/seed/parties/protection.ts'
import { storyDebtors } from '#server/seed/parties/storyDebtors.ts'
import { disputeOf } from './disputes.ts'
import { draft, type Drafted } from './draft.ts'
import type { FilesOf } from './ingredients.ts'
import { firstIds, type Planned, type PlannedFile } from './plannedFile.ts'
import { planFile, type Outcome } from './plan.ts'
import { groundOf, isPurchase } from './regimes.ts'
import { settled } from './restWriteOffs.ts'
import { phaseOf, sharesOf } from './shares.ts'
import { stories } from './stories.ts'
import { tagIds } from './tags.ts'

/** Files from 1 to `count`, the stories first and then in the order of receipt, one at a time. */
export function* invented(count: number, given: FilesOf): Generator<Drafted> {
  const { rates, now } = given
  const random = randomFrom(20_260_713)
  const today = dayOf(now.toISOString())
  const planning = { random, rates, holidays: given.holidays, courtTables: given.courtTables, today }
  const next = firstIds()
  let first = 1
  for (const story of stories({ ...given, ...planning, next })) {
    yield draft(story, rates, today, given)
    first += 1
  }
  const shareOf = sharesOf(given.mix)
  const debtorIds = debtorsOf(count, given.debtors, random)
  const numbers = new Map<string, number>()
  for (let id = first; id <= count; id += 1) {
    const share = shareOf(id)
    const drawn = receivedOn(id, count, random, today)
    // What was closed came in early enough to be worked on.
    const receivedAt = share.state === 'closed' && drawn > addDays(today, -9) ? addDays(drawn, -9) : drawn
    const debtorId = share.state === 'suspend' ? debtorIds.protected() : debtorIds.usual()
    const { isCompany, language, protection } = given.debtorOf(debtorId)
    const customer = 1 + random.below(given.customers)
    const phase = phaseOf(share, protection !== undefined && isDebtHelp(protection.kind), random)
    const isClosed = share.state === 'closed'
    const chance = random.below(100)
    const outcome: Outcome = isClosed ? (chance < 72 ? 'paid' : 'unpaid') : chance < 30 ? 'partly' : 'unpaid'
    const currency = currencyOf(isCompany, share.arrangement !== null, random)
    const legalType = currency === 'EUR' ? groundOf(given.agreedOf(customer), isCompany) : null
    const plan = planFile(
      {
        isCompany,
        currency,
        receivedAt,
        state: share.state,
        phase,
        isPurchase: isPurchase(legalType, isCompany),
        protectedFrom: protection?.from ?? null,
        outcome,
        isClosed,
        order: given.orders(customer, phase),
        isJudicial: phase === 'judicial' || phase === 'bailiff',
        withMoreClaims: given.mix === 'large' ? 36 : 30,
        arrangement: share.arrangement,
        agreed: given.agreedOf(customer),
      },
      next,
      planning,
    )
    const state = share.state === 'term_payment' && !plan.arrangement ? 'in_progress' : share.state
    const dispute = disputeOf({ state, receivedAt, closedAt: plan.closedAt, letter: plan.letter, today }, random)
    const year = receivedAt.slice(0, 4)
    const n = (numbers.get(year) ?? 0) + 1
    numbers.set(year, n)
    const shops = given.merchantsOf(customer)
    const file: Planned = {
      id,
      number: `${year}${String(n).padStart(6, '0')}`,
      customer,
      debtorId,
      language,
      state,
      phase,
      plan,
      dispute,
      merchant: shops.length > 0 && random.below(10) < 8 ? random.pick(shops) : null,
      coDebtor: random.below(100) < 3 ? debtorIds.beside(debtorId) : null,
      isProtected: share.state === 'suspend' && protection !== undefined && effectsOf(protection.kind).blocksCollection,
      source: sources[id % sources.length] ?? 'manual',
      legalType,
      manager: random.pick(given.employees),
      ...waiting(state, { protection, dispute, today }, random),
      closeReason: null,
      closeNote: null,
      description: null,
      tags: random.below(100) < 8 ? [random.pick(tagIds)] : [],
    }
    yield closed(draft(file, rates, today, given), outcome, (one) => draft(settled(one, next), rates, today, given))
  }
}

/** Days of three years in order, more of them lately. */
const receivedOn = (id: number, count: number, random: Random, today: IsoDate): IsoDate =>
  addDays(today, -1 - Math.floor(((count - id + random.below(1000) / 1000) / count) ** 1.4 * 1_080))

const sources = ['import', 'import', 'api', 'manual', 'portal', 'import', 'api', 'manual', 'import', 'precasso']

/** A hundredth of the files of companies, without an arrangement, is in another currency. */
function currencyOf(isCompany: boolean, isArranged: boolean, random: Random): PlannedFile['currency'] {
  const turn = random.below(100)
  if (!isCompany || isArranged || turn > 4) return 'EUR'
  return turn < 3 ? 'DKK' : 'GBP'
}

/**
 * Six debtors of a hundred share the files that the others leave, about five each; those that are protected have the
 * suspended ones.
 */
function debtorsOf(files: number, debtors: number, random: Random) {
  const lastUsual = firstProtected(debtors) - 1
  const usualCount = lastUsual - storyDebtors
  const shared = Math.max(1, Math.floor(usualCount * 0.06))
  const alone = usualCount - shared
  let taken = 0
  let protectedOnes = 0
  return {
    usual() {
      if (random.below(1_000_000) / 1_000_000 < 1 - alone / files) return storyDebtors + 1 + random.below(shared)
      // A prime, so that neighbours in the list of debtors are not neighbours in time.
      taken += 1
      return storyDebtors + shared + 1 + ((taken * 7919) % alone)
    },
    protected() {
      protectedOnes += 1
      return lastUsual + 1 + (protectedOnes % Math.max(1, debtors - lastUsual))
    },
    beside: (id: number) => {
      const other = storyDebtors + 1 + random.below(usualCount)
      return other === id ? storyDebtors + 1 + ((other - storyDebtors) % usualCount) : other
    },
  }
}

const protectedBy: Readonly<Record<string, string>> = {
  shv_intake: 'Schuldhulp: intake loopt',
  shv_arrangement: 'Schuldhulp: minnelijke regeling',
  moratorium: 'Moratorium: geen incasso tot het eindigt',
  suspension_of_payments: 'Surseance van betaling',
  bewind: 'Onder bewind: contact met de bewindvoerder',
  curatele: 'Onder curatele: contact met de curator',
  deceased: 'Overleden: erfgenamen worden gezocht',
}

type Waiting = Pick<DebtorOf, 'protection'> & Pick<Planned, 'dispute'> & { today: IsoDate }

function waiting(
  state: string,
  { protection, dispute, today }: Waiting,
  random: Random,
): Pick<Planned, 'holdReason' | 'pausedUntil'> {
  if (state === 'suspend' && protection)
    return { holdReason: protectedBy[protection.kind] ?? 'Beschermd', pausedUntil: protection.until }
  if (state !== 'paused') return { holdReason: null, pausedUntil: null }
  const until = dispute?.answerDue ?? addDays(today, 5 + random.below(30))
  return {
    holdReason: dispute ? 'De klant beantwoordt de betwisting' : 'De klant zoekt stukken uit',
    pausedUntil: until,
  }
}

/**
 * Closes a file by its balance. Of a paid one a rest is written off: some customers' payments settle less than all parts.
 *
 * @param settle Drafts it anew without the rest.
 */
function closed(file: Drafted, outcome: Outcome, settle: (file: Drafted) => Drafted): Drafted {
  if (file.plan.closedAt === null) return file
  if (file.balance.outstanding === 0) return { ...file, closeReason: 'paid_in_full' }
  if (outcome === 'paid')
    return { ...settle(file), closeReason: 'settled', closeNote: 'Geschikt tegen betaling van een deel' }
  return { ...file, closeReason: 'uncollectable_no_means' }
}
