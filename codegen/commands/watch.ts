/**
 * Runs codegen whenever a schema is saved, or an override or own part of an entity comes or goes; errors are
 * printed, and watching continues.
 */
import { existsSync, watch, type FSWatcher } from 'node:fs'
import { join } from 'node:path'
import { run, type RunResult } from './run.ts'

/** Milliseconds to wait: editors save in several steps, and one run follows the last. */
const quietMs = 40
const textFolders = ['i18n', 'texts']

/** @returns A function that stops watching. */
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
  let words: FSWatcher[] = []
  /** The folders of texts may appear after the first schema, and disappear with a branch. */
  const followWords = () => {
    for (const one of words) one.close()
    const folders = textFolders.map((folder) => join(root, 'schemas', folder))
    words = folders.filter((folder) => existsSync(folder)).map((folder) => watch(folder, { recursive: true }, soon))
  }
  const schemas = watch(join(root, 'schemas'), (_, file) => {
    const isFolder = textFolders.some((folder) => folder === file)
    if (isFolder) followWords()
    if (isFolder || file?.endsWith('.json')) soon()
  })
  followWords()
  const folder = join(root, 'resources')
  const resources = existsSync(folder)
    ? watch(folder, { recursive: true }, (_, file) => {
        if (file && readByCodegen.test(file)) soon()
      })
    : undefined
  again()
  return () => {
    clearTimeout(timer)
    schemas.close()
    for (const one of words) one.close()
    resources?.close()
  }
}

/** Files of `resources/` that decide what is generated. */
const readByCodegen = /^(?:[\w-]+[\\/](?:index\.ts|fields\.tsx)|renderers\.json)$/

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
