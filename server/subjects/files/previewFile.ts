/** Preview of a new file, complete or not: amounts, letter, limitation, and what is there already. Stores nothing. */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { CostFile } from '#domain/costs/costFile.ts'
import type { LetterFault } from '#domain/costs/letters.ts'
import { line, type ExplanationLine } from '#domain/law/explanation.ts'
import { letterTerm, type LetterHolidays, type LetterTerm } from '#domain/law/fourteenDayLetter.ts'
import { limitation, type LimitationCategory } from '#domain/law/limitation.ts'
import { claimCosts, type CostClaim, type EarlierTerms } from '#domain/law/claimCosts.ts'
import { balanceOn } from '#domain/ledger/balance.ts'
import type { Facts } from '#domain/ledger/facts.ts'
import type { LetterState } from '#domain/ledger/letterState.ts'
import { replay } from '#domain/ledger/replay.ts'
import type { RateTables } from '#domain/law/interest/rates.ts'
import type { Cents } from '#domain/money/money.ts'
import { addDays, type IsoDate } from '#domain/time/day.ts'
import { file } from '#schemas/generated/file.ts'
import { settingValue } from '#server/foundation/storedSettings.ts'
import { todayAt } from '#server/subjects/ledger/fileOf.ts'
import { holidays, rateTables } from '#server/subjects/legal/calculations/tables.ts'
import { alikeClaims, runningFile, type Alike } from './alikeClaims.ts'
import { checkNewFile, type CheckedFile } from './checkNewFile.ts'
import { factsOf, filesBeside, judgedFile, usualRegime, type JudgedFile } from './newCostFile.ts'
import type { GivenFile } from './newFile.ts'
import { uncomputable } from './uncomputableAmount.ts'

export type FilePreview = Amounts & {
  checked: CheckedFile
  today: IsoDate
  duplicates: readonly Alike[]
  joins: { id: number; number: string } | undefined
}
type Amounts = {
  principal: Cents
  interest: Cents
  interestPerDay: Cents
  costs: Costs
  letter: Letter
  claims: readonly (ClaimPreview | null)[]
}
/** `from`: the first day on which they are owed; null: nothing is due. `needsLetter`: only after a letter, sent today at the earliest. */
type Costs = { net: Cents; vat: Cents; from: IsoDate | null; needsLetter: boolean }
type Letter = {
  state: LetterState
  fault: LetterFault | null
  /** The costs that a letter of that day has to announce. */
  lawful: Cents
  term: LetterTerm | undefined
  explanation: readonly ExplanationLine[]
}
type ClaimPreview = { interestFrom: IsoDate; interest: Cents; limitationDate: IsoDate; barred: boolean }

export async function previewFile(
  app: FastifyInstance,
  request: FastifyRequest,
  given: GivenFile,
): Promise<FilePreview> {
  const { engine } = app
  const today = todayAt(app.now())
  const [checked, rates, days] = await Promise.all([
    checkNewFile(app, request, given),
    rateTables(engine),
    holidays(engine),
  ])
  const dayCount = (await settingValue(engine, 'finance.dayCount')) === 'actact' ? 'actact' : 'act365'
  const { agreed, debtor, claims, fileType, currency } = checked
  const known = debtor && 'id' in debtor ? debtor.id : undefined
  const { customer } = given
  const isKnown = known !== undefined && customer !== undefined && fileType !== undefined
  const others = isKnown
    ? await filesBeside(engine, { customer, debtor: known, fileType, claims }, { rates, today })
    : []
  const time = { rates, today, days, dayCount, others } as const
  let amounts: Amounts
  try {
    amounts = amountsOf(checked, given, time)
  } catch (error) {
    checked.mistakes.common = [uncomputable(error)]
    const none = { ...checked, claims: checked.claims.map((part) => ({ ...part, body: undefined })) }
    amounts = amountsOf(none, given, time)
  }
  const isShown = agreed !== undefined && customer !== undefined && request.access.may(file.access.read)
  return {
    checked,
    today,
    ...amounts,
    duplicates: isShown ? await alikeClaims(engine, { customer, debtor: known, claims, access: request.access }) : [],
    joins:
      isShown && known !== undefined && fileType && agreed.mergeMode !== 'never'
        ? await runningFile(engine, { customer, debtor: known, fileType, currency }, request.access)
        : undefined,
  }
}

