/**
 * Scopes of API keys: the parts of the API that a key may read or change. Anything without a scope is closed to
 * keys.
 */
import { may } from '#domain/access/roles.ts'
import { isGranted } from '#domain/access/scope.ts'
import type { Entity, RoleExpression } from '#schemas/entity.ts'

type Area = {
  entities: readonly string[]
  kinds?: readonly Entity['kind'][]
  paths?: readonly string[]
  /** Calls of any method that change nothing. */
  isReadOnly?: boolean
}

/** Areas by the first part of a scope. `paths` are routes that belong to no entity. */
const areas: Readonly<Record<string, Area>> = {
  customers: { entities: ['customer'] },
  merchants: { entities: ['merchant'] },
  precasso: { entities: ['precasso'] },
  webhooks: { entities: ['webhook'] },
  logs: { entities: ['webhook-delivery', 'api-log'] },
  exports: { entities: ['export-job'], paths: ['/api/v4/file/export'] },
  calculations: { entities: [], paths: ['/api/v4/calculation'], isReadOnly: true },
  imports: { entities: ['import-job', 'import-row'] },
  lookups: { entities: [], kinds: ['lookup'], paths: ['/api/v4/api-doc'] },
}

/** Every key has the rights of its customer's user; reading the log, exporting, sending files and adding items are rights of their own. */
export const rolesOfKey = (scopes: readonly string[]): string[] => [
  'ROLE_CUSTOMER',
  ...(scopes.includes('logs:read') ? ['ROLE_API_LOG_VIEW'] : []),
  ...(scopes.includes('precasso:write') ? ['ROLE_PRECASSO_CREATE'] : []),
  ...(scopes.some((scope) => scope.startsWith('exports:')) ? ['ROLE_CONTACT_PERSON'] : []),
  ...(scopes.some((scope) => scope.startsWith('imports:'))
    ? ['ROLE_FILE_CREATE_UPLOAD', 'ROLE_PRECASSO_CREATE_UPLOAD']
    : []),
]

/**
 * Returns the scope that a call needs; undefined when no key may make it.
 *
 * @param route The path of the route, without query.
 * @param entities All entities; the one with the longest matching path counts.
 */
export function scopeFor(method: string, route: string, entities: readonly Entity[]): string | undefined {
  // Usage counts records of all kinds, for which there is no scope.
  if (route.endsWith('/usage')) return undefined
  const isIn = (path: string | undefined) => path !== undefined && (route === path || route.startsWith(`${path}/`))
  const entity = entities
    .filter(({ api, picker }) => isIn(api) || isIn(picker))
    .toSorted((one, other) => other.api.length - one.api.length)[0]
  const found = Object.entries(areas).find(
    ([, { entities: names, kinds = [], paths = [] }]) =>
      (entity && (names.includes(entity.name) || kinds.includes(entity.kind))) || paths.some(isIn),
  )
  if (!found) return undefined
  // Asked in a body, which no log keeps, but nothing changes.
  const isAsked = method === 'POST' && route.endsWith('/taken')
  const isRead = method === 'GET' || method === 'HEAD' || isAsked || found[1].isReadOnly
  return `${found[0]}:${isRead ? 'read' : 'write'}`
}

/**
 * Returns the scope with which a key may make a call; undefined when none may.
 *
 * @param right The role expression that the call requires.
 */
export function keyScopeFor(
  method: string,
  route: string,
  right: RoleExpression,
  entities: readonly Entity[],
): string | undefined {
  const scope = scopeFor(method, route, entities)
  const offered = entities.find(({ name }) => name === 'api-client')?.properties.find(({ name }) => name === 'scopes')
  if (scope === undefined || !isGranted(scope, offered?.values ?? [])) return undefined
  return may(rolesOfKey([scope]), right) ? scope : undefined
}

/** An entity that a scope opens, and the right that a person would need for the same. */
type Reached = { entity: Entity; right: RoleExpression }

/** Returns everything that a key with this scope may read or change. */
export function reachOf(scope: string, entities: readonly Entity[]): Reached[] {
  const [name = '', action] = scope.split(':')
  const { entities: names = [], kinds = [] } = areas[name] ?? {}
  return entities
    .filter((entity) => names.includes(entity.name) || kinds.includes(entity.kind))
    .flatMap((entity) => {
      const { read, create, update, delete: remove } = entity.access
      const rights = action === 'write' ? [read, create, update, remove] : [read]
      return rights.flatMap((right) => (right && may(rolesOfKey([scope]), right) ? [{ entity, right }] : []))
    })
}

/** Calls that every key may make regardless of scopes: the description of the API. */
export const isForEveryKey = (method: string, route: string): boolean =>
  (method === 'GET' || method === 'HEAD') && route === '/api/v4/openapi.json'
