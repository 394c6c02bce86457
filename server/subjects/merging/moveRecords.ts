/** Moves records to the leading file: facts, which both ledgers then follow, and what people look for there. */
import { freeName } from '#domain/documents/fileName.ts'
import { entityByName, type EntityName } from '#schemas/generated/entities.ts'
import type { FastifyInstance } from 'fastify'
import type { Trx } from '#server/db/engine.ts'
import type { Writer } from '#server/foundation/writer.ts'
import { untyped } from '#server/records/contract.ts'
import type { Body } from '#server/records/values/body.ts'
import { names } from '#server/sql/names.ts'
import type { Moved } from './receipt.ts'

export type Options = { logs: boolean; documents: boolean }

const p = names('payment')
const w = names('write_off')
const c = names('claim')
const l = names('cost_line')
const s = names('interest_setting')
const i = names('interruption_event')
const g = names('agenda_item')
const n = names('file_log')
const d = names('document')

/**
 * Payments before claims, so that nothing is worked out from half of it. What was reversed, and costs that others pay,
 * stay where they were: they explain that file, and are no facts of the debt.
 */
const ways: readonly { entity: EntityName; from: string; where?: string; option?: keyof Options }[] = [
  { entity: 'payment', from: `payment where ${p.file_id} = $1 and ${p.status} = 'booked'` },
  { entity: 'write-off', from: `write_off where ${w.file_id} = $1 and ${w.status} = 'booked'` },
  { entity: 'claim', from: `claim where ${c.file_id} = $1` },
  {
    entity: 'cost-line',
    from: `cost_line where ${l.file_id} = $1 and ${l.status} = 'booked' and ${l.charge_to} = 'debtor'`,
  },
  { entity: 'interest-setting', from: `interest_setting where ${s.file_id} = $1 and ${s.claim_id} is not null` },
  { entity: 'interruption-event', from: `interruption_event where ${i.file_id} = $1` },
  { entity: 'agenda-item', from: `agenda_item where ${g.file_id} = $1 and ${g.status} = 'open'` },
  { entity: 'file-log', from: `file_log where ${n.file_id} = $1`, option: 'logs' },
  { entity: 'document', from: `document where ${d.file_id} = $1 and ${d.status} = 'kept'`, option: 'documents' },
]

/** @returns What moved, in that order. */
export async function moveRecords(
  app: FastifyInstance,
  trx: Trx,
  { from, to, options, by }: { from: number; to: number; options: Options; by: Writer },
): Promise<Moved[]> {
  const moved: Moved[] = []
  const claim = await onlyClaim(trx, from)
  for (const { entity, from: source, option } of ways) {
    if (option && !options[option]) continue
    const { rows } = await trx.query<{ id: number }>({
      text: `select id::int as id from ${source} order by id`,
      values: [from],
    })
    for (const { id } of rows) moved.push(await moveRecord(app, trx, { entity, id, from, to, by, claim }))
  }
  return moved
}

type Moving = {
  entity: string
  id: number
  from: number
  to: number
  by: Writer
  /** The only one of the file that a payment was made on. */
  claim?: number | undefined
  action?: string
} & Pick<Moved, 'name' | 'isNamed'>

/** @param moving With what a move here left behind, where the record goes back. */
export async function moveRecord(app: FastifyInstance, trx: Trx, moving: Moving): Promise<Moved> {
  const { entity: called, id, from, to, by, name, claim, action = 'merge' } = moving
  const entity = entityByName.get(called)
  if (!entity) throw new RangeError(`There is no entity "${called}".`)
  const done: Moved = { entity: called, id, from }
  const decide = async (before: Body): Promise<Body> => {
    if (called === 'document') {
      const next = await freeOn(trx, { id, file: to, name: name ?? String(before.name) })
      if (next !== before.name) done.name = String(before.name)
      return { file: to, name: next }
    }
    if (called !== 'payment') return { file: to }
    if (moving.isNamed) return { file: to, designatedClaim: null }
    if (claim === undefined || before.designatedClaim !== null) return { file: to }
    done.isNamed = true
    return { file: to, designatedClaim: claim }
  }
  await untyped(app.records).act(trx, entity, id, { name: action, decide }, by)
  return done
}

/** Only claim of a file: payments on the file were on that claim (Civil Code 6:43), beside later ones too. */
async function onlyClaim({ query }: Trx, file: number): Promise<number | undefined> {
  const { rows } = await query<{ id: number }>({
    text: `select ${c.id}::int as id from claim where ${c.file_id} = $1 and ${c.type} <> 'credit_note' limit 2`,
    values: [file],
  })
  return rows.length === 1 ? rows[0]?.id : undefined
}

/** Names of documents are unique within their file. */
async function freeOn({ query }: Trx, { id, file, name }: { id: number; file: number; name: string }): Promise<string> {
  const { rows } = await query<{ name: string }>({
    text: `select ${d.name} as name from document where ${d.file_id} = $1 and ${d.id} <> $2`,
    values: [file, id],
  })
  return freeName(name, new Set(rows.map((row) => row.name)))
}
