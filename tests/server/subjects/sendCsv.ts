/** Sends a CSV as the body of a call, with a token as pages send one. */
import type { Answer, Client } from '#tests/support/client.ts'

export async function sendCsv(client: Client, url: string, lines: readonly string[]): Promise<Answer> {
  const { token } = (await client.get('/api/v4/users/csrf')).json<{ token: string }>()
  const headers = { 'content-type': 'text/csv', 'x-xsrf-token': token }
  return client.send({ method: 'POST', url, payload: lines.join('\r\n'), headers })
}
