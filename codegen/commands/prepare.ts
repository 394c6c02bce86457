/**
 * `node codegen/prepare.cjs [schemas | calls]`: makes what is generated where it is missing or stale. Silent
 * unless something is wrong.
 */
import { makeFresh } from '#codegen/freshness/makeFresh.ts'
import type { Part } from '#codegen/freshness/stamp.ts'

const all: readonly Part[] = ['schemas', 'calls']
const [named] = process.argv.slice(2)
const wrong = await makeFresh(process.cwd(), named === 'schemas' ? ['schemas'] : all)
if (wrong.length > 0) {
  console.error(wrong.join('\n'))
  process.exitCode = 1
}
