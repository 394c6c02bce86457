/** How long the worst requests hold the event loop up, and whether any route fails by them. */
import { expect } from 'vitest'
import type { Api } from '#tests/support/api.ts'
import type { Client } from '#tests/support/client.ts'
import { longestTurn, slowness } from '#tests/support/turns.ts'
import { worstRequests } from '#tests/support/worstBodies.ts'

/** Milliseconds on the machine by which limits are written. */
export const mostHeld = 100

/**
 * The minimum of three attempts: the first one compiles, and garbage collection may fall into one of them. What still
 * takes too long is measured beside work of a known length.
 */
export async function heldBy(work: () => Promise<unknown>): Promise<number> {
  let least = Infinity
  for (let tries = 0; tries < 3 && least > mostHeld / 2; tries += 1) least = Math.min(least, await longestTurn(work))
  return least > mostHeld ? least / slowness() : least
}

const tokenOf = async (client: Client): Promise<string> =>
  (await client.get('/api/v4/users/csrf')).json<{ token: string }>().token

/** @returns How many requests there were, of all routes or of one per shape. */
export async function sendWorst(api: Api, which: { onePerShape: boolean }): Promise<number> {
  const client = api.as('admin')
  const headers = { 'content-type': 'application/json', 'x-xsrf-token': await tokenOf(client) }
  const slow: string[] = []
  const failed: string[] = []
  let count = 0
  for (const { method, url, payload, what } of worstRequests(api.app, which)) {
    // Signing out would end the session of the test.
    if (url.includes('logout')) continue
    let status = 0
    const ask = async () => {
      const answer = await client.send({ method, url, payload, headers: payload ? headers : {} })
      status = answer.statusCode
    }
    const held = await heldBy(ask)
    const name = `${method} ${url.slice(0, 80)}: ${what}`
    if (held > mostHeld) slow.push(`${name}, ${Math.round(held)} ms`)
    if (status >= 500) failed.push(`${name}, ${status}`)
    count += 1
  }
  expect(slow).toEqual([])
  expect(failed).toEqual([])
  return count
}
