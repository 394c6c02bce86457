/** The server in a process of its own, to be killed; and a client that signs in over HTTP. */
import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { ServerReady } from '#server/serve.ts'
import type { Point } from './dieAt.ts'

const main = fileURLToPath(new URL('../../server/main.ts', import.meta.url))
const dieAt = new URL('./dieAt.ts', import.meta.url).href
export const password = 'correct horse battery'

export type Running = { child: ChildProcess; url: string }

/** @throws {Error} With the output of the process, when it ends before serving. */
export async function startServer(environment: Record<string, string>): Promise<Running> {
  const child = fork(main, {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    execArgv: [...process.execArgv, '--import', dieAt],
    env: {
      ...process.env,
      NODE_ENV: '',
      DATABASE_URL: '',
      PORT: '0',
      LOG_LEVEL: 'error',
      SEED: '1k',
      BOT_CHECK: 'off',
      DEMO_PASSWORD: password,
      SESSION_SECRET: 'a secret of thirty-two characters or more',
      ...environment,
    },
  })
  let printed = ''
  child.stdout?.on('data', (text: Buffer) => (printed += text.toString()))
  child.stderr?.on('data', (text: Buffer) => (printed += text.toString()))
  const ended = once(child, 'close').then(([code]) => {
    throw new Error(`The server ended with ${String(code)} before it served:\n${printed}`)
  })
  const ready = once(child, 'message').then(([message]) => (message as ServerReady).address)
  return { child, url: await Promise.race([ready, ended]) }
}

/** Lets the process end at this point, as `kill -9` ends it. @returns Once it has. */
export async function diesAt({ child }: Running, point: Point): Promise<void> {
  const exit = once(child, 'exit')
  child.send({ dieAt: point })
  const [, signal] = (await exit) as [unknown, string]
  if (signal !== 'SIGKILL') throw new Error(`The server ended by itself, with ${signal}.`)
}

/** Kills the process (`kill -9`) and waits for its end. One that has ended already is left alone: it ends only once. */
export async function kill({ child }: Running): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exit = once(child, 'exit')
  child.kill('SIGKILL')
  await exit
}

export type Client = {
  send(method: string, path: string, body?: object, headers?: Readonly<Record<string, string>>): Promise<Response>
}

/** Signed in as the demo login `admin`. */
export async function signIn(url: string): Promise<Client> {
  const cookies = new Map<string, string>()
  let token = ''
  const send: Client['send'] = async (method, path, body, headers = {}) => {
    const response = await fetch(`${url}${path}`, {
      method,
      headers: {
        ...headers,
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(token && { 'x-xsrf-token': token }),
        ...(body && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      cookies.set(name, value)
    }
    return response
  }
  const answer = await send('POST', '/login_check_json', { username: 'admin', password })
  if (!answer.ok) throw new Error(`Signing in was refused with ${answer.status}: ${await answer.text()}`)
  token = ((await (await send('GET', '/api/v4/users/csrf')).json()) as { token: string }).token
  return { send }
}
