/** `npm run migration`: plans the next migration, and says what it wrote or why it did not. */
import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { keepBounds } from '#codegen/bounds/bounds.ts'
import { loadModel } from '#codegen/pipeline.ts'
import { planMigration } from '#codegen/migration/plan.ts'

const { values } = parseArgs({
  options: {
    accept: { type: 'string', multiple: true, default: [] },
    'dry-run': { type: 'boolean', default: false },
  },
})
const root = process.cwd()
const model = await loadModel(root)
const { written, refusals, locks } = await planMigration(root, model, {
  accept: values.accept,
  dryRun: values['dry-run'],
})
for (const path of written) {
  if (values['dry-run']) console.log(`would write ${path}`)
  else console.log(`wrote ${path}\n${await headerOf(path)}\nThe code that goes with it: npm run codegen`)
}
for (const words of locks) console.log(words)
for (const { file, message } of refusals) console.error(`${file ? `${file}\n` : ''}${message}\n`)
// Keeps the bounds agreed to here, so that the next run of codegen does not ask again.
if (refusals.length === 0 && !values['dry-run']) keepBounds(root, model)
if (refusals.length) {
  console.error('No migration was written.')
  process.exitCode = 1
} else if (!written.length) {
  console.log('The tables are what the schemas ask for; no migration is needed.')
}

/** The comment at the top of a migration. */
async function headerOf(path: string): Promise<string> {
  const lines = (await readFile(path, 'utf8')).split('\n')
  return lines.slice(0, lines.indexOf('')).join('\n').replaceAll(/^-- /gm, '  ')
}
