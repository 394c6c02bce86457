/** Opens the database that the configuration names. */
import { statSync } from 'node:fs'
import { join } from 'node:path'
import type { OpenEngine } from './engine.ts'
import { lockFolder } from './lock.ts'
import { openPglite, type PgliteEngine } from './pglite.ts'
import { vacuumInIdleMoments } from './pgliteVacuum.ts'
import { connectToSocket } from './pgliteSocket.ts'
import { openPostgres } from './postgres.ts'
import { untilThere } from './untilThere.ts'
import { openWhole } from './wholeFolder.ts'

export type DatabaseConfig = {
  /** Connection string of PostgreSQL; absent: the embedded database is used. */
  databaseUrl?: string
  /** Socket of an embedded database that another process has open (`npm run dev`). */
  databaseSocket?: string
  /** Folder of the embedded database and of everything else that this installation stores. */
  dataDir: string
  /** Connections to PostgreSQL; the embedded database has one. */
  poolSize: number
  /** Milliseconds one statement may take; 0 is without limit. */
  statementTimeout: number
  /** Milliseconds to wait for a connection before the request is refused with 503. */
  connectTimeout: number
  /** Milliseconds that a start waits for a PostgreSQL server that does not answer yet. */
  databaseWait: number
}

/**
 * Opens PostgreSQL when `databaseUrl` is set, otherwise PGlite in `<dataDir>/pg` under the folder's lock.
 *
 * @param say Receives messages about waiting for PostgreSQL; without it the first failure is thrown.
 * @throws {FolderInUse} When another process has the folder.
 * @throws {DamagedFolder} When the folder holds no usable database.
 */
export async function openEngine(config: DatabaseConfig, say?: (text: string) => void): Promise<OpenEngine> {
  const { databaseUrl: url, databaseWait: wait } = config
  if (url) return untilThere(() => openPostgres({ ...config, url }), say ? { wait, say } : { wait: 0, say: () => {} })
  if (config.databaseSocket) return connectToSocket(config.databaseSocket, config.connectTimeout)
  const engine = await openFolder(config)
  const endVacuum = vacuumInIdleMoments(engine)
  const { close } = engine
  return Object.assign(engine, {
    close: () => {
      endVacuum()
      return close()
    },
  })
}

/** Opens PGlite in the data folder, for this process alone. */
export async function openFolder(config: DatabaseConfig): Promise<PgliteEngine> {
  const lock = lockFolder(config.dataDir)
  try {
    const engine = await openWhole(config.dataDir, (directory) => openPglite({ ...config, directory }))
    const { close } = engine
    return Object.assign(engine, {
      // Inode of the folder: a copy that is put in its place has another one.
      folder: String(statSync(join(config.dataDir, 'pg'), { bigint: true }).ino),
      close: async () => {
        await close()
        lock.release()
      },
    })
  } catch (error) {
    lock.release()
    throw error
  }
}
