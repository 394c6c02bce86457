/** Reduces the API's description to the operations that a reader may call, and their schemas. */
import { isGranted } from '#domain/access/scope.ts'
import type { Access } from '#server/foundation/access.ts'

type Described = { paths?: object; components?: object }

/**
 * The properties of an operation used here; `server/http/openapi.ts` sets `x-right` and `operationId` on all of
 * ours.
 */
export type Operation = {
  'x-right'?: string
  operationId?: string
  tags?: readonly string[]
  summary?: string
  security?: readonly Readonly<Record<string, readonly string[]>>[]
}

/** Whether the reader may call an operation: a person by rights, a program by the scopes of its key. */
export function mayCall({ 'x-right': right = 'open', security = [] }: Operation, { may, scopes }: Access): boolean {
  if (right === 'open') return true
  if (scopes === undefined) return may(right)
  const [scope] = security.find((scheme) => 'apiKey' in scheme)?.apiKey ?? []
  return scope !== undefined && isGranted(scope, scopes)
}

/** Returns the operations of a description as a list. */
export const operationsIn = ({ paths = {} }: Described): { path: string; method: string; operation: Operation }[] =>
  Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations as Record<string, Operation>).map(([method, operation]) => ({ path, method, operation })),
  )

/** @param isKept Whether an operation stays in the description. */
export function readableApi<T extends Described>(description: T, isKept: (operation: Operation) => boolean): T {
  const paths: Record<string, Record<string, Operation>> = {}
  for (const { path, method, operation } of operationsIn(description)) {
    if (isKept(operation)) (paths[path] ??= {})[method] = operation
  }
  const { schemas = {}, ...components } = (description.components ?? {}) as { schemas?: Record<string, unknown> }
  const needed = new Set<string>()
  collect(paths, schemas, needed)
  const neededSchemas = Object.fromEntries(Object.entries(schemas).filter(([name]) => needed.has(name)))
  return { ...description, paths, components: { ...components, schemas: neededSchemas } }
}

/** The path of a reference may continue inside the schema. */
const schemaName = /^#\/components\/schemas\/([^/]+)/

/** Adds the names of all schemas referred to, directly or through other schemas. */
function collect(node: unknown, schemas: Readonly<Record<string, unknown>>, found: Set<string>): void {
  if (typeof node !== 'object' || node === null) return
  for (const [key, value] of Object.entries(node)) {
    const name = key === '$ref' ? schemaName.exec(String(value))?.[1] : undefined
    if (name === undefined) collect(value, schemas, found)
    else if (!found.has(name)) {
      found.add(name)
      collect(schemas[name], schemas, found)
    }
  }
}
