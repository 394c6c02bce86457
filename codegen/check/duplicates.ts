/** Names that must be unique among entities: API path, plural, table, indexes, type, page paths. */
import { keptTable } from '#schemas/keptSearch.ts'
import type { Finding, Path } from '#codegen/problems/errors.ts'
import type { EntityModel } from '#codegen/model.ts'
import { nameOf } from '#codegen/migration/names.ts'
import type { Draft, Rule } from './project.ts'

type Claim = { what: string; value: string; path: Path }

/** Reports the later of two entities, in alphabetical order. */
export const checkDuplicates: Rule = (draft, { drafts }) => {
  const { owners, count } = ownersOf(drafts)
  if (owners.size === count) return []
  const own = new Set<string>()
  return claimsOf(draft).flatMap((claim): Finding[] => {
    const key = keyOf(claim)
    const owner = own.has(key) ? 'this file' : owners.get(key)
    own.add(key)
    if (owner === undefined || owner === draft.source.file) return []
    return [{ path: claim.path, message: `${claim.what} "${claim.value}" is already used by ${owner}` }]
  })
}

type Owners = { owners: ReadonlyMap<string, string>; count: number }

const known = new WeakMap<readonly Draft[], Owners>()

/** The first file that claims each name, and the number of claims; computed once per run. */
function ownersOf(drafts: readonly Draft[]): Owners {
  const found = known.get(drafts)
  if (found) return found
  const claims = drafts.flatMap((draft) => claimsOf(draft).map((claim) => [keyOf(claim), draft.source.file] as const))
  const worked = { owners: new Map(claims.toReversed()), count: claims.length }
  known.set(drafts, worked)
  return worked
}

function claimsOf({ entity, schema }: Draft): Claim[] {
  const { facts, ui } = entity
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
    ...(facts.picker ? [{ what: 'the API path', value: facts.picker, path: ['x-entity', 'picker'] }] : []),
    { what: 'the plural', value: facts.plural, path: ['x-entity', 'plural'] },
    { what: 'the table', value: facts.table, path: ['x-store', 'table'] },
    { what: 'the type name', value: facts.typeName, path: [] },
    ...(facts.searchKept ? [{ what: 'the table', value: keptTable(facts), path: ['x-store', 'searchKept'] }] : []),
    ...links,
    ...waysBack(entity),
    ...indexesOf(entity),
    ...pages,
  ]
}

/** The name of an inverse must belong to one relation. */
const waysBack = ({ facts }: EntityModel): Claim[] =>
  facts.properties.flatMap(({ name, relation }) =>
    relation?.inverse
      ? [
          {
            what: `the way back from ${relation.entity},`,
            value: relation.inverse,
            path: ['properties', name, 'x-relation', 'inverse'],
          },
        ]
      : [],
  )

type Index = { columns: readonly string[]; ending: 'idx' | 'key'; path: Path }

/**
 * In PostgreSQL all indexes, including those of unique keys, share one namespace: `file.statusCode` and
 * `file-status.code` make the same name.
 */
function indexesOf(entity: EntityModel): Claim[] {
  const found = [...singleIndexes(entity), ...sets(entity)]
  // An index requested in two ways is created once.
  const distinct = new Map(found.map((index) => [`${index.columns.join()} ${index.ending}`, index]))
  return [...distinct.values()].map(({ columns, ending, path }) => ({
    what: 'the name of its index (x-store.column gives it another),',
    value: nameOf(entity.facts.table, columns, ending),
    path,
  }))
}

const singleIndexes = ({ properties }: EntityModel): Index[] =>
  properties
    .filter(
      ({ facts: { name, sort, relation }, index }) => name !== 'id' && (sort || relation || index) && !relation?.many,
    )
    .map(({ facts: { name, column } }) => ({ columns: [column, 'id'], ending: 'idx', path: ['properties', name] }))

/** Indexes over several properties, and unique ones over any number. */
function sets({ facts, indexes }: EntityModel): Index[] {
  const columnsOf = (names: readonly string[]) =>
    names.map((name) => facts.properties.find((property) => property.name === name)?.column ?? name)
  const { validity } = facts
  return [
    ...facts.properties.flatMap(({ name, unique }) =>
      unique.map((names): Index => ({
        columns: columnsOf(names),
        ending: 'key',
        path: ['properties', name, 'x-store', 'unique'],
      })),
    ),
    ...indexes.map(({ properties, unique }, index): Index => {
      const columns = columnsOf(properties)
      const path = ['x-store', 'indexes', index]
      return unique ? { columns, ending: 'key', path } : { columns: [...columns, 'id'], ending: 'idx', path }
    }),
    ...(validity
      ? [
          {
            columns: columnsOf([...validity.by, validity.from]),
            ending: 'key' as const,
            path: ['x-entity', 'validity'],
          },
        ]
      : []),
  ]
}

const keyOf = ({ what, value }: Claim): string => `${what} ${value}`
