/** Runs the server as a child process that can be replaced at any time, behind a port that stays open. */
import { type ChildProcess, fork } from 'node:child_process'
import { connect, createServer, type Socket } from 'node:net'
import { fileURLToPath } from 'node:url'
import type { ServerReady } from '#server/serve.ts'

const standby = fileURLToPath(new URL('./standby.ts', import.meta.url))

/** Milliseconds that running requests may take to finish. */
const patience = 500
/** Milliseconds of quiet after which the next standby process is started. */
const calm = 1500

export type ServerProcess = {
  /** Ends the running server, if any, and starts one from the current files. */
  restart(): void
  stop(): void
}

/**
 * @param environment Environment of the child, which listens on a free port.
 * @param ready Called when requests are served, with the milliseconds since the restart began.
 */
export function serverProcess(
  environment: NodeJS.ProcessEnv,
  ready: (port: number, ms: number, logins?: string) => void,
): ServerProcess {
  let child: ChildProcess | undefined
  let next: ChildProcess | undefined

  const prepare = () => {
    next = fork(standby, { env: environment, execArgv: [] })
  }
  const end = (running: ChildProcess | undefined) => {
    running?.kill('SIGTERM')
    setTimeout(() => running?.kill('SIGKILL'), patience).unref()
  }
  prepare()

  return {
    stop: () => {
      const running = child
      child = undefined
      end(running)
      next?.kill('SIGKILL')
    },
    restart: () => {
      const before = child
      const started = performance.now()
      if (!next?.connected) prepare()
      const current = next
      if (!current) return
      child = current
      next = undefined
      end(before)
      current.on('message', ({ address, logins }: ServerReady) => {
        if (child !== current) return
        ready(Number(new URL(address).port), Math.round(performance.now() - started), logins)
        // Delayed, because the open pages are reading their data again at this moment.
        setTimeout(() => {
          if (child === current) prepare()
        }, calm).unref()
      })
      current.once('exit', (code) => {
        if (child === current) console.error(`The server stopped (${code}); it starts again at the next change.`)
      })
      current.send('go')
    },
  }
}

/** A port that holds connections while no server is behind it. */
export async function heldPort(): Promise<{ port: number; hold(): void; pass(port: number): void; close(): void }> {
  let target: number | undefined
  let waiting: Socket[] = []

  const join = (socket: Socket, port: number) => {
    const server = connect(port, '127.0.0.1')
    socket.on('error', () => server.destroy()).on('close', () => server.destroy())
    server.on('error', () => socket.destroy()).on('close', () => socket.destroy())
    socket.pipe(server).pipe(socket)
  }
  const listener = createServer((socket) => {
    if (target !== undefined) return join(socket, target)
    socket.on('error', () => {})
    waiting.push(socket)
  })
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve))
  const address = listener.address()
  if (!address || typeof address === 'string') throw new Error('no port was given')
  return {
    port: address.port,
    hold: () => {
      target = undefined
    },
    pass: (port) => {
      target = port
      for (const socket of waiting) join(socket, port)
      waiting = []
    },
    close: () => listener.close(),
  }
}
