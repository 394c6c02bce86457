/** Runs codegen again whenever a schema is saved; errors are printed and do not end it. */
import { existsSync, watch, type FSWatcher } from 'node:fs'
import { join } from 'node:path'
import { run, type RunResult } from './run.ts'

/** Editors save in several steps; one run follows the last of them. */
const quietMs = 40

/** @returns A function that ends the watching. */
export function watchSchemas(root: string, print: (result: RunResult) => void): () => void {
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> = Promise.resolve()
  const again = () => {
    running = running.then(async () => print(await runSafely(root)))
  }
  const soon = () => {
    clearTimeout(timer)
    timer = setTimeout(again, quietMs)
  }
  let words: FSWatcher | undefined
  /** The folder of words may come later than the first schema, and go with a branch. */
  const followWords = () => {
    words?.close()
    const folder = join(root, 'schemas/i18n')
    words = existsSync(folder) ? watch(folder, soon) : undefined
  }
  const schemas = watch(join(root, 'schemas'), (_, file) => {
    if (file === 'i18n') followWords()
    if (file === 'i18n' || file?.endsWith('.json')) soon()
  })
  followWords()
  again()
  return () => {
    clearTimeout(timer)
    schemas.close()
    words?.close()
  }
}

async function runSafely(root: string): Promise<RunResult> {
  try {
    return await run(root, { check: false, accept: [] })
  } catch (error) {
    return {
      ok: false,
      lines: [`codegen failed: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`],
    }
  }
}
