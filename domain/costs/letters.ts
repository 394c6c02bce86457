/** Which 14-day letters count, worked out anew from what is known of the money now (Civil Code 6:96 lid 6). */
import { claimCosts, type EarlierTerms } from '#domain/law/claimCosts.ts'
import { instalmentCosts, type EarlierInstalment } from '#domain/law/instalmentCosts.ts'
import type { ClaimFact } from '#domain/ledger/facts.ts'
import type { LetterState } from '#domain/ledger/letterState.ts'
import type { Cents } from '#domain/money/money.ts'
import { addDays, type IsoDate } from '#domain/time/day.ts'
import type { CostFile, Letter } from './costFile.ts'
import type { OpenOn } from './openOn.ts'

/** A claim that was named to everybody who has to have a letter. */
export type Ready = ClaimFact & {
  /** The last day of the last of their terms. */
  end: IsoDate
  /** What was open of it at the end of that day, at most what was named. */
  amount: Cents
  /** The letters that count for it, one to each debtor. */
  letters: readonly Letter[]
  /** Whether a letter named no VAT, so that none is owed. */
  isWithoutVat: boolean
}
/** `beforeDefault`: nothing that it named was due and open. `amount`: it names other costs than the law gives. */
export type LetterFault = 'beforeDefault' | 'amount'
/** `lawful`: the costs that it had to announce, VAT included where that was due. */
export type Judged = { letter: Letter; fault: LetterFault | 'lost' | null; lawful: Cents }
export type Letters = { judged: readonly Judged[]; ready: readonly Ready[]; earlier: EarlierTerms }

const scale = { regime: 'wik', percent: null, minimum: null } as const

/**
 * Judges the letters of files that hang together, in the order in which they left: an instalment that an earlier letter named
 * makes the next one of its agreement cheaper, in whichever file it stands (cumulation rule).
 *
 * @returns By file.
 */
export function lettersOf(files: readonly CostFile[], open: OpenOn, today: IsoDate): ReadonlyMap<number, Letters> {
  const all = files
    .flatMap((file) => file.letters.map((letter) => ({ file, letter })))
    .sort((a, b) => inOrder(a.letter.sent, b.letter.sent) || a.file.id - b.file.id || a.letter.id - b.letter.id)
  const named: { file: number; claim: number; agreement: string; term: EarlierInstalment }[] = []
  const judged = new Map<number, Judged[]>(files.map(({ id }) => [id, []]))
  const earlier = new Map<number, EarlierTerms>()
  for (const { file, letter } of all) {
    const isOther = (one: (typeof named)[number]) => one.file !== file.id
    if (!earlier.has(file.id)) earlier.set(file.id, termsOf(named.filter(isOther)))
    const again = new Set(letter.claims.map(({ claim }) => claim))
    const terms = termsOf(named.filter((one) => isOther(one) || !again.has(one.claim)))
    const claims = namedBy(letter, file, open)
    const costs = claimCosts(claims, false, { ...scale, vatDeductible: letter.vatDeductible }, terms)
    const lawful = costs ? costs.net + costs.vat : 0
    judged.get(file.id)?.push({ letter, lawful, fault: faultOf(letter, claims, lawful) })
    named.push(...instalmentsOf(claims, terms).map((one) => ({ ...one, file: file.id })))
  }
  // A letter that leaves now comes after all of them.
  for (const { id } of files) if (!earlier.has(id)) earlier.set(id, termsOf(named.filter(({ file }) => file !== id)))
  return new Map(
    files.map((file) => {
      const own = judged.get(file.id) ?? []
      const ready = readyOf(file, own, open, today)
      return [file.id, { judged: own, ready, earlier: earlier.get(file.id) ?? new Map() }]
    }),
  )
}

type Term = { claim: number; agreement: string; term: EarlierInstalment }

export const termsOf = (terms: readonly Term[]): EarlierTerms =>
  new Map(
    [...Map.groupBy(terms, ({ agreement }) => agreement)].map(([agreement, some]) => [
      agreement,
      some.map(({ term }) => term),
    ]),
  )

