/**
 * Costs that a debtor owes, as a consequence of the facts of the file as they are known now. Nothing that was worked out before is
 * an input: whatever changes a fact, early or late, changes the costs.
 *
 * @see Civil Code 6:96 lid 5 to 7; Bik
 */
import { generalVatRate } from '#domain/courtCosts.ts'
import { claimCosts, type CostClaim, type EarlierTerms } from '#domain/law/claimCosts.ts'
import type { RateTables } from '#domain/law/interest/rates.ts'
import type { Cents } from '#domain/money/money.ts'
import { shareOf } from '#domain/money/share.ts'
import { addDays, type IsoDate } from '#domain/time/day.ts'
import { isProtectedOn, whyNotOwed } from './costTable.ts'
import type { BaseClaim, Charge, CostFile, NothingOwed } from './costFile.ts'
import {
  instalmentsOf,
  lettersOf,
  standingOf,
  termsOf,
  type Letters,
  type LetterStanding,
  type Ready,
} from './letters.ts'
import { openedOn, type OpenOn } from './openOn.ts'

/** `principal`: what the amount was worked out from, in cents. `nothing`: why none of it is owed. */
export type Owed = { amount: Cents; vat: Cents; principal: Cents; nothing: NothingOwed | null }
export type Outcome = LetterStanding & {
  letters: Letters
  /** What is owed of each cost line. */
  owed: ReadonlyMap<number, Owed>
}

/**
 * @param files That hang together: of one debtor and client, with letters of one day or instalments of one agreement.
 * @returns By file.
 * @throws {MissingRate}
 */
export function lawfulCosts(
  files: readonly CostFile[],
  rates: RateTables,
  today: IsoDate,
): ReadonlyMap<number, Outcome> {
  const open = openedOn(rates)
  const letters = lettersOf(files, open, today)
  return new Map(
    files.map((file) => {
      const own = letters.get(file.id) ?? noLetters
      const standing = standingOf(file, own, today)
      const owed = owedOn(file, { own, standing, beside: besideOf(file, files, letters), open, today })
      return [file.id, { ...standing, letters: own, owed }]
    }),
  )
}

const noLetters: Letters = { judged: [], ready: [], earlier: new Map() }

type Knowing = {
  own: Letters
  standing: LetterStanding
  /** Claims of other files that were named on the same day, and are charged before these (6:96 lid 7). */
  beside: readonly CostClaim[]
  open: OpenOn
  today: IsoDate
}

/** The files charged first are those with the lower numbers: their claims are reminded together with these. */
function besideOf(file: CostFile, files: readonly CostFile[], letters: ReadonlyMap<number, Letters>): CostClaim[] {
  const sentOf = ({ letters: of }: Ready) => of.map(({ sent }) => sent)
  const days = new Set((letters.get(file.id)?.ready ?? []).flatMap(sentOf))
  return files
    .filter(({ id, charges }) => id < file.id && charges.some(({ isComputed }) => isComputed))
    .flatMap(({ id }) => letters.get(id)?.ready ?? [])
    .filter((one) => sentOf(one).some((day) => days.has(day)))
}

/** What was charged before on the file, with the claims that it was for. */
type Before = { net: Cents; ready: readonly Ready[] }[]

function owedOn(file: CostFile, knowing: Knowing): Map<number, Owed> {
  const owed = new Map<number, Owed>()
  const before: Before = []
  for (const charge of file.charges.toSorted((a, b) => a.id - b.id)) {
    if (!charge.isComputed) {
      owed.set(charge.id, given(file, charge))
      continue
    }
    const ready = file.fileType === 'company' ? [] : readyFor(charge, knowing, before)
    const one = collectionOf(file, charge, ready, { ...knowing, before })
    if (one.nothing === null) before.push({ net: one.amount, ready })
    owed.set(charge.id, one)
  }
  return owed
}

/** Claims whose term ended before the day of the charge, and that were not charged before. */
const readyFor = ({ day }: Charge, { own }: Knowing, before: Before): Ready[] =>
  own.ready.filter(({ id, end }) => end < day && !before.some((one) => one.ready.some((charged) => charged.id === id)))

const none = (nothing: NothingOwed): Owed => ({ amount: 0, vat: 0, principal: 0, nothing })

/** A cost whose amount somebody gave stands whole, or not at all. */
function given({ fileType, phase, protections }: CostFile, { day, category, amount, vat }: Charge): Owed {
  const nothing = isProtectedOn(protections, day) ? 'protected' : whyNotOwed({ category, fileType, phase })
  return nothing === null ? { amount, vat, principal: 0, nothing } : none(nothing)
}

