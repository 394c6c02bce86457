/** Messages as the subject of messages writes them; this stands for it until it is there. */
import type { FastifyInstance } from 'fastify'
import type { HoldReason } from '#domain/workflow/walls.ts'
import type { Trx } from '#server/db/engine.ts'
import type { Writer } from '#server/foundation/writer.ts'
import { names } from '#server/sql/names.ts'

export type Composition = {
  key: string
  file: number
  channel: 'email' | 'post' | 'sms'
  destination: 'debtor' | 'client'
  template: number
  step?: number | null
  run?: number | null
  isFourteenDayLetter?: boolean
  addsCollectionCosts?: boolean
  requiresApproval?: boolean
  sendFrom?: string | null
  sendUntil?: string | null
  by: Writer
}
export type Composed = { message: number } | { hold: HoldReason; note?: string }
type Held = { hold: HoldReason; note?: string } | undefined

const m = names('message')
const f = names('collection_file', 'f')

const addressText = `select ${f.id}::int as file,
    (select k.email from debtor_contact k where k.debtor_id = ${f.debtor_id} and k.kind = 'email' and k.status = 'ok' and k.blocked_at is null order by k.id limit 1) as email,
    (select k.phone from debtor_contact k where k.debtor_id = ${f.debtor_id} and k.kind = 'mobile' and k.status = 'ok' and k.blocked_at is null order by k.id limit 1) as sms,
    (select a.street || ' ' || coalesce(a.house_number::text, '') || ', ' || a.city from debtor_address a where a.debtor_id = ${f.debtor_id}
      and a.type <> 'previous' and a.status not in ('moved', 'unknown', 'wrong') order by a.id limit 1) as post
  from collection_file f where ${f.id} = any($1::bigint[])`
const none = { email: 'no_email', post: 'no_valid_address', sms: 'no_phone' } as const

type Addresses = { file: number } & Record<Composition['channel'], string | null>

async function addressesOf({ query }: Pick<Trx, 'query'>, list: readonly Composition[]) {
  const { rows } = await query<Addresses>({ text: addressText, values: [list.map(({ file }) => file)] })
  return new Map(rows.map((row) => [row.file, row]))
}

export async function judge(
  _app: FastifyInstance,
  database: Pick<Trx, 'query'>,
  list: readonly Composition[],
  _now: number,
): Promise<Map<string, Held>> {
  const addresses = await addressesOf(database, list)
  return new Map(
    list.map(({ key, file, channel, destination }): [string, Held] => [
      key,
      destination === 'debtor' && !addresses.get(file)?.[channel] ? { hold: none[channel] } : undefined,
    ]),
  )
}

export async function compose(
  app: FastifyInstance,
  trx: Trx,
  list: readonly Composition[],
  now: number,
): Promise<Map<string, Composed>> {
  const held = await judge(app, trx, list, now)
  const addresses = await addressesOf(trx, list)
  const ready = list.filter(({ key }) => !held.get(key))
  const { rows } = await trx.query<{ id: number; key: string }>({
    text: `insert into message (${m.key}, ${m.channel}, ${m.file_id}, ${m.customer_id}, ${m.debtor_id}, ${m.destination}, ${m.step_id}, ${m.run_id},
        ${m.to_address}, ${m.subject}, ${m.is_fourteen_day_letter}, ${m.status}, ${m.scheduled_at}, ${m.created_at})
      select n.key, n.channel, n.file, f.customer_id, f.debtor_id, n.destination, n.step, n.run, n.address, n.key, n.letter, 'scheduled', $2, $2
      from jsonb_to_recordset($1::jsonb) as n(key text, channel text, file bigint, destination text, step bigint, run bigint, address text, letter boolean)
      join collection_file f on ${f.id} = n.file on conflict (${m.key}) do update set ${m.key} = excluded.${m.key}
      returning message.${m.id}::int as id, message.${m.key} as key`,
    values: [
      JSON.stringify(
        ready.map(({ key, channel, file, destination, step, run, isFourteenDayLetter }) => ({
          ...{ key, channel, file, destination, step, run },
          address: destination === 'debtor' ? addresses.get(file)?.[channel] : 'client',
          letter: isFourteenDayLetter ?? false,
        })),
      ),
      new Date(now).toISOString(),
    ],
  })
  const made = new Map(rows.map(({ id, key }) => [key, id]))
  return new Map(
    list.map(({ key }): [string, Composed] => {
      const message = made.get(key)
      return [key, held.get(key) ?? { message: message ?? 0 }]
    }),
  )
}
