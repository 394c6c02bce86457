/** Sends documents through a socket, as browsers do: what breaks off, or is late, is seen there only. */
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'
import type { Api } from '#tests/support/api.ts'

export type Sender = {
  headers: Readonly<Record<string, string>>
  /** Sends one document; its name says that it is a PDF. */
  add(file: number, bytes: Buffer): Promise<{ status: number; body: string }>
}
export type Door = { port: number; sender(roles: readonly string[]): Promise<Sender> }

/** Opens the socket of the app only: an app that listens runs its jobs too, beside every test after this one. */
export async function openDoor({ app, as }: Api): Promise<Door> {
  const { server } = app
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  })
  const { port } = server.address() as AddressInfo
  return {
    port,
    async sender(roles) {
      const client = as(roles, { anew: true })
      const { token } = (await client.get('/api/v4/users/csrf')).json<{ token: string }>()
      const cookies = Object.entries(client.cookies).map(([name, value]) => `${name}=${value}`)
      const headers = { cookie: cookies.join('; '), 'x-xsrf-token': token }
      return {
        headers,
        async add(file, bytes) {
          const form = new FormData()
          form.append('files', new Blob([new Uint8Array(bytes)]), 'brief.pdf')
          const url = `http://127.0.0.1:${port}/api/v4/file/${file}/documents`
          const answer = await fetch(url, { method: 'POST', headers, body: form })
          return { status: answer.status, body: await answer.text() }
        },
      }
    },
  }
}
