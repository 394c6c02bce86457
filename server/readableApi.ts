/** The part of the API's description that a reader may call, with the schemas that this part names. */

type Described = { paths?: object; components?: object }

/** @param may Whether the reader has the right that an operation asks for. */
export function readableApi<T extends Described>(description: T, may: (right: string) => boolean): T {
  const paths = Object.fromEntries(
    Object.entries(description.paths ?? {}).flatMap(([path, operations]) => {
      const kept = Object.entries(operations as Record<string, { 'x-right'?: string }>).filter(([, operation]) =>
        mayCall(operation, may),
      )
      return kept.length > 0 ? [[path, Object.fromEntries(kept)]] : []
    }),
  )
  const { schemas = {}, ...components } = (description.components ?? {}) as { schemas?: Record<string, unknown> }
  const needed = new Set<string>()
  collect(paths, schemas, needed)
  const kept = Object.fromEntries(Object.entries(schemas).filter(([name]) => needed.has(name)))
  return { ...description, paths, components: { ...components, schemas: kept } }
}

/** `x-right` stands there for each of our operations (`server/plugins/openapi.ts`). */
function mayCall(operation: { 'x-right'?: string }, may: (right: string) => boolean): boolean {
  const right = operation['x-right'] ?? 'open'
  return right === 'open' || may(right)
}

/** A reference may go on into the schema. */
const schemaName = /^#\/components\/schemas\/([^/]+)/

/** Adds the name of every schema that is referred to, from here or from a schema that is. */
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