type Time = {
  rates: RateTables
  today: IsoDate
  days: LetterHolidays
  dayCount: 'act365' | 'actact'
  others: readonly CostFile[]
}

/** @throws {MissingRate | RangeError} When it cannot be worked out. */
function amountsOf(checked: CheckedFile, given: GivenFile, time: Time): Amounts {
  const { rates, today } = time
  const facts = factsOf(checked, time.dayCount)
  const balance = balanceOn(facts, rates, today)
  const found = judgedFile(checked, given, { ...time, facts })
  const letter = letterOf(checked, found, time)
  return {
    letter,
    principal: balance.principal,
    interest: balance.interest,
    interestPerDay: balance.interestPerDay,
    costs: costsOf(checked, letter, { ...time, facts, earlier: found.outcome.letters.earlier }),
    claims: checked.claims.map(({ body }, index) => {
      if (!body) return null
      const open = balance.replay.open.claims.get(index + 1)
      const due = String(body.dueDate)
      const category =
        (body.limitationCategory as LimitationCategory | null | undefined) ?? checked.agreed?.limitation ?? 'contract_5'
      const { date, barred } = limitation(category, due, [], today)
      return {
        interestFrom: open?.fact.interestFrom ?? addDays(due, 1),
        interest: open ? open.account.running + open.account.capitalised : 0,
        limitationDate: date,
        barred,
      }
    }),
  }
}

const article = 'art. 6:96 lid 6 BW'
const noLetter: Letter = { state: 'none', fault: null, lawful: 0, term: undefined, explanation: [] }

function letterOf(checked: CheckedFile, { judged, outcome, isForAll }: JudgedFile, { days }: Time): Letter {
  const { fileType, letter } = checked
  if (fileType === 'company') return { ...noLetter, state: 'not_needed' }
  const { lawful = 0, fault = null } = judged ?? {}
  if (!letter) return { ...noLetter, lawful }
  const { sent, by, amount } = letter
  if (fault !== null && fault !== 'lost') {
    const values = { sent: { day: sent }, given: { cents: amount.amount }, lawful: { cents: lawful } }
    const explanation = [line(`letterFault.${fault}`, values, null, article)]
    return { ...noLetter, state: outcome.state, fault, lawful, explanation }
  }
  const term = letterTerm(sent, by, days)
  // The law asks one for each consumer: before that the term of who has one runs, and nobody owes costs.
  return { state: outcome.state, fault: null, lawful, term: isForAll ? term : undefined, explanation: term.explanation }
}

type WithFacts = Time & { facts: Facts; earlier: EarlierTerms }

function costsOf({ fileType = 'private', agreed }: CheckedFile, { term }: Letter, time: WithFacts): Costs {
  const { today, days, facts, earlier } = time
  const on = (day: IsoDate, from: IsoDate, needsLetter: boolean): Costs => {
    const { net, vat } = claimCosts(dueBefore(day, time), fileType === 'company', agreed ?? usualRegime, earlier) ?? {
      net: 0,
      vat: 0,
    }
    return { net, vat, from: net + vat > 0 ? from : null, needsLetter }
  }
  if (fileType === 'company') {
    const firstDue = facts.claims.map(({ dueDate }) => dueDate).toSorted()[0] ?? today
    const day = firstDue < today ? today : addDays(firstDue, 1)
    return on(day, addDays(firstDue, 1), false)
  }
  if (term) return on(term.termLastExtended, term.costsFrom, false)
  const next = letterTerm(today, 'post', days)
  return on(today, next.costsFrom, true)
}

/** Claims that were due before the day, less what was credited. */
function dueBefore(day: IsoDate, { facts, rates }: WithFacts): CostClaim[] {
  const { claims } = replay({ ...facts, periods: [] }, rates, day).open
  return [...claims.values()]
    .filter(({ fact }) => fact.dueDate < day)
    .map(({ fact, account }) => ({ ...fact, amount: account.principal }))
}
