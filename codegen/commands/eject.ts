/**
 * `npm run eject merchant list`: turns a generated view into your own. It writes the view as hand-written code,
 * with a line that records the schema of that moment, and an override that the app imports instead. `npm run
 * uneject merchant list` reverts that, and shows what would be lost where the copy differs; `-- --discard`
 * loses it.
 */
import { parseArgs } from 'node:util'
import type { Model } from '#codegen/model.ts'

const root = process.cwd()
const flag = { type: 'boolean', default: false } as const
let undo = false

try {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { undo: flag, discard: flag } })
  const [entity = '', view = ''] = positionals
  undo = values.undo
  const { loadModel } = await import('#codegen/pipeline.ts')
  const model = await loadModel(root)
  const isDone = undo ? await goBack(model, entity, view, values.discard) : await takeOver(model, entity, view)
  process.exitCode = isDone && (await generate()) ? 0 : 1
} catch (error) {
  console.error(`${undo ? 'uneject' : 'eject'}: ${error instanceof Error ? error.message : String(error)}`)
  process.exitCode = 1
}

async function takeOver(model: Model, entity: string, view: string): Promise<boolean> {
  const { eject } = await import('#codegen/eject/eject.ts')
  for (const path of eject(root, model, entity, view)) console.log(`written: ${path}`)
  return true
}

/** @returns false when the copy differs and was kept. */
async function goBack(model: Model, entity: string, view: string, discard: boolean): Promise<boolean> {
  const { uneject } = await import('#codegen/eject/uneject.ts')
  const { deleted, changed, lost } = await uneject(root, model, { entity, view, discard })
  for (const path of deleted) console.log(`deleted: ${path}`)
  for (const path of changed) console.log(`written: ${path}`)
  if (deleted.length > 0) return true
  console.log(`Your ${view} of ${entity} differs from what would be generated, so nothing was changed. It alone has:`)
  console.log(lost.length > 0 ? lost.join('\n') : '(nothing, but it lacks lines of the generated one)')
  console.log(`To lose that: npm run uneject ${entity} ${view} -- --discard`)
  return false
}

async function generate(): Promise<boolean> {
  const { run } = await import('./run.ts')
  const { ok, lines } = await run(root, { check: false, accept: [] })
  console.log(lines.join('\n'))
  return ok
}
