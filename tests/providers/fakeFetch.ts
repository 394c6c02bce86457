/** Replaces the network until the test ends: answers each call with a function and records the requests. */
import { onTestFinished, vi } from 'vitest'

export type Sent = { method: string; url: string; headers: Headers; body: unknown; signal: AbortSignal | undefined }
export type Answer = { status?: number; body?: unknown; headers?: Record<string, string> }

/** @returns The calls so far, in order. */
export function fakeFetch(answer: (sent: Sent) => Answer | Promise<Answer>): Sent[] {
  const calls: Sent[] = []
  onTestFinished(() => void vi.unstubAllGlobals())
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : (init.body ?? undefined)
    const sent = {
      method: init.method ?? 'GET',
      url,
      headers: new Headers(init.headers),
      body,
      signal: init.signal ?? undefined,
    }
    calls.push(sent)
    init.signal?.throwIfAborted()
    const { status = 200, body: answered, headers } = await answer(sent)
    const text = typeof answered === 'string' || answered === undefined ? (answered ?? '') : JSON.stringify(answered)
    return new Response(status === 204 ? null : text, { status, headers })
  })
  return calls
}
