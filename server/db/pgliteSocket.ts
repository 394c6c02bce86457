/**
 * Shares the embedded database of one process with another over a local socket. `npm run dev` keeps the
 * database open this way while the server restarts.
 *
 * PGlite has one session, so one connection is served at a time and the next waits until it is closed.
 */
import { rmSync } from 'node:fs'
import { createServer, Socket, type Server } from 'node:net'
import { join } from 'node:path'
import pg from 'pg'
import { engineOver } from './connectPool.ts'
import { valueTypes } from './connectValues.ts'
import type { OpenEngine } from './engine.ts'
import type { PgliteEngine } from './pglite.ts'

/** Listens in `folder`; returns the path to connect to. */
export async function serveOnSocket(engine: PgliteEngine, folder: string): Promise<{ path: string; server: Server }> {
  const path = process.platform === 'win32' ? `\\\\.\\pipe\\dossier-${process.pid}` : join(folder, 'database.sock')
  rmSync(path, { force: true })
  let before: Promise<unknown> = Promise.resolve()
  const server = createServer((socket) => {
    const closed = new Promise((resolve) => socket.once('close', resolve))
    socket.on('error', () => {})
    socket.pause()
    void before.then(() => (socket.destroyed ? undefined : bridge(engine, socket)))
    before = before.then(() => closed)
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(path, resolve)
  })
  return { path, server }
}

/** Collects whole messages before passing them on: PGlite needs them whole, and a socket may cut them anywhere. */
function bridge(engine: PgliteEngine, socket: Socket): void {
  const link = engine.link()
  let rest: Buffer = Buffer.alloc(0)
  let started = false
  link.on('data', (bytes: Buffer) => socket.write(bytes))
  link.on('error', () => socket.destroy())
  link.on('close', () => socket.destroy())
  socket.on('close', () => link.destroy())
  link.once('connect', () => {
    socket.on('data', (bytes) => {
      rest = rest.length > 0 ? Buffer.concat([rest, bytes]) : bytes
      const end = endOfMessages(rest, started)
      if (end === 0) return
      started = true
      link.write(rest.subarray(0, end))
      rest = rest.subarray(end)
    })
    socket.resume()
  })
  link.connect()
}

/** Index after the last whole message. A message is a letter and a length; the very first has no letter. */
function endOfMessages(bytes: Buffer, started: boolean): number {
  let end = 0
  for (let letter = started ? 1 : 0; end + letter + 4 <= bytes.length; letter = 1) {
    const next = end + letter + bytes.readInt32BE(end + letter)
    if (next > bytes.length) break
    end = next
  }
  return end
}

/** Engine that connects to such a socket. */
export function connectToSocket(path: string, connectTimeout: number): OpenEngine {
  const pool = new pg.Pool({
    max: 1,
    user: 'postgres',
    database: 'postgres',
    connectionTimeoutMillis: connectTimeout,
    idleTimeoutMillis: 0,
    types: valueTypes,
    stream: (() => {
      const socket = new Socket()
      const connect = socket.connect.bind(socket)
      // `pg` itself can only connect to a host and port.
      return Object.assign(socket, { connect: () => connect({ path }) })
    }) as unknown as pg.PoolConfig['stream'],
  })
  return Object.assign(engineOver('pglite', pool), { withoutTimeout: <T>(work: () => Promise<T>) => work() })
}