/** Collection costs of a line. @param ready Claims that letters named. */
function collectionOf(
  file: CostFile,
  charge: Charge,
  ready: readonly Ready[],
  knowing: Knowing & { before: Before },
): Owed {
  const { standing, own, beside, open, before } = knowing
  if (file.currency !== 'EUR') return none('notDutch')
  if (isProtectedOn(file.protections, charge.day)) return none('protected')
  const isCompany = file.fileType === 'company'
  const isCharged = before.length > 0
  // Without a letter a file is charged once.
  if (isCharged && ready.length === 0) return none('charged')
  const claims = isCompany
    ? openOf(file, charge.base ?? dueBefore(file, charge.day), open)
    : [
        ...ready,
        ...openOf(
          file,
          allowed(
            charge,
            own.ready.filter(({ end }) => end < charge.day),
          ),
          open,
        ),
      ]
  if (claims.length === 0) return none(whyNone[standing.state] ?? 'noLetter')
  const principal = claims.reduce((sum, { amount }) => sum + amount, 0)
  if (principal === 0) return none(isCompany || ready.length === 0 ? 'nothingDue' : 'paidInTime')
  const earlier = earlierOf(own.earlier, before)
  const whole = netOf([...beside, ...claims], file, earlier)
  const most = isCompany || claims.length > ready.length ? Infinity : leftOf(file, ready, { own, before })
  const net = Math.min(whole - netOf(beside, file, earlier), most)
  if (net <= 0) return none(whole > 0 ? 'charged' : 'notAgreed')
  const isWithVat = !file.regime.vatDeductible && !ready.some(({ isWithoutVat }) => isWithoutVat)
  return { amount: net, vat: isWithVat ? shareOf(net, generalVatRate) : 0, principal, nothing: null }
}

/** Instalments that were charged before make the next ones cheaper, in the same file too. */
function earlierOf(earlier: EarlierTerms, before: Before): EarlierTerms {
  const own = termsOf(before.flatMap(({ ready }) => instalmentsOf(ready, earlier)))
  const agreements = new Set([...earlier.keys(), ...own.keys()])
  return new Map([...agreements].map((one) => [one, [...(earlier.get(one) ?? []), ...(own.get(one) ?? [])]]))
}

/** What the letters of claims leave, less what was charged of theirs before: a letter announced no more than that for all that it named. */
function leftOf(file: CostFile, ready: readonly Ready[], { own, before }: { own: Letters; before: Before }): Cents {
  const letters = new Set(ready.flatMap((one) => one.letters[0] ?? []))
  return [...letters].reduce((sum, { claims }) => {
    const isNamed = ({ id }: Ready) => claims.some(({ claim }) => claim === id)
    const others = before.filter((one) => !one.ready.some(isNamed))
    const charged = before.filter((one) => one.ready.some(isNamed)).reduce((total, { net }) => total + net, 0)
    return sum + netOf(own.ready.filter(isNamed), file, earlierOf(own.earlier, others)) - charged
  }, 0)
}

const whyNone: Readonly<Record<string, NothingOwed>> = {
  running: 'termRuns',
  expired_unpaid: 'termRuns',
  paid_in_time: 'paidInTime',
  invalid: 'letterInvalid',
}

const netOf = (claims: readonly CostClaim[], { regime, fileType }: CostFile, earlier: EarlierTerms): Cents =>
  claims.length === 0 ? 0 : (claimCosts(claims, fileType === 'company', regime, earlier)?.net ?? 0)

/** Claims of a private debtor that may be charged without a letter. */
const allowed = ({ base }: Charge, ready: readonly Ready[]): BaseClaim[] =>
  (base ?? []).filter(({ by, claim }) => by === 'override' && !ready.some(({ id }) => id === claim))

/** Claims that a charge of a day is about, where no letter names them. */
export const dueBefore = ({ facts, fileType }: Pick<CostFile, 'facts' | 'fileType'>, day: IsoDate): BaseClaim[] =>
  facts.claims
    .filter(({ dueDate }) => dueDate < day)
    .map(({ id: claim }) => ({ claim, day, by: fileType === 'company' ? 'company' : 'override' }))

/** What was open of claims before their day: on one day what is owed comes before what is paid. */
function openOf(file: CostFile, base: readonly BaseClaim[], open: OpenOn): CostClaim[] {
  return base.flatMap(({ claim, day }) => {
    const fact = file.facts.claims.find(({ id }) => id === claim)
    if (!fact || fact.dueDate >= day) return []
    return [{ ...fact, amount: open(file, addDays(day, -1)).get(claim) ?? 0 }]
  })
}
