/** A change of an emitter shows in git what it does to three entities; `node tests/codegen/snapshots.ts` writes it. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { loadModel } from '#codegen/pipeline.ts'
import { generatedFiles } from '#tests/support/projectFiles.ts'
import { filesOf, isOf, shownEntities, snapshotPath, snapshotText } from './snapshots.ts'

const model = await loadModel('.')

test.for(shownEntities)('%s: all its files, and nothing else than git has', async (name) => {
  const files = await filesOf(model, name)
  expect(files.map(({ path }) => path).toSorted()).toEqual(generatedFiles().filter(isOf(model, name)))
  const kept = readFileSync(snapshotPath(name), 'utf8').split('\n')
  const made = snapshotText(files).split('\n')
  // Line by line and only the first: a difference of texts of this length takes minutes to lay out.
  const at = made.findIndex((line, index) => line !== kept[index])
  const near = (lines: readonly string[]) => lines.slice(Math.max(0, at - 2), at + 8)
  expect(at < 0 ? [] : near(made)).toEqual(at < 0 ? [] : near(kept))
  expect(made.length).toBe(kept.length)
})
