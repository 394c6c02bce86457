/** Counts failures per network and minute in this process, to slow down attackers. */
import { networkOf } from '#server/foundation/network.ts'

export type Pace = {
  note(address: string): void
  /** Milliseconds until the network is accepted again; 0: now. */
  waitOf(address: string): number
}

const minute = 60_000
/** Maximum number of networks remembered. */
const most = 10_000

export function createPace(perMinute: number, now: () => number): Pace {
  let begun = 0
  let counts = new Map<string, number>()
  const current = () => {
    if (now() - begun >= minute || now() < begun || counts.size > most) {
      begun = now()
      counts = new Map()
    }
    return counts
  }
  return {
    note(address) {
      const network = networkOf(address)
      current().set(network, (current().get(network) ?? 0) + 1)
    },
    waitOf: (address) => ((current().get(networkOf(address)) ?? 0) < perMinute ? 0 : begun + minute - now()),
  }
}
