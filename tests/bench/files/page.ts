/** The page of a file: all calls that it makes, together. */
import { entityByName } from '#schemas/generated/entities.ts'
import type { Engine } from '#server/db/engine.ts'
import type { Client } from '#tests/support/client.ts'
import { sharesOf } from './times.ts'

const children = ['claim', 'payment', 'cost-line', 'write-off', 'interest-setting']
const times = 40

/** The record with its relations, the balance, and the first page of each tab. */
const callsOf = (id: number): string[] => [
  `/api/v4/file/${id}`,
  `/api/v4/file/${id}/balance`,
  ...children.map((name) => `${entityByName.get(name)?.api}?_filter[file]=${id}&_limit=25`),
]

/** @returns Milliseconds until all are answered when the page asks at once, and when one follows the other. */
export async function measurePage({ client, engine }: { client: Client; engine: Pick<Engine, 'query'> }) {
  const { rows } = await engine.query<{ last: number }>({ text: 'select max(id)::int as last from collection_file' })
  const ids = Array.from({ length: times }, (_, n) => 1 + ((n * 7919) % (rows[0]?.last ?? 1)))
  const took: { atOnce: number[]; inTurn: number[] } = { atOnce: [], inTurn: [] }
  const get = async (path: string) => {
    const { statusCode, body } = await client.get(path)
    if (statusCode !== 200) throw new Error(`${path} was refused: ${body}`)
  }
  // The first of each opens connections and reads positions.
  for (const path of callsOf(ids[0] ?? 1)) await get(path)
  for (const id of ids) {
    let begun = performance.now()
    await Promise.all(callsOf(id).map(get))
    took.atOnce.push(performance.now() - begun)
    begun = performance.now()
    for (const path of callsOf(id)) await get(path)
    took.inTurn.push(performance.now() - begun)
  }
  return { calls: callsOf(1).length, atOnce: sharesOf(took.atOnce), inTurn: sharesOf(took.inTurn) }
}
