import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { FolderInUse, lockFolder } from '#server/db/lock.ts'

let folder: string
const children: ChildProcess[] = []
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lock-'))
})
afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
  await rm(folder, { recursive: true })
})

/** A process that takes the lock, reports it and stays. */
async function holder(): Promise<ChildProcess> {
  const child = fork(join(import.meta.dirname, 'lockHolder.ts'), [folder])
  children.push(child)
  await once(child, 'message')
  return child
}

test('a folder that another process has is refused with its pid, until that process is killed', async () => {
  const child = await holder()
  expect(() => lockFolder(folder)).toThrow(FolderInUse)
  expect(() => lockFolder(folder)).toThrow(new RegExp(`in use by process ${child.pid} .*lockHolder`))

  child.kill('SIGKILL')
  await once(child, 'exit')
  lockFolder(folder).release()
})

test('of many that start at once, exactly one has it', async () => {
  const tries = Array.from({ length: 6 }, () => {
    const child = fork(join(import.meta.dirname, 'lockHolder.ts'), [folder], { stdio: 'ignore' })
    children.push(child)
    return Promise.race([once(child, 'message').then(() => 'has it'), once(child, 'exit').then(() => 'refused')])
  })
  const outcomes = await Promise.all(tries)
  expect(outcomes.filter((outcome) => outcome === 'has it')).toHaveLength(1)
})

test('the same process cannot take it twice, and can again after release', () => {
  const lock = lockFolder(folder)
  expect(() => lockFolder(folder)).toThrow(`process ${process.pid}`)
  lock.release()
  lockFolder(folder).release()
})

test('a damaged lock, and a folder that is none, are told with what to do', async () => {
  await writeFile(join(folder, 'lock'), 'not of SQLite '.repeat(300))
  expect(() => lockFolder(folder)).toThrow(/not a database.*if the file "lock" in it is damaged, remove that file/)
  await rm(join(folder, 'lock'))
  await mkdir(join(folder, 'lock'))
  expect(() => lockFolder(folder)).toThrow(/cannot be locked.*Set DATA_DIR/)
  expect(() => lockFolder(import.meta.filename)).toThrow(/cannot be locked.*Set DATA_DIR/)
})
