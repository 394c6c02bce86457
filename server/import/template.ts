/** An empty file with the titles of what a person may fill in. */
import type { Readable } from 'node:stream'
import { csvStream } from '#server/lists/export/csv.ts'
import type { Context } from '#server/lists/page.ts'
import { targetsOf, titlesOf } from './targets.ts'

export function templateFile(context: Context): Readable {
  const { access, entity } = context
  const columns = targetsOf(entity, access).map((target) => ({
    title: titlesOf(target, entity)[access.locale],
    width: 'wide' as const,
    cell: () => null,
  }))
  return csvStream(columns, nothing(), context)
}

async function* nothing(): AsyncGenerator<never[]> {}
