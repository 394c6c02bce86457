/** Names that only one entity can have: API path, plural, table, type, page paths. */
import type { Finding, Path } from '#codegen/errors.ts'
import type { Draft, Rule } from './project.ts'

type Claim = { what: string; value: string; path: Path }

/** Reports the later of two entities, in alphabetical order. */
export const checkDuplicates: Rule = (draft, { drafts }) => {
  const earlier = new Map<string, string>()
  for (const other of drafts.slice(0, drafts.indexOf(draft))) {
    for (const claim of claimsOf(other)) earlier.set(keyOf(claim), other.source.file)
  }
  return claimsOf(draft).flatMap((claim): Finding[] => {
    const owner = earlier.get(keyOf(claim))
    earlier.set(keyOf(claim), 'this file')
    return owner ? [{ path: claim.path, message: `${claim.what} "${claim.value}" is already used by ${owner}` }] : []
  })
}

function claimsOf({ entity: { facts, ui }, schema }: Draft): Claim[] {
  if (!schema['x-entity'].plural) return []
  const pages = Object.entries(ui.routes).map(([view, value]) => ({
    what: 'the page path',
    value,
    path: ['x-ui', 'routes', view],
  }))
  const links = facts.properties.flatMap(({ name, relation }) =>
    relation?.linkTable ? [{ what: 'the table', value: relation.linkTable, path: ['properties', name] }] : [],
  )
  return [
    { what: 'the API path', value: facts.api, path: ['x-entity', 'api'] },
    { what: 'the plural', value: facts.plural, path: ['x-entity', 'plural'] },
    { what: 'the table', value: facts.table, path: ['x-store', 'table'] },
    { what: 'the type name', value: facts.typeName, path: [] },
    ...links,
    ...pages,
  ]
}

const keyOf = ({ what, value }: Claim): string => `${what} ${value}`
