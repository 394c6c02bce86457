/** Starts a PostgreSQL for the length of a run, when none was named and its programs are installed. */
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, rmSync, chownSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'

export type Cluster = { url: string; stop(): void }

/** @returns undefined when this machine has no PostgreSQL. */
export async function startCluster(): Promise<Cluster | undefined> {
  const programs = findPrograms()
  if (!programs) return undefined
  const folder = mkdtempSync(join(tmpdir(), 'dossier-bench-'))
  const port = await freePort()
  const data = join(folder, 'data')
  const asOwner = ownerOf(folder)
  asOwner(join(programs, 'initdb'), ['-D', data, '-A', 'trust', '-U', 'postgres', '--locale=C.UTF-8', '-E', 'UTF8'])
  const settings = `-p ${port} -k ${folder} -c shared_buffers=1GB -c max_wal_size=4GB -c max_connections=60`
  asOwner(join(programs, 'pg_ctl'), ['-D', data, '-w', '-o', settings, '-l', join(folder, 'log'), 'start'])
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    stop: () => {
      asOwner(join(programs, 'pg_ctl'), ['-D', data, '-m', 'fast', '-w', 'stop'])
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Folder of the newest version's programs. */
function findPrograms(): string | undefined {
  const root = '/usr/lib/postgresql'
  const versions = existsSync(root) ? readdirSync(root).sort((a, b) => Number(b) - Number(a)) : []
  return versions.map((version) => join(root, version, 'bin')).find((folder) => existsSync(join(folder, 'initdb')))
}

/** PostgreSQL refuses to run as root, so root runs it as the user that its package created. */
function ownerOf(folder: string) {
  if (userInfo().uid !== 0)
    return (program: string, args: string[]) => void execFileSync(program, args, { stdio: 'ignore' })
  const [uid, gid] = ['-u', '-g'].map((flag) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' })))
  if (uid === undefined || gid === undefined) throw new Error('There is no user postgres to run PostgreSQL as.')
  chownSync(folder, uid, gid)
  return (program: string, args: string[]) => {
    const { status, stderr } = spawnSync(program, args, { uid, gid, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] })
    if (status !== 0) throw new Error(`${program} failed: ${stderr.toString()}`)
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      server.close(() => resolve(port))
    })
    server.once('error', reject)
  })
}
