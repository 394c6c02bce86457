/** Debt of items of pre-collection on a day: claims less payments. Costs are only announced, interest is not asked. */
import { claimCosts, instalmentKinds } from '#domain/law/claimCosts.ts'
import type { CostRegime } from '#domain/law/costRegime.ts'
import type { RateTables } from '#domain/law/interest/rates.ts'
import { balanceOn } from '#domain/ledger/balance.ts'
import { noFacts, type Facts } from '#domain/ledger/facts.ts'
import { lawfulOrder } from '#domain/money/allocation.ts'
import { addDays, type IsoDate } from '#domain/time/day.ts'
import type { PrecassoStored } from '#schemas/generated/precasso.ts'
import type { Engine } from '#server/db/engine.ts'
import { names } from '#server/sql/names.ts'
import { regimeColumns } from '#server/subjects/ledger/regime.ts'
import type { Money } from '#server/subjects/messages/moneyOf.ts'

type Row = CostRegime & {
  id: number
  fileType: 'private' | 'company'
  state: string
  letterEnd: IsoDate | null
  currency: string
  claims: PrecassoStored['claims']
  payments: PrecassoStored['payments']
}

const f = names('precasso', 'f')
const c = names('customer', 'c')

const text = `select ${f.id}::int as id, ${f.file_type} as "fileType", ${f.fourteen_day_state} as state, ${f.fourteen_day_end}::text as "letterEnd",
    coalesce(${f.amount_currency}, 'EUR') as currency, ${f.claims} as claims, ${f.payments} as payments, ${regimeColumns(c.legal_type_id)}
  from precasso f join customer c on ${c.id} = ${f.customer_id} where ${f.id} = any($1::bigint[])`

export async function itemMoney(
  { query }: Pick<Engine, 'query'>,
  ids: readonly number[],
  { today, rates }: { today: IsoDate; rates: RateTables },
): Promise<Map<number, Money>> {
  if (ids.length === 0) return new Map()
  const { rows } = await query<Row>({ name: 'message-item-money', text, values: [ids] })
  return new Map(rows.map((row) => [row.id, moneyOfItem(row, rates, today)]))
}

function moneyOfItem(row: Row, rates: RateTables, today: IsoDate): Money {
  const { id, fileType, currency, state, letterEnd, regime, percent, minimum, hasScale = true, vatDeductible } = row
  const facts = factsOfItem(row)
  const balance = balanceOn(facts, rates, today)
  const due = [...balance.replay.open.claims.values()]
    .filter(({ fact }) => fact.dueDate < today)
    .map(({ fact, account }) => ({ ...fact, amount: account.principal }))
  const isDue = due.some(({ amount }) => amount > 0)
  const agreed = { regime, percent, minimum, hasScale, vatDeductible }
  const file = { id, currency, fileType, fourteenDayState: state, fourteenDayEnd: letterEnd, hasOverride: false }
  return {
    found: {
      file,
      facts,
      closedUntil: null,
      numberOf: (claim) => (row.claims ?? [])[claim - 1]?.number ?? String(claim),
    },
    balance,
    announced: isDue ? claimCosts(due, fileType === 'company', agreed) : null,
  }
}

/** Claims and payments have no ids yet: their places stand in for them. */
function factsOfItem({ claims, payments }: Row): Facts {
  const all = (claims ?? []).map((claim, index) => ({
    id: index + 1,
    day: claim.invoiceDate,
    amount: claim.amount.amount,
    claim,
  }))
  return {
    ...noFacts,
    order: lawfulOrder,
    claims: all
      .filter(({ claim }) => claim.type !== 'credit_note')
      .map(({ claim, ...fact }) => ({
        ...fact,
        dueDate: claim.dueDate,
        interestFrom: addDays(claim.dueDate, 1),
        ...(claim.agreementReference && instalmentKinds.has(claim.type) && { agreement: claim.agreementReference }),
      })),
    credits: all
      .filter(({ claim }) => claim.type === 'credit_note')
      .map(({ id, day, amount }) => ({ id, day, amount, claim: null })),
    payments: (payments ?? []).map(({ date, amount }, index) => ({
      id: index + 1,
      day: date,
      amount: amount.amount,
      claim: null,
    })),
  }
}
