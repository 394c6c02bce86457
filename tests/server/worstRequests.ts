/** The worst requests of routes, which may hold nobody up and fail nowhere. */
import { expect } from 'vitest'
import type { Api } from '#tests/support/api.ts'
import type { Client } from '#tests/support/client.ts'
import { heldBy, mostHeld } from '#tests/support/turns.ts'
import { worstRequests } from '#tests/support/worstBodies.ts'

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
