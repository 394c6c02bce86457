/** Deliveries that are held back after a restore: how many, and releasing or discarding them. */
import type { Engine, Trx } from '#server/db/engine.ts'
import { outgoingCalls } from '#server/outgoing.ts'

export type Held = { since: string | null; letters: number; calls: number }

export async function readHeld({ query }: Pick<Engine, 'query'>): Promise<Held> {
  const { rows } = await query<Held>({
    text: `select (select held_since from served_as) as since,
      (select count(*) from mail where state = 'queued') as letters,
      (${outgoingCalls?.waiting ?? 'select 0'}) as calls`,
  })
  return rows[0] ?? { since: null, letters: 0, calls: 0 }
}

/** @returns Since when; null while mail and webhooks are sent. */
export async function heldSince({ query }: Pick<Engine, 'query'>): Promise<string | null> {
  const { rows } = await query<{ since: string | null }>({ text: 'select held_since as since from served_as' })
  return rows[0]?.since ?? null
}

/** @returns undefined when nothing is held. */
export async function release(trx: Trx): Promise<Held | undefined> {
  const { rows } = await trx.query<{ since: string }>({
    text: 'select held_since as since from served_as where held_since is not null for update',
  })
  if (rows.length === 0) return undefined
  const held = await readHeld(trx)
  await trx.query({ text: 'update served_as set held_since = null' })
  return held
}

/** Discards waiting messages: they were sent already, or concern people to whom this copy must not write. */
export async function discard(trx: Trx): Promise<Held | undefined> {
  const held = await release(trx)
  if (!held) return undefined
  await trx.query({
    text: `update mail set state = 'failed', problem = 'discarded after a restore', next_try_at = null,
      body = case when expires_at is null then body else '' end where state = 'queued'`,
  })
  if (outgoingCalls) await trx.query({ text: outgoingCalls.discard })
  return held
}
