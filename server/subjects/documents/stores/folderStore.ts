/** Bytes in a folder of this machine: `DATA_DIR/documents/ab/cdef…`. */
import { createReadStream } from 'node:fs'
import { copyFile, link, mkdir, open, rename, rm, stat, utimes } from 'node:fs/promises'
import path from 'node:path'
import { ContentMissing, keyOf, type Store } from './store.ts'

export function folderStore(dataDir: string): Store {
  const placeOf = (sha256: string) => path.join(dataDir, 'documents', keyOf(sha256))
  const infoOf = (sha256: string) => stat(placeOf(sha256)).catch(absent)

  return {
    async keep(sha256, file) {
      const place = placeOf(sha256)
      const there = await infoOf(sha256)
      if (there?.size === file.size) {
        const now = new Date()
        await utimes(place, now, now)
        return
      }
      await mkdir(path.dirname(place), { recursive: true, mode: 0o700 })
      // A file gets its name only once it is whole: the one that arrived is written to the disk already.
      const whole = `${file.path}.kept`
      await link(file.path, whole).catch(() => copyFile(file.path, whole))
      await rename(whole, place)
      await rm(whole, { force: true })
      await sync(path.dirname(place))
    },
    async open(sha256) {
      const info = await infoOf(sha256)
      if (!info) throw new ContentMissing(sha256)
      return createReadStream(placeOf(sha256))
    },
    keptAt: async (sha256) => (await infoOf(sha256))?.mtimeMs,
    remove: (sha256) => rm(placeOf(sha256), { force: true }),
  }
}

/** A new name in a folder survives a power cut only once the folder itself is written. */
async function sync(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  // File systems without syncing of folders refuse it.
  await handle.sync().catch(() => {})
  await handle.close()
}

function absent(error: unknown): undefined {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
  throw error
}
