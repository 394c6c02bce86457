/** Inserts calls into the API log at given times, as the server writes them. */
import { storeEntries } from '#server/subjects/integration/log/store.ts'
import type { Api } from '#tests/support/api.ts'

type Call = { customerId?: number; status?: number; ms?: number; ip?: string }

/**
 * @param minutesAgo Before the server's clock.
 * @param call Without a customer the key was invalid.
 */
export async function logCalls(api: Api, count: number, minutesAgo: number, call: Call): Promise<void> {
  const { customerId = null, status = customerId === null ? 401 : 200, ms = 40, ip = '203.0.113.5' } = call
  const entry = {
    at: new Date(api.app.now() - minutesAgo * 60_000).toISOString(),
    customer_id: customerId,
    api_client_id: null,
    ip,
    method: 'GET',
    path: '/api/v4/customer',
    endpoint: '/api/v4/customer',
    type: 'other',
    status,
    duration_ms: ms,
    request: '',
    response: '',
    full_request: '',
    full_response: '',
    plugin: undefined,
  }
  await storeEntries(
    api.app,
    Array.from({ length: count }, () => entry),
  )
}
