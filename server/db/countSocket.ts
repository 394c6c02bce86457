/**
 * Counting queries for an embedded database that another process has open: `npm run dev` answers them over a
 * socket, beside the one connection that its server has. Each line is a query, each answer a line of JSON as in
 * `countRows.ts`.
 */
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect, createServer, type Server } from 'node:net'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

/**
 * File beside the database that holds the path of the socket: a socket path has a shorter maximum length than a
 * folder, so the socket itself lies elsewhere.
 */
const noticeIn = (dataDir: string): string => join(dataDir, 'count.json')

/**
 * Answers counting queries for the database in `dataDir`; the socket lies in `folder`. @returns A function that
 * stops it.
 */
export async function serveCounts(
  count: (sql: string) => Promise<number>,
  { dataDir, folder }: { dataDir: string; folder: string },
): Promise<() => void> {
  const path = process.platform === 'win32' ? `\\\\.\\pipe\\dossier-count-${process.pid}` : join(folder, 'count.sock')
  const server: Server = createServer((socket) => {
    socket.on('error', () => {})
    const lines = createInterface({ input: socket })
    lines.on('line', (sql) => {
      void answerTo(sql, count).then((answer) => socket.write(`${JSON.stringify(answer)}\n`))
    })
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(path, resolve)
  })
  writeFileSync(noticeIn(dataDir), JSON.stringify({ path }))
  return () => {
    rmSync(noticeIn(dataDir), { force: true })
    server.close()
  }
}

export type CountAnswer = { count: number } | { error: string }

export const answerTo = (sql: string, count: (sql: string) => Promise<number>): Promise<CountAnswer> =>
  count(sql).then(
    (found) => ({ count: found }),
    (error: Error) => ({ error: error.message }),
  )

/** Connects to the process that has the database in `dataDir` open; undefined when none answers. */
export async function connectToCounts(
  dataDir: string,
): Promise<{ count(sql: string): Promise<number>; close(): void } | undefined> {
  const path = pathIn(dataDir)
  if (path === undefined) return undefined
  const socket = connect(path)
  const isOpen = await new Promise<boolean>((resolve) => {
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
  })
  if (!isOpen) return undefined
  const answers = createInterface({ input: socket })[Symbol.asyncIterator]()
  return {
    count: async (sql) => {
      socket.write(`${sql}\n`)
      const { value, done } = await answers.next()
      if (done) throw new Error('the process that has the database ended')
      const answer = JSON.parse(value) as CountAnswer
      if ('error' in answer) throw new Error(answer.error)
      return answer.count
    },
    close: () => socket.destroy(),
  }
}

function pathIn(dataDir: string): string | undefined {
  try {
    return (JSON.parse(readFileSync(noticeIn(dataDir), 'utf8')) as { path: string }).path
  } catch {
    return undefined
  }
}
