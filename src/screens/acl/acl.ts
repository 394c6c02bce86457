/** Requests about rights. */
import { queryOptions } from '@tanstack/react-query'
import type { Answers } from '#providers/generated/calls.ts'
import { call } from '#providers/http.ts'

export type Kind = 'group' | 'user'
type Given = Answers['GET']
export type Acl = Given['/api/v4/acl']
export type Group = Acl['groups'][number]
export type Subject = Given['/api/v4/acl/{id}']
export type Named = NonNullable<Subject['group']>
export type Account = Given['/api/v4/acl/users']['items'][number]
export type Holders = Given['/api/v4/acl/role/{role}']
export type Holder = Holders['users'][number]

const key = 'acl'

export const aclQuery = queryOptions({
  queryKey: [key],
  queryFn: ({ signal }) => call('GET', '/api/v4/acl', { signal }),
})

export const subjectQuery = (kind: Kind, id: string) =>
  queryOptions({
    queryKey: [key, kind, id],
    queryFn: ({ signal }) => call('GET', `/api/v4/acl/${id}`, { query: { kind }, signal }),
    gcTime: 0,
    retry: false,
  })

export const holdersQuery = (role: string) =>
  queryOptions({
    queryKey: [key, 'role', role],
    queryFn: ({ signal }) => call('GET', `/api/v4/acl/role/${role}`, { signal }),
    gcTime: 0,
  })

export const accountsQuery = (keywords: string) =>
  queryOptions({
    queryKey: [key, 'users', keywords],
    queryFn: async ({ signal }) => (await call('GET', '/api/v4/acl/users', { query: { keywords }, signal })).items,
    placeholderData: (before) => before,
  })

export const saveRights = ({ kind, id, _version }: Subject, roles: readonly string[]) =>
  call('PUT', `/api/v4/acl/${id}`, { query: { kind }, body: { roles, _version } })

/** Address of the form of rights of a group or account. */
export const editPath = (kind: Kind, id: number): string =>
  `/settings/acl/edit/${id}${kind === 'user' ? '?kind=user' : ''}`
