/**
 * Detects dead connections. A server that disappears (a cable, a firewall, a failover) closes nothing: only a
 * missing answer reveals it. From then on every older connection is tested before it is used.
 */
import type { Pool, PoolClient } from 'pg'

/** Time limits for answers, in milliseconds, and what to do when one is exceeded. */
export type Waits = {
  limitFor(client: PoolClient, text: string): number
  isDead(client: PoolClient): boolean
  gaveUp(client: PoolClient): void
}

/** Milliseconds within which a tested connection must answer. */
const proofTimeout = 2000

/** @param patience Milliseconds that an answer may take; 0 is without limit. */
export function livingConnections(
  pool: Pool,
  patience: () => number,
): { connect(): Promise<PoolClient>; waits: Waits } {
  const provedAt = new WeakMap<PoolClient, number>()
  /** When a connection was last found dead. */
  let deadAt = -Infinity
  const dead = new WeakSet<PoolClient>()
  /** Connections in a transaction that sets its own limit: there the database enforces the time. */
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
