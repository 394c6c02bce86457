/** Makes what is generated anew where its sources have changed; never a migration, which is a developer's to plan. */
import { areBoundsKept } from '#codegen/bounds/bounds.ts'
import { writeCalls } from '#codegen/calls/calls.ts'
import { isMigrated } from '#codegen/migration/snapshot.ts'
import { tablesOf } from '#codegen/migration/tables.ts'
import { loadModel, prepare } from '#codegen/pipeline.ts'
import { report } from '#codegen/problems/errors.ts'
import { write } from '#codegen/write.ts'
import { isFresh, stamp, type Part } from './stamp.ts'

/**
 * @param parts Parts in this order: the server, whose routes `calls` describes, needs what is made of the schemas.
 * @returns Message of what went wrong, for the terminal; then the part, and those after it, are left as they were.
 */
export async function makeFresh(root: string, parts: readonly Part[]): Promise<string[]> {
  for (const part of parts) {
    if (isFresh(root, part)) continue
    const wrong = part === 'schemas' ? await makeOfSchemas(root) : await makeCalls(root)
    if (wrong.length > 0) return wrong
    stamp(root, part)
  }
  return []
}

async function makeOfSchemas(root: string): Promise<string[]> {
  const { problems, planned, model, output } = await prepare(root, { cache: true })
  if (!model) return [report(problems), 'The schemas have errors, so nothing was generated from them.']
  if (!isMigrated(planned, tablesOf(model)) || !areBoundsKept(root, model)) return [unplanned]
  write(root, output)
  return []
}

const unplanned =
  'The schemas ask for other tables or values than the migrations know, so nothing was generated: npm run codegen plans what is missing.'

async function makeCalls(root: string): Promise<string[]> {
  try {
    writeCalls(root, await loadModel(root))
    return []
  } catch (error) {
    return [`providers/generated/calls.ts was not made: ${error instanceof Error ? error.message : String(error)}`]
  }
}