/** What each instalment among claims costs by the cumulation rule. */
export function instalmentsOf(claims: readonly ClaimFact[], earlier: EarlierTerms): Term[] {
  return [...Map.groupBy(claims, ({ agreement }) => agreement ?? '')].flatMap(([agreement, some]) => {
    if (agreement === '') return []
    const ordered = some.toSorted((a, b) => inOrder(a.dueDate, b.dueDate) || a.id - b.id)
    const { items } = instalmentCosts(ordered, undefined, earlier.get(agreement))
    return ordered.map(({ id: claim, dueDate }, index) => ({
      claim,
      agreement,
      term: { dueDate, costs: items[index]?.costs ?? 0 },
    }))
  })
}

const inOrder = (one: string, other: string): number => (one < other ? -1 : Number(one > other))

/** Claims that a letter named and that were due and open when it left, by what is known now. */
function namedBy(letter: Letter, file: CostFile, open: OpenOn): ClaimFact[] {
  const then = open(file, addDays(letter.sent, -1))
  return file.facts.claims
    .flatMap((claim) => {
      const cents = letter.claims.find((one) => one.claim === claim.id)?.cents
      if (cents === undefined || claim.dueDate >= letter.sent) return []
      return [{ ...claim, amount: Math.min(cents, then.get(claim.id) ?? 0) }]
    })
    .sort((a, b) => inOrder(a.dueDate, b.dueDate) || a.id - b.id)
}

function faultOf(letter: Letter, claims: readonly ClaimFact[], lawful: Cents): Judged['fault'] {
  if (letter.isLost) return 'lost'
  if (claims.every(({ amount }) => amount === 0)) return 'beforeDefault'
  return letter.announced === null || letter.announced === lawful ? null : 'amount'
}

/** Finds the first letter that counts and named a claim, to each debtor; where one has had none, nobody owes costs yet. */
function readyOf(file: CostFile, judged: readonly Judged[], open: OpenOn, today: IsoDate): Ready[] {
  const counting = judged.filter(({ fault }) => fault === null).map(({ letter }) => letter)
  return file.facts.claims.flatMap((claim): Ready[] => {
    const first = file.consumers.map((debtor) =>
      counting.find(
        (letter) =>
          letter.debtor === debtor &&
          claim.dueDate < letter.sent &&
          letter.claims.some((one) => one.claim === claim.id),
      ),
    )
    const letters = first.filter((letter) => letter !== undefined)
    if (letters.length === 0 || letters.length < first.length) return []
    const end = letters.map((letter) => letter.end).reduce((last, one) => (one > last ? one : last))
    const cents = letters.flatMap((letter) => letter.claims.filter((one) => one.claim === claim.id))
    const left = open(file, end < today ? end : today).get(claim.id) ?? 0
    return [
      {
        ...claim,
        end,
        amount: Math.min(left, ...cents.map((one) => one.cents)),
        letters,
        isWithoutVat: letters.some(({ vatDeductible }) => vatDeductible),
      },
    ]
  })
}

/** What stands on a file about its letter. */
export type LetterStanding = { state: LetterState; sent: IsoDate | null; end: IsoDate | null }

/**
 * The state of the letter, which is no outcome that stays: a payment or a letter that came back, entered later, changes it.
 *
 * @example standingOf(file without letters, …).state // 'none'
 */
export function standingOf(file: CostFile, { judged, ready }: Letters, today: IsoDate): LetterStanding {
  if (file.fileType === 'company') return { state: 'not_needed', sent: null, end: null }
  const counting = judged.find(({ fault }) => fault === null)
  const last = judged.at(-1)
  if (!last) return { state: 'none', sent: null, end: null }
  if (!counting) return { state: 'invalid', sent: last.letter.sent, end: null }
  const { sent } = counting.letter
  // A co-debtor has had no letter yet; the term of who has one runs all the same.
  if (ready.length === 0) {
    const ends = judged.flatMap(({ letter, fault }) => (fault === null ? [letter.end] : [])).toSorted()
    const end = ends.at(-1) ?? null
    return end !== null && end >= today ? { state: 'running', sent, end } : { state: 'none', sent, end: null }
  }
  const owed = ready.filter(({ amount }) => amount > 0)
  const expired = owed.find(({ end }) => end < today)
  const one = expired ?? owed[0] ?? ready[0]
  const state = expired ? 'expired_unpaid' : owed.length > 0 ? 'running' : 'paid_in_time'
  return { state, sent, end: one?.end ?? null }
}
