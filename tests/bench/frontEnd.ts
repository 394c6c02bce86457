/** Measures the JavaScript that a browser loads, gzipped, for the first list, and for a list of one more entity. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { entities } from '#schemas/generated/entities.ts'
import { productionBuild } from './productionBuild.ts'

type Manifest = Record<string, { file: string; name?: string; imports?: string[] }>

/**
 * Bytes: of the page and the heaviest list; then what the list of customers adds after another list was open,
 * so that only the entity's own code counts.
 */
export async function measureFrontEnd(): Promise<{ firstList: number; nextEntity: number }> {
  const folder = mkdtempSync(join(tmpdir(), 'dossier-pages-'))
  try {
    await productionBuild({ build: { outDir: folder, emptyOutDir: true, manifest: true } })
    const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Manifest
    const size = (...pages: string[]) => {
      const files = new Set<string>()
      for (const start of pages) follow(manifest, start, files)
      return [...files].reduce((sum, file) => sum + gzipSync(readFileSync(join(folder, file))).length, 0)
    }
    const shell = ['index.html']
    const viewsOf = (plural: string) => `resources/generated/${plural}/views.ts`
    const seen = [...shell, viewsOf('merchants'), viewsOf('users')]
    return {
      firstList: Math.max(...entities.map(({ plural }) => size(...shell, viewsOf(plural)))),
      nextEntity: size(...seen, viewsOf('customers')) - size(...seen),
    }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** Adds a chunk, named by its module or its own name, and everything that it imports. */
function follow(manifest: Manifest, start: string, files: Set<string>): void {
  const key = Object.keys(manifest).find(
    (key) => key === start || key === `../${start}` || manifest[key]?.name === start,
  )
  const chunk = key === undefined ? undefined : manifest[key]
  if (!chunk) throw new Error(`The built pages have no ${start}.`)
  if (files.has(chunk.file)) return
  files.add(chunk.file)
  for (const needed of chunk.imports ?? []) follow(manifest, needed, files)
}
