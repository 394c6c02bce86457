/** The calls about rights, as the screens have them. */
import { queryOptions } from '@tanstack/react-query'
import type { Origin } from '#domain/access/rights.ts'
import { call } from '#providers/http.ts'

export type Kind = 'group' | 'user'
export type Group = { id: number; name: string; code: string; active: boolean; members: number; roles: string[] }
export type Acl = { roles: { role: string; area: string }[]; groups: Group[] }
export type Named = { id: number; name: string }
export type Subject = Named & {
  kind: Kind
  active: boolean
  _version: number
  own: string[]
  inherited: string[]
  effective: { role: string; origins: Origin[] }[]
  group: Named | null
  members: number
}
export type Account = Named & { username: string; active: boolean; group: string | null; own: number }
export type Holder = Named & { username: string; active: boolean; own: boolean; group: Named | null }
export type Holders = { role: string; groups: Group[]; users: Holder[] }

const key = 'acl'

export const aclQuery = queryOptions({
  queryKey: [key],
  queryFn: async ({ signal }) => (await call('GET', '/api/v4/acl', { signal })) as Acl,
})

export const subjectQuery = (kind: Kind, id: string) =>
  queryOptions({
    queryKey: [key, kind, id],
    queryFn: async ({ signal }) => (await call('GET', `/api/v4/acl/${id}`, { query: { kind }, signal })) as Subject,
    gcTime: 0,
    retry: false,
  })

export const holdersQuery = (role: string) =>
  queryOptions({
    queryKey: [key, 'role', role],
    queryFn: async ({ signal }) => (await call('GET', `/api/v4/acl/role/${role}`, { signal })) as Holders,
    gcTime: 0,
  })

export const accountsQuery = (keywords: string) =>
  queryOptions({
    queryKey: [key, 'users', keywords],
    queryFn: async ({ signal }) =>
      ((await call('GET', '/api/v4/acl/users', { query: { keywords }, signal })) as { items: Account[] }).items,
    placeholderData: (before) => before,
  })

export const saveRights = async ({ kind, id, _version }: Subject, roles: readonly string[]) =>
  (await call('PUT', `/api/v4/acl/${id}?kind=${kind}`, { body: { roles, _version } })) as Subject

/** Where the rights of a group or an account are changed. */
export const editPath = (kind: Kind, id: number): string =>
  `/settings/acl/edit/${id}${kind === 'user' ? '?kind=user' : ''}`
