/** Watched debtors of the demo: asked for, told to the provider, signalled, decided and ended. */
import { addDays, dayOf } from '#domain/time/day.ts'
import type { Trx } from '#server/db/engine.ts'
import { names } from '#server/sql/names.ts'
import { insertRows, rowsByTable } from './insertRows.ts'
import { randomFrom } from './invented/random.ts'
import { postcodeIn } from './invented/towns.ts'
import { places, streets } from './invented/words.ts'

const f = names('collection_file', 'f')
const d = names('debtor', 'd')
const p = names('partner')
const c = names('country')

/** Numbers by state, in the order in which files get them. */
const states = [
  ['signalled', 22],
  ['requested', 14],
  ['active', 104],
  ['accepted', 18],
  ['rejected', 8],
  ['ended', 14],
] as const
type State = (typeof states)[number][0]

type Watched = { file: number; customer: number; debtor: number }

/** Adds a surveillance per debtor of open files; debtors of the stories who left without an address come first. */
export async function insertSurveillances(trx: Trx, managers: readonly number[], now: Date): Promise<void> {
  const wanted = states.flatMap(([state, count]) => Array.from({ length: count }, () => state))
  const provider = await idOf(
    trx,
    `select ${p.id}::int as id from partner where ${p.kind} = 'address' order by ${p.id} limit 1`,
  )
  const home = await idOf(trx, `select ${c.id}::int as id from country where ${c.code} = 'NL'`)
  const { rows } = await trx.query<Watched>({
    text: `select x.file, x.customer, x.debtor from (
        select distinct on (${f.debtor_id}) ${f.id}::int as file, ${f.customer_id}::int as customer, ${f.debtor_id}::int as debtor, ${d.insolvency_status} = 'vow' as gone
        from collection_file f join debtor d on ${d.id} = ${f.debtor_id}
        where ${f.workflow_status} <> 'closed' and ${f.file_type} = 'private' order by ${f.debtor_id}, ${f.id}) x
      order by x.gone and x.file <= 100 desc, x.debtor limit $1`,
    values: [wanted.length],
  })
  const random = randomFrom(20_260_612)
  const of = rows.map((watched, index) => {
    const state = wanted[index] ?? 'active'
    return rowOf(state, { ...watched, index, provider, home, manager: random.pick(managers), random, now })
  })
  const tables = rowsByTable({ address_surveillance: of })
  await insertRows(trx, 'address_surveillance', tables.address_surveillance)
}

async function idOf({ query }: Trx, text: string): Promise<number | null> {
  const { rows } = await query<{ id: number }>({ text })
  return rows[0]?.id ?? null
}

type Given = Watched & {
  index: number
  provider: number | null
  home: number | null
  manager: number
  random: ReturnType<typeof randomFrom>
  now: Date
}

/** Outcomes of the few signals that are no address: somebody who died, left the country, or cannot be found. */
const others = ['unknown', 'deceased', 'abroad'] as const

function rowOf(state: State, { file, customer, debtor, home, index, provider, manager, random, now }: Given) {
  const today = dayOf(now.toISOString())
  const begun = addDays(today, -(state === 'requested' ? 0 : 20 + random.below(200)))
  const decided = state === 'accepted' || state === 'rejected'
  const other = index % 6 === 5 ? others[random.below(others.length)] : undefined
  const hasSignal = decided || state === 'signalled'
  const result = hasSignal
    ? state === 'accepted'
      ? 'moved'
      : (other ?? 'moved')
    : state === 'requested'
      ? null
      : 'unchanged'
  const isMoved = result === 'moved'
  const city = random.pick(places)
  const checked = `${addDays(today, -random.below(12))}T06:${10 + random.below(49)}:00Z`
  return {
    debtor_id: debtor,
    file_id: file,
    customer_id: customer,
    provider_id: provider,
    status: state,
    started_at: state === 'requested' ? null : begun,
    ends_at: state === 'ended' ? addDays(today, -1 - random.below(20)) : addDays(begun, 365),
    exported_at: state === 'requested' ? null : `${begun}T08:00:00Z`,
    last_check_at: state === 'requested' ? null : checked,
    result,
    new_street: isMoved ? random.pick(streets) : null,
    new_house_number: isMoved ? 1 + random.below(180) : null,
    new_postcode: isMoved ? postcodeIn(city, random) : null,
    new_city: isMoved ? city : null,
    new_country_id: isMoved ? home : null,
    cost: state === 'requested' ? null : 185,
    cost_currency: state === 'requested' ? null : 'EUR',
    decided_by_id: decided ? manager : null,
    decided_at: decided ? checked : null,
    reason: state === 'rejected' ? 'Andere persoon met dezelfde naam' : null,
    version: 1,
    created_at: `${addDays(begun, -1)}T09:30:00Z`,
    created_by_id: manager,
  }
}
