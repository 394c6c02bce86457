/** Preview of a new file, complete or not: amounts, letter, limitation, and what is there already. Stores nothing. */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { judgeLetter, type LetterFault } from '#domain/law/announcedLetter.ts'
import type { ExplanationLine } from '#domain/law/explanation.ts'
import { letterTerm, type LetterHolidays, type LetterTerm } from '#domain/law/fourteenDayLetter.ts'
import { limitation, type LimitationCategory } from '#domain/law/limitation.ts'
import { claimCosts, type CostClaim } from '#domain/law/claimCosts.ts'
import type { CostRegime } from '#domain/law/costRegime.ts'
import { balanceOn } from '#domain/ledger/balance.ts'
import { noFacts, type Facts } from '#domain/ledger/facts.ts'
import type { LetterState } from '#domain/ledger/letterState.ts'
import { replay } from '#domain/ledger/replay.ts'
import type { RateTables } from '#domain/law/interest/rates.ts'
import { lawfulOrder } from '#domain/money/allocation.ts'
import type { Cents, Money } from '#domain/money/money.ts'
import { addDays, type IsoDate } from '#domain/time/day.ts'
import { file } from '#schemas/generated/file.ts'
import { settingValue } from '#server/foundation/storedSettings.ts'
import { todayAt } from '#server/subjects/ledger/fileOf.ts'
import { holidays, rateTables } from '#server/subjects/legal/calculations/tables.ts'
import { alikeClaims, runningFile, type Alike } from './alikeClaims.ts'
import { checkNewFile, type CheckedFile } from './checkNewFile.ts'
import { agreementOf, letterClaims } from './letterClaims.ts'
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

const usual: CostRegime = { regime: 'wik', percent: null, minimum: null, vatDeductible: true }

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
  const time = { rates, today, days, dayCount } as const
  let amounts: Amounts
  try {
    amounts = amountsOf(checked, given, time)
  } catch (error) {
    checked.mistakes.common = [uncomputable(error)]
    const none = { ...checked, claims: checked.claims.map((part) => ({ ...part, body: undefined })) }
    amounts = amountsOf(none, given, time)
  }
  const { agreed, debtor, claims, fileType, currency } = checked
  const known = debtor && 'id' in debtor ? debtor.id : undefined
  const { customer } = given
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

type Time = { rates: RateTables; today: IsoDate; days: LetterHolidays; dayCount: 'act365' | 'actact' }

/** @throws {MissingRate | RangeError} When it cannot be worked out. */
function amountsOf(checked: CheckedFile, given: GivenFile, time: Time): Amounts {
  const { rates, today } = time
  const facts = factsOf(checked, time.dayCount)
  const balance = balanceOn(facts, rates, today)
  const letter = letterOf(checked, given, time)
  return {
    letter,
    principal: balance.principal,
    interest: balance.interest,
    interestPerDay: balance.interestPerDay,
    costs: costsOf(checked, letter, { ...time, facts }),
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

/** The claims that are right, as the ledger would have them; their ids are their places, from 1. */
function factsOf({ claims, interest, agreed }: CheckedFile, dayCount: 'act365' | 'actact'): Facts {
  const right = claims.flatMap(({ body }, index) => (body ? [{ id: index + 1, body }] : []))
  const part = ({ id, body }: (typeof right)[number]) => ({
    id,
    day: String(body.invoiceDate),
    amount: (body.amount as Money).amount,
  })
  const terms = { type: 'statutory', ...agreed, ...interest?.body } as Record<string, unknown>
  const named = (name: string) => (typeof terms[name] === 'string' ? { [name]: terms[name] } : {})
  return {
    ...noFacts,
    order: lawfulOrder,
    claims: right
      .filter(({ body }) => body.type !== 'credit_note')
      .map((one) => {
        const dueDate = String(one.body.dueDate)
        return {
          ...part(one),
          dueDate,
          interestFrom: String(one.body.interestFrom ?? addDays(dueDate, 1)),
          agreement: agreementOf(one.body),
        }
      }),
    credits: right.filter(({ body }) => body.type === 'credit_note').map((one) => ({ ...part(one), claim: null })),
    periods: [
      {
        claim: null,
        from: null,
        to: null,
        terms: {
          type: terms.type as 'statutory',
          dayCount,
          ...named('rate'),
          ...named('per'),
          ...named('surcharge'),
          ...named('compounding'),
        },
      },
    ],
  }
}

function letterOf({ fileType, letter, claims, agreed }: CheckedFile, given: GivenFile, { today, days }: Time): Letter {
  const vatDeductible = agreed?.vatDeductible ?? true
  const sent = given.fourteenDayLetter?.sent ?? today
  const of = letterClaims(claims)
  const judged = judgeLetter({ sent, by: letter?.by ?? 'post', amount: letter?.amount.amount ?? 0 }, of, {
    vatDeductible,
    holidays: days,
  })
  const { lawful } = judged
  if (fileType === 'company') return { state: 'not_needed', fault: null, lawful: 0, term: undefined, explanation: [] }
  if (!letter) return { state: 'none', fault: null, lawful, term: undefined, explanation: [] }
  const { fault, term, explanation } = judged
  const state = fault ? 'invalid' : today > term.termLastExtended ? 'expired_unpaid' : 'running'
  return { state, fault, lawful, term: fault ? undefined : term, explanation }
}

type WithFacts = Time & { facts: Facts }

function costsOf({ fileType = 'private', agreed }: CheckedFile, { state, term }: Letter, time: WithFacts): Costs {
  const { today, days, facts } = time
  const on = (day: IsoDate, from: IsoDate, needsLetter: boolean): Costs => {
    const { net, vat } = claimCosts(dueBefore(day, time), fileType === 'company', agreed ?? usual) ?? {
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
  if (term && state !== 'invalid') return on(term.termLastExtended, term.costsFrom, false)
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
