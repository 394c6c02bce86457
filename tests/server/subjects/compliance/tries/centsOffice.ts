/** An office whose debtors are charged by every way in, and a look of its own at what they were charged. */
import { expect } from 'vitest'
import { reference as acts } from '#server/seed/reference/bailiffTariffs.ts'
import { reference as types } from '#server/seed/reference/costTypes.ts'
import { reference as fees } from '#server/seed/reference/courtFees.ts'
import { reference as salaries } from '#server/seed/reference/subpoenaSalaries.ts'
import { addWorkflow } from '#tests/server/subjects/workflow/works.ts'
import { claim, euros, openFile, openOffice, person } from '#tests/server/subjects/ledger/office.ts'
import type { Api } from '#tests/support/api.ts'

export type Office = { customer: number; typeOf: (code: string) => number; free: number; usual: number }
/** `most`: cents that the debtor may be charged by what the situation says, worked out by hand. */
export type Tried = { file: number; debtor: number; customer: number; most: number }

export const due = '2026-06-30'
/** Its term ends on 17 August 2026. */
export const letter = (euro: number, sent = '2026-08-03') => ({ sent, by: 'email', amount: euros(euro) })
export const charged = '2026-09-01'

async function insert(api: Api, table: string, rows: readonly object[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {}).filter((name) => name !== 'id')
  await api.engine.query({
    text: `insert into ${table} (${columns.join(', ')}) select ${columns.join(', ')} from jsonb_populate_recordset(null::${table}, $1::jsonb)`,
    values: [JSON.stringify(rows)],
  })
}

export async function openCourt(api: Api): Promise<Office> {
  const { customer } = await openOffice(api)
  for (const [table, rows] of Object.entries({ ...acts, ...fees, ...salaries })) await insert(api, table, rows)
  await api.engine.query({ text: 'delete from cost_type' })
  await insert(api, 'cost_type', types.cost_type)
  const ids = new Map((await api.rows('cost_type')).map(({ code, id }) => [String(code), Number(id)]))
  const typeOf = (code: string) => ids.get(code) ?? 0
  const { id: country } = await api.create('country', { code: 'NL', name: { nl: 'Nederland' } })
  const ground = { country, defaultInterestType: 'statutory' }
  const free = { ...ground, code: 'damages', name: { nl: 'Schade' }, statutoryCosts: false }
  const usual = { ...ground, code: 'contract', name: { nl: 'Overeenkomst' }, statutoryCosts: true }
  // Every file that is opened gets costs of its night, where they are owed.
  await addWorkflow(api, [
    { action_type: 'add_cost', cost_type_id: typeOf('bik') },
    { action_type: 'wait', delay_days: 9 },
  ])
  return {
    customer,
    typeOf,
    free: (await api.create('legal-type', free)).id,
    usual: (await api.create('legal-type', usual)).id,
  }
}

let clients = 0

/** A file of a client of its own, with claims of 1,000 euros unless it says otherwise. */
export async function open(api: Api, more: object = {}, client: object = {}): Promise<Tried> {
  const { id: customer } = await api.create('customer', {
    number: `K-${(clients += 1)}`,
    company: 'Energie Zuid B.V.',
    ...client,
  })
  const { id, debtor } = await openFile(api, {
    customer,
    fileType: 'private',
    debtor: person,
    claims: [claim('F-1', due, 1_000)],
    interest: { type: 'none' },
    ...more,
  })
  return { file: id, debtor, customer, most: 0 }
}

export const admin = (api: Api) => api.as('admin')
export const charge = (api: Api, file: number, costType: number, more: object = {}) =>
  admin(api).post(`/api/v4/file/${file}/costs`, { costType, date: charged, ...more })
export async function put(api: Api, path: string, body: object): Promise<number> {
  const { _version } = (await admin(api).get(`/api/v4/${path}`)).json<{ _version: number }>()
  return (await admin(api).put(`/api/v4/${path}`, { ...body, _version })).statusCode
}
export const pay = (api: Api, file: number, date: string, euro: number) =>
  admin(api).post(`/api/v4/file/${file}/payments`, { date, amount: euros(euro) })

/** All that stands on a file of costs, to compare. */
export async function standing(api: Api, file: number): Promise<unknown> {
  const { rows } = await api.engine.query<{ all: unknown }>({
    text: `select json_build_array((select json_agg(l order by l.id) from cost_line l where l.file_id = $1),
      (select json_agg(e order by e.id) from ledger_entry e where e.file_id = $1), (select to_json(f) from collection_file f where f.id = $1)) as all`,
    values: [file],
  })
  return rows[0]?.all
}

/** Cents of costs by the ledger, its cost lines, and the amounts of the file: none is above what is lawful. */
export async function looked(api: Api, { file, most }: Tried, what: string): Promise<void> {
  const { rows } = await api.engine.query<Record<'booked' | 'lines' | 'kept' | 'found', number>>({
    text: `select (select coalesce(sum(p.cents), 0)::int from ledger_entry e join ledger_posting p on p.entry_id = e.id
          where e.file_id = $1 and (e.kind = 'cost' or (p.cents > 0 and e.reverses is null))
            and p.account in ('execution_costs', 'court_costs', 'collection_costs', 'collection_costs_vat', 'other_costs')) as booked,
        (select coalesce(sum(l.amount + coalesce(l.vat_amount, 0)), 0)::int from cost_line l
          where l.file_id = $1 and l.status = 'booked' and l.charge_to = 'debtor' and l.nothing_owed is null) as lines,
        (select (coalesce(f.collection_costs, 0) + coalesce(f.court_costs, 0) + coalesce(f.other_costs, 0))::int from collection_file f where f.id = $1) as kept,
        (select count(*)::int from unlawful_cost where file_id = $1) as found`,
    values: [file],
  })
  const { booked = -1, lines = -1, kept = -1, found } = rows[0] ?? {}
  expect([what, { booked, lines, found }, booked <= most, kept <= booked]).toEqual([
    what,
    { booked, lines: booked, found: 0 },
    true,
    true,
  ])
}
