/** Whether there is anything to plan: most changes of a schema are none of its table, and then the planner is not loaded. */
import type { Model } from '#codegen/model.ts'
import { readSnapshot } from './snapshot.ts'
import { tablesOf } from './tables.ts'

/** Returns true when the tables are, to the letter, what the last migration left. */
export const isMigrated = async (root: string, model: Model): Promise<boolean> =>
  JSON.stringify(await readSnapshot(root)) === JSON.stringify(tablesOf(model))
