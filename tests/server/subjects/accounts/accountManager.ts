/** Whoever manages accounts, and one to change. */
import type { Api } from '#tests/support/api.ts'

export const manager = ['ROLE_MANAGE_EMPLOYEE', 'ROLE_EMPLOYEE', 'ROLE_SETTINGS'] as const

export const draft = { username: 'piet', name: 'Piet', email: 'piet@example.test', kind: 'employee' }

export const idOf = async (api: Api, who: Parameters<Api['as']>[0]) =>
  (await api.as(who).get('/api/v3/user/get')).json<{ id: number }>().id

export const versionOf = async (api: Api, id: number) =>
  (await api.as('admin').get(`/api/v4/users/${id}`)).json<{ _version: number }>()._version

export const change = async (api: Api, id: number, body: object, who: Parameters<Api['as']>[0] = manager) =>
  api.as(who).put(`/api/v4/users/${id}`, { ...body, _version: await versionOf(api, id) })
