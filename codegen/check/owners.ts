/**
 * Entities whose records belong to owners: they need row rules for each right, or must be for staff only.
 * Without either, a person of one owner with the right to read would see the records of all.
 */
import { portalRoles } from '#domain/access/portalRoles.ts'
import { may } from '#domain/access/roles.ts'
import { serverFilled } from '#schemas/entity.ts'
import { owner } from '#schemas/owner.ts'
import { namedRights, rights } from '#codegen/defaults/access.ts'
import type { Finding } from '#codegen/problems/errors.ts'
import type { SchemaFile } from '#codegen/schemaFile.ts'
import type { Draft, Rule } from './project.ts'

/** The owners' name in messages, from the relation of an account: customers. */
const whose = owner?.accounts ?? 'others'

export const checkOwners: Rule = (draft, { drafts }) => [
  ...checkStaffOnly(draft),
  ...(ofOwners(drafts).has(draft.name) ? checkRows(draft) : []),
]

/** The rights of a staff-only entity may belong to staff roles only. */
function checkStaffOnly({ schema: { 'x-access': access } }: Draft): Finding[] {
  if (access.staffOnly !== true) return []
  return [...rights, ...namedRights].flatMap((right) => {
    const expression = access[right]
    if (typeof expression !== 'string' || !may(portalRoles, expression)) return []
    const message = `"${expression}" is also a right of people of ${whose}, and this entity is for staff only`
    return [{ path: ['x-access', right], message }]
  })
}

function checkRows({ name, schema: { 'x-access': access } }: Draft): Finding[] {
  if (access.rows === undefined && access.staffOnly !== true) {
    const message = `${name} belongs to ${whose}: say in "rows" which records each role sees, or "staff"`
    return [{ path: ['x-access'], atKey: true, message }]
  }
  return Object.entries(access.rows ?? {}).flatMap(([role, condition]) =>
    condition === true && portalRoles.includes(role)
      ? [
          {
            path: ['x-access', 'rows', role],
            message: `${role} is a right of people of ${whose}, who would see those of all`,
          },
        ]
      : [],
  )
}

/** Names of the entities whose records belong to owners, directly or through a related entity. */
export function ofOwners(schemas: readonly Related[]): ReadonlySet<string> {
  const known = foundIn.get(schemas) ?? findIn(schemas)
  foundIn.set(schemas, known)
  return known
}

/** Cached, because every entity asks for the same set. */
const foundIn = new WeakMap<readonly Related[], ReadonlySet<string>>()

function findIn(schemas: readonly Related[]): ReadonlySet<string> {
  const found = new Set(owner ? [owner.entity] : [])
  for (let before = 0; before < found.size;) {
    before = found.size
    for (const schema of schemas) if (targetsOf(schema).some((target) => found.has(target))) found.add(schema.name)
  }
  return found
}

type Related = { name: string; schema: Pick<SchemaFile, 'properties'> }

/** The creator or handler of a record is not its owner. */
const targetsOf = ({ schema }: Related): string[] =>
  Object.entries(schema.properties).flatMap(([name, property]) => {
    const target = property['x-relation']?.entity
    return target === undefined || target === 'user' || serverFilled.some((one) => one === name) ? [] : [target]
  })
