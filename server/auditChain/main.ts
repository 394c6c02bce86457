/** `npm run audit-check [-- --noted 12:<hash>]`: checks the audit against its seals. */
import { parseArgs } from 'node:util'
import { readSettings } from '#server/config.ts'
import { openEngine } from '#server/db/connect.ts'
import { checkAudit, type Fault, type Noted } from './check.ts'

const inWords: Readonly<Record<Fault['kind'], string>> = {
  seal: 'is not what it was: it, or one of its rows, was changed',
  removed: 'has lost rows',
  gap: 'follows on a seal that is gone',
  added: 'of no seal: rows were added long after their neighbours were sealed',
  backdated: 'has rows that say they were written long before it',
  noted: 'is another than was noted, or gone',
}

try {
  const { values } = parseArgs({ options: { noted: { type: 'string' } } })
  const engine = await openEngine(readSettings(process.env, 'tool'))
  try {
    const { seals, rows, unsealed, last, faults } = await engine.withoutTimeout(() =>
      checkAudit(engine, values.noted === undefined ? undefined : readNoted(values.noted)),
    )
    for (const { kind, seal, rows: ids } of faults) {
      const where = seal === null ? '' : `seal ${seal} `
      console.error(`${where}${inWords[kind]}${ids.length > 0 ? `: ${ids.join(', ')}` : ''}`)
    }
    console.log(`${rows} rows under ${seals} seals, ${unsealed} without one yet; ${faults.length} faults`)
    if (last) console.log(`note this elsewhere: --noted ${last.id}:${last.hash}`)
    if (faults.length > 0) process.exitCode = 1
  } finally {
    await engine.close()
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

function readNoted(text: string): Noted {
  const [, id, hash] = /^(\d+):([0-9a-f]{64})$/.exec(text) ?? []
  if (id === undefined || hash === undefined) throw new Error('--noted is the number of a seal, a colon, and its hash.')
  return { id: Number(id), hash }
}
