/** The server as a child process that can be replaced at any moment, and a port that stays. */
import { type ChildProcess, fork } from 'node:child_process'
import { connect, createServer, type Socket } from 'node:net'
import { fileURLToPath } from 'node:url'
import type { ServerReady } from '#server/serve.ts'

const standby = fileURLToPath(new URL('./standby.ts', import.meta.url))

/** Milliseconds that running requests get to finish. */
const patience = 500
/** Milliseconds after which the next process is made ready. */
const calm = 1500

export type ServerProcess = {
  /** Ends the running server, if any, and starts the one that the files now say. */
  restart(): void
  stop(): void
}

/**
 * @param environment Of the child; its port is chosen by the system.
 * @param ready Told each time that requests are served, with the milliseconds since the restart began.
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
        // Not at once: the open pages now ask for their data again.
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

/** A port whose connections wait while there is no server behind it. */
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
