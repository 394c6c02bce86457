import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { eject } from '#codegen/eject/eject.ts'
import { uneject } from '#codegen/eject/uneject.ts'
import { formatted } from '#codegen/format/formatText.ts'
import { everyKind, modelOf } from '#tests/codegen/fixture.ts'
import { projectWith } from '#tests/codegen/project.ts'

const model = modelOf(everyKind)
const folder = 'resources/sample-things'
const list = `${folder}/SampleThingList.tsx`
const read = (root: string, path: string) => readFileSync(join(root, path), 'utf8')
const back = async (root: string, view: string, discard = false) =>
  uneject(root, model, { entity: 'sample-thing', view, discard })

/** Formats the files as a developer would. */
async function tidy(root: string, ...paths: readonly string[]) {
  for (const path of paths) writeFileSync(join(root, path), await formatted(path, read(root, path)))
}

test('a view that nobody has changed goes back, and leaves nothing behind', async () => {
  const root = projectWith({})
  eject(root, model, 'sample-thing', 'list')
  await tidy(root, list, `${folder}/index.ts`)
  expect(await back(root, 'list')).toEqual({ deleted: [list, `${folder}/index.ts`], changed: [], lost: [] })
  expect(existsSync(join(root, folder))).toBe(false)
})

test('one of two views goes back, and the other stays as it was', async () => {
  const root = projectWith({})
  for (const view of ['form', 'list']) eject(root, model, 'sample-thing', view)
  await tidy(root, `${folder}/index.ts`)
  expect(await back(root, 'list')).toMatchObject({ deleted: [list], changed: [`${folder}/index.ts`] })
  const alone = projectWith({})
  eject(alone, model, 'sample-thing', 'form')
  const plain = (text: string) => text.replace(/\s+/g, ' ').replace(/, \}/g, ' }')
  expect(plain(read(root, `${folder}/index.ts`))).toBe(plain(read(alone, `${folder}/index.ts`)))
})

test('what was written by hand is shown and kept, unless it is to be discarded', async () => {
  const root = projectWith({})
  eject(root, model, 'sample-thing', 'list')
  writeFileSync(join(root, list), `${read(root, list)}export const mine = 1\n`)
  const before = read(root, list)
  const { deleted, lost } = await back(root, 'list')
  expect(deleted).toEqual([])
  expect(lost.map((line) => line.trim())).toEqual(['export const mine = 1'])
  expect(read(root, list)).toBe(before)
  expect((await back(root, 'list', true)).deleted).toContain(list)
  expect(existsSync(join(root, list))).toBe(false)
})

test('a view that is generated, and an override of its own kind, are refused and stay', async () => {
  const root = projectWith({})
  await expect(back(root, 'list')).rejects.toThrow('SampleThingList.tsx does not exist: the list is generated already')
  mkdirSync(join(root, folder), { recursive: true })
  eject(root, model, 'sample-thing', 'list')
  const index = `${read(root, `${folder}/index.ts`)}export const again = SampleThingList\n`
  writeFileSync(join(root, `${folder}/index.ts`), index)
  await expect(back(root, 'list')).rejects.toThrow('take it out by hand')
  expect(existsSync(join(root, list))).toBe(true)
  expect(read(root, `${folder}/index.ts`)).toBe(index)
})
