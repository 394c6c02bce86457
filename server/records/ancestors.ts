/** The records above a record in its hierarchy, from the top down, for readers of the record. */
import type { Context } from '#server/lists/page.ts'
import { pathsOf } from '#server/lists/treePaths.ts'
import { unsentRecord } from '#server/records/record.ts'

/**
 * Returns the records above one, each with its title. They begin below the first record that this person may not
 * see.
 *
 * @throws {NotFound} If the record does not exist or is hidden from this person.
 */
export async function ancestorsOf(id: string, context: Context) {
  await unsentRecord(id, context)
  return (await pathsOf([id], context)).get(Number(id)) ?? []
}
