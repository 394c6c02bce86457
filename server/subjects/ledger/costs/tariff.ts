/** Refuses costs of a proceeding above the tariff of their day. */
import { tariffLimit, type TariffOf } from '#domain/costs/tariffLimit.ts'
import type { RateTables } from '#domain/law/interest/rates.ts'
import { balanceOn } from '#domain/ledger/balance.ts'
import { formatMoney } from '#domain/money/money.ts'
import { dayText, type IsoDate } from '#domain/time/day.ts'
import type { Locale } from '#schemas/entity.ts'
import type { Trx } from '#server/db/engine.ts'
import { FieldErrors, Refused } from '#server/errors.ts'
import { names } from '#server/sql/names.ts'
import { courtTablesOn } from '#server/subjects/legal/courtTables.ts'
import { withCosts, type Costed } from './costsOfFiles.ts'

const b = names('bailiff_tariff')
const l = names('cost_line', 'l')
const t = names('cost_type', 't')

/** Articles of the Btag of usual types; another act costs at most what the dearest does. */
const articles: Readonly<Record<string, string>> = {
  summons: '2a',
  service_judgment: '2b',
  attachment_bank: '2i',
  attachment_wage: '2j',
}
const tables: Readonly<Record<string, string>> = {
  court_fee: 'court-fee',
  salary: 'subpoena-salary',
  btag: 'bailiff-tariff',
}

type Given = {
  id: number
  code: string
  category: string
  limit: string | null
  /** Without VAT, in cents. */
  amount: number
  on: IsoDate
  rates: RateTables
  locale: Locale
}

/**
 * Court fee and salary are owed once: what was charged by the same tariff before counts too, of whichever type.
 *
 * @throws {FieldErrors} At `amount`, when it is above the tariff.
 * @throws {Refused} When the type names no tariff, or none is known of the day.
 */
export async function checkTariff(trx: Trx, costed: Costed, given: Given): Promise<void> {
  const { category, limit, amount, on, locale } = given
  if (category !== 'court' && category !== 'bailiff') return
  if (limit !== 'court_fee' && limit !== 'salary' && limit !== 'btag') throw new Refused({ key: 'error.file.noLimit' })
  const most = await limitOf(trx, costed, given, limit)
  if (most === null) throw new Refused({ key: 'law.noTariff', values: { table: tables[limit] ?? '', day: on } })
  const before = limit === 'btag' ? 0 : await chargedOf(trx, costed.file.id, limit)
  if (before + amount <= most) return
  const values = {
    most: formatMoney({ amount: Math.max(0, most - before), currency: 'EUR' }, locale),
    day: dayText(on),
  }
  throw new FieldErrors({ amount: [{ key: 'error.file.aboveTariff', values }] })
}

async function limitOf(trx: Trx, costed: Costed, { code, on, rates }: Given, limit: TariffOf) {
  if (limit === 'btag') return actOn(trx, articles[code] ?? null, on)
  const { principal, interest, collectionCosts } = balanceOn(withCosts(costed).facts, rates, on)
  const claim = principal + interest + collectionCosts
  return tariffLimit(limit, { claim, act: null }, await courtTablesOn(on, trx))
}

async function actOn({ query }: Trx, article: string | null, on: IsoDate): Promise<number | null> {
  const { rows } = await query<{ amount: number | null }>({
    text: `select max(${b.amount})::int as amount from bailiff_tariff where ($1::text is null or ${b.article} = $1) and ${b.effective_from} <= $2
      and (${b.effective_until} is null or ${b.effective_until} >= $2)`,
    values: [article, on],
  })
  return rows[0]?.amount ?? null
}

async function chargedOf({ query }: Trx, file: number, limit: TariffOf): Promise<number> {
  const { rows } = await query<{ sum: number }>({
    text: `select coalesce(sum(${l.amount}), 0)::int as sum from cost_line l join cost_type t on ${t.id} = ${l.cost_type_id}
      where ${l.file_id} = $1 and ${t.legal_limit} = $2 and ${l.status} = 'booked' and ${l.charge_to} = 'debtor'`,
    values: [file, limit],
  })
  return rows[0]?.sum ?? 0
}
