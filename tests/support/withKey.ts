/** A program of a customer with an API key, for tests. */
import type { InjectOptions } from 'fastify'
import { unique } from '#tests/support/unique.ts'
import type { Api } from '#tests/support/api.ts'
import type { Answer } from '#tests/support/client.ts'

export type WithKey = {
  id: number
  customerId: number
  key: string
  call(method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, options?: InjectOptions): Promise<Answer>
}

/** @param more Further values of the key's record. */
export async function withKey(api: Api, more: object = {}): Promise<WithKey> {
  const number = `C-${unique().toUpperCase()}`
  const customer = await api.create('customer', { number, company: `Bedrijf ${number}` })
  const scopes = ['customers:read', 'webhooks:write', 'logs:read', 'lookups:read']
  const { id } = await api.create('api-client', { name: 'Webshop', customer: customer.id, scopes, ...more })
  const { key } = (await api.as('admin').post(`/api/v4/api-client/${id}/key`)).json<{ key: string }>()
  return {
    id,
    customerId: customer.id,
    key,
    call: (method, url, options = {}) =>
      api.app.inject({ method, url, ...options, headers: { authorization: `Bearer ${key}`, ...options.headers } }),
  }
}
