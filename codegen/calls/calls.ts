/** Writes types for the answers of calls that no schema defines, for the screens. */
import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Model } from '#codegen/model.ts'
import { answersText, type Description } from './answers.ts'

const callsFile = 'providers/generated/calls.ts'

/** @throws {Error} When the server cannot be put together, with what it printed. */
export function writeCalls(root: string, { entities }: Model): void {
  const lists = new Map(entities.map(({ facts }) => [facts.typeName, facts.api]))
  const path = join(root, callsFile)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, answersText(describe(root), lists))
}

/** The description of the API, from a process of its own: codegen knows nothing of the server. */
function describe(root: string): Description {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['server/apiDescription.ts'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
  })
  if (status !== 0) throw new Error(`the server cannot be put together.\n${stderr.trim()}`)
  return JSON.parse(stdout) as Description
}
