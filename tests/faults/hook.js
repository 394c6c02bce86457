/**
 * Preloaded by every process of a run with faults (`main.ts`): says whether a fault is in force, which depends on the
 * test file that runs, and writes down which test file comes to which fault.
 */
import { appendFileSync, readFileSync } from 'node:fs'
import path from 'node:path'

const { FAULTS_LOG: log, FAULTS_ON: on } = process.env
/** Number of the fault in force, by test file. */
const inForce = on ? JSON.parse(readFileSync(on, 'utf8')) : {}
const told = new Set()

globalThis.fault = (number) => {
  const running = globalThis.__vitest_worker__?.filepath
  // Processes that a test starts have its name from here.
  if (running) process.env.FAULTS_FILE = path.relative(process.cwd(), running)
  const file = process.env.FAULTS_FILE ?? ''
  if (log && file && !told.has(`${number} ${file}`)) {
    told.add(`${number} ${file}`)
    appendFileSync(log, `${JSON.stringify([number, file])}\n`)
  }
  return inForce[file] === number
}
