/**
 * Connections with somebody at the other end. A server that is gone without a word (a cable, a firewall, a failover) closes
 * nothing: it is noticed by the time an answer takes, and from then on every older connection has to prove that it lives.
 */
import type { Pool, PoolClient } from 'pg'

/** How long the answer to a statement is waited for, in milliseconds, and what is told when there was none. */
export type Waits = {
  limitFor(client: PoolClient, text: string): number
  isDead(client: PoolClient): boolean
  gaveUp(client: PoolClient): void
}

/** Milliseconds for a connection to prove that it lives. */
const proofTimeout = 2000

/** @param patience Milliseconds that an answer is waited for; 0 is without limit. */
export function livingConnections(
  pool: Pool,
  patience: () => number,
): { connect(): Promise<PoolClient>; waits: Waits } {
  const provedAt = new WeakMap<PoolClient, number>()
  /** When a connection last turned out to be dead. */
  let deadAt = -Infinity
  const dead = new WeakSet<PoolClient>()
  /** Inside a transaction that sets its own limit the database watches the time. */
  const ownLimit = new WeakSet<PoolClient>()
  pool.on('connect', (client) => void provedAt.set(client, performance.now()))

  async function isAlive(client: PoolClient): Promise<boolean> {
    const proof = { text: 'select 1', query_timeout: proofTimeout }
    const hasAnswered = await client.query(proof).then(
      () => true,
      () => false,
    )
    if (hasAnswered) provedAt.set(client, performance.now())
    return hasAnswered
  }

  return {
    async connect() {
      for (;;) {
        const client = await pool.connect()
        if ((provedAt.get(client) ?? 0) > deadAt || (await isAlive(client))) return client
        client.release(true)
      }
    },
    waits: {
      limitFor(client, text) {
        if (text.includes('statement_timeout')) ownLimit.add(client)
        if (text === 'commit' || text === 'rollback') ownLimit.delete(client)
        return ownLimit.has(client) ? 0 : patience()
      },
      isDead: (client) => dead.has(client),
      gaveUp(client) {
        dead.add(client)
        deadAt = performance.now()
      },
    },
  }
}
