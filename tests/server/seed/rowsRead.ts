/** What a statement reads, by the plan that was carried out. */
import type { Engine } from '#server/db/engine.ts'

type Node = {
  'Node Type': string
  'Index Cond'?: string
  'Index Name'?: string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  Plans?: Node[]
}

/**
 * Rows that its scans looked at, with those that they left aside; an index by whose first column nothing is asked counts as
 * read whole. Without scans of whole tables, which are right for small ones.
 */
export async function rowsRead(engine: Engine, text: string, values: unknown[]): Promise<number> {
  const { rows: indexes } = await engine.query<{ name: string; first: string; rows: number }>({
    text: `select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid, 1, true) as first, c.reltuples::int as rows
      from pg_index i join pg_class c on c.oid = i.indexrelid`,
  })
  const named = new Map(indexes.map((one) => [one.name, one]))
  const readBy = (node: Node): number => {
    const index = named.get(node['Index Name'] ?? '')
    const isWhole = index && node['Index Cond'] !== undefined && !node['Index Cond'].includes(`(${index.first} `)
    const found = node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)
    const own = isWhole ? index.rows : node['Node Type'].includes('Scan') ? found : 0
    return own * node['Actual Loops'] + (node.Plans ?? []).reduce((sum, child) => sum + readBy(child), 0)
  }
  return engine.transaction(async (trx) => {
    await trx.query({ text: 'set local enable_seqscan = off' })
    const { rows } = await trx.query<{ 'QUERY PLAN': [{ Plan: Node }] }>({
      text: `explain (analyze, format json) ${text}`,
      values,
    })
    return rows.reduce((sum, row) => sum + readBy(row['QUERY PLAN'][0].Plan), 0)
  })
}
