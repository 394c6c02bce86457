/**
 * A browser without a screen: keeps cookies, fetches the csrf token when needed, and calls the real app without
 * a socket.
 */
import { allTexts } from '#schemas/perLocale.ts'
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'

export type Answer = LightMyRequestResponse
export type Client = {
  /** Cookies by name, sent with each request. */
  cookies: Record<string, string>
  get(url: string, options?: Extra): Promise<Answer>
  post(url: string, body?: object, options?: Extra): Promise<Answer>
  put(url: string, body?: object, options?: Extra): Promise<Answer>
  delete(url: string, body?: object, options?: Extra): Promise<Answer>
  /** Sends without adding a token. */
  send(options: InjectOptions): Promise<Answer>
}
type Extra = { headers?: Record<string, string>; remoteAddress?: string }

export function createClient(app: FastifyInstance, cookies: Record<string, string> = {}): Client {
  async function send(options: InjectOptions): Promise<Answer> {
    // As our screens: texts in all languages.
    const headers = { [allTexts.name]: allTexts.value, ...options.headers }
    const answer = await app.inject({ ...options, headers, cookies: { ...cookies, ...options.cookies } })
    for (const { name, value, maxAge, expires } of answer.cookies) {
      const isGone = maxAge === 0 || (expires !== undefined && expires.getTime() <= 0)
      if (isGone) delete cookies[name]
      else cookies[name] = value
    }
    return answer
  }

  /** The token belongs to the session, so signing in requires a new one. Concurrent calls share one, as pages do. */
  let known: { sid: string | undefined; token: Promise<string> } | undefined

  async function change(method: 'POST' | 'PUT' | 'DELETE', url: string, body: object = {}, extra: Extra = {}) {
    if (!known || known.sid !== cookies.sid) {
      const asked = send({ url: '/api/v4/users/csrf' }).then((answer) => answer.json<{ token: string }>().token)
      known = { sid: cookies.sid, token: asked }
    }
    return send({ method, url, payload: { ...body, _token: await known.token }, ...extra })
  }

  return {
    cookies,
    send,
    get: (url, extra) => send({ url, ...extra }),
    post: (url, body, options) => change('POST', url, body, options),
    put: (url, body, options) => change('PUT', url, body, options),
    delete: (url, body, options) => change('DELETE', url, body, options),
  }
}
