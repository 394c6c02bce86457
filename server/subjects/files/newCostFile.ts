/** A new file as its ledger and its costs would have it: facts, debtors and the 14-day letter, judged with the files of its debtor. */
import type { CostFile, Letter } from '#domain/costs/costFile.ts'
import type { Judged } from '#domain/costs/letters.ts'
import { lawfulCosts, type Outcome } from '#domain/costs/lawfulCosts.ts'
import { instalmentKinds } from '#domain/law/claimCosts.ts'
import type { CostRegime } from '#domain/law/costRegime.ts'
import { letterTerm, type LetterHolidays } from '#domain/law/fourteenDayLetter.ts'
import type { RateTables } from '#domain/law/interest/rates.ts'
import { noFacts, type Facts } from '#domain/ledger/facts.ts'
import { lawfulOrder } from '#domain/money/allocation.ts'
import type { Money } from '#domain/money/money.ts'
import { addDays, type IsoDate } from '#domain/time/day.ts'
import { isDate } from '#schemas/formats/date.ts'
import type { Engine } from '#server/db/engine.ts'
import type { Body } from '#server/records/values/body.ts'
import { names } from '#server/sql/names.ts'
import { costsOfAll } from '#server/subjects/ledger/costs/costsOfFiles.ts'
import type { CheckedFile } from './checkNewFile.ts'
import { debtorKind } from './debtors.ts'
import type { GivenFile } from './newFile.ts'

export const usualRegime: CostRegime = { regime: 'wik', percent: null, minimum: null, vatDeductible: true }

/** It comes after all that there are. */
const newId = Number.MAX_SAFE_INTEGER

/** `isForAll`: everybody who owes had the letter. `judged`: the letter that was given, or one of today. */
export type JudgedFile = { outcome: Outcome; judged: Judged | undefined; isForAll: boolean }
type Time = { rates: RateTables; today: IsoDate; days: LetterHolidays }

/**
 * Costs and letter by the same rules as of a file that is there.
 *
 * @param others Files of the same debtor and client, whose letters decide on its costs too.
 * @throws {MissingRate}
 */
export function judgedFile(
  checked: CheckedFile,
  given: GivenFile,
  { facts, others, rates, today, days }: Time & { facts: Facts; others: readonly CostFile[] },
): JudgedFile {
  const { fileType = 'private', agreed, currency, coDebtors, letter } = checked
  const consumers =
    fileType === 'company'
      ? []
      : [0, ...coDebtors.flatMap((one, nth) => (debtorKind(one) === 'private' ? [nth + 1] : []))]
  const regime = agreed ?? usualRegime
  const asked = given.fourteenDayLetter?.sent
  const sent = letter?.sent ?? (asked !== undefined && isDate(asked) ? asked : today)
  const one = {
    sent,
    end: letterTerm(sent, letter?.by ?? 'post', days).termLastExtended,
    announced: letter?.amount.amount ?? null,
    vatDeductible: regime.vatDeductible,
    isLost: false,
    claims: facts.claims.map(({ id, amount }) => ({ claim: id, cents: amount })),
  }
  const to = letter?.toCoDebtors === true ? consumers : consumers.slice(0, 1)
  const letters = to.map((debtor): Letter => ({ ...one, id: newId - debtor, debtor }))
  const file: CostFile = { ...none, id: newId, fileType, currency, regime, consumers, letters, facts }
  const found = lawfulCosts([...others, file], rates, today).get(newId)
  if (!found) throw new Error('A file of which costs were asked has no outcome.')
  return { outcome: found, judged: found.letters.judged[0], isForAll: to.length === consumers.length }
}

const none = { phase: 'amicable', protections: [], charges: [] } as const

const c = names('claim', 'c')
const f = names('collection_file', 'f')

/** Files of the debtor at the client with an instalment of the same agreement; such a term makes the next one cheaper. */
export async function filesBeside(
  database: Pick<Engine, 'query'>,
  {
    customer,
    debtor,
    fileType,
    claims,
  }: { customer: number; debtor: number; fileType: string } & Pick<CheckedFile, 'claims'>,
  time: Pick<Time, 'rates' | 'today'>,
): Promise<CostFile[]> {
  const agreements = claims.flatMap(({ body }) => (body && agreementOf(body)) ?? [])
  if (fileType === 'company' || agreements.length === 0) return []
  const { rows } = await database.query<{ id: number }>({
    text: `select distinct ${f.id}::int as id from collection_file f join claim c on ${c.file_id} = ${f.id}
      where ${f.debtor_id} = $1 and ${f.customer_id} = $2 and ${f.file_type} = 'private' and ${c.agreement_reference} = any($3)
        and ${c.type} = any($4) order by 1 limit 50`,
    values: [debtor, customer, agreements, [...instalmentKinds]],
  })
  if (rows.length === 0) return []
  const found = await costsOfAll(
    database,
    rows.map(({ id }) => id),
    time,
  )
  return [...found.values()].map(({ cost }) => cost)
}

/** The agreement of which a claim is an instalment. */
const agreementOf = ({ type, agreementReference }: Body): string | null =>
  typeof agreementReference === 'string' && instalmentKinds.has(String(type)) ? agreementReference : null

/** The claims that are right, as the ledger would have them; their ids are their places, from 1. */
export function factsOf({ claims, interest, agreed }: CheckedFile, dayCount: 'act365' | 'actact'): Facts {
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
