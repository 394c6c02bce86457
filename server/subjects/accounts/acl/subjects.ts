/** The groups and accounts that have rights, as stored. */
import { rolesThatCount, staffKind } from '#domain/access/portalRoles.ts'
import { effectiveRights, type Right } from '#domain/access/rights.ts'
import { escapeLike } from '#server/sql/likeText.ts'
import type { Engine } from '#server/db/engine.ts'
import { NotFound } from '#server/errors.ts'
import { effectiveRoles } from '#server/foundation/effectiveRoles.ts'
import { names } from '#server/sql/names.ts'

const g = names('employee_group', 'g')
const u = names('app_user', 'u')

export type Kind = 'group' | 'user'
export type Group = { id: number; name: string; code: string; active: boolean; members: number; roles: string[] }
type Named = { id: number; name: string }
export type Subject = Named & {
  kind: Kind
  active: boolean
  /** Version to send back with a change. */
  _version: number
  own: string[]
  inherited: string[]
  effective: Right[]
  group: Named | null
  /** Active accounts of a group. */
  members: number
}

export async function readGroups(engine: Engine): Promise<Group[]> {
  const text = `select ${g.id}, ${g.name}, ${g.code}, coalesce(${g.active}, true) as active, to_json(coalesce(${g.roles}, '{}')) as roles,
    (select count(*)::int from app_user u where ${u.employee_group_id} = ${g.id} and ${u.active}) as members
    from employee_group g order by ${g.name}, ${g.id}`
  return (await engine.query<Group>({ text })).rows
}

type SubjectRow = Omit<Subject, 'effective' | 'kind'> & { accountKind: string }

const ofGroup = `select ${g.id}, ${g.name}, coalesce(${g.active}, true) as active, ${g.version} as "_version",
  to_json(coalesce(${g.roles}, '{}')) as own, '[]'::json as inherited, null as "group", '${staffKind}' as "accountKind",
  (select count(*)::int from app_user u where ${u.employee_group_id} = ${g.id} and ${u.active}) as members
  from employee_group g where ${g.id} = $1::bigint`
const ofUser = `select ${u.id}, ${u.name}, coalesce(${u.active}, true) as active, ${u.version} as "_version", ${u.kind} as "accountKind",
  to_json(coalesce(${u.roles}, '{}')) as own,
  to_json(case when ${g.active} then coalesce(${g.roles}, '{}') else '{}' end) as inherited,
  case when ${g.id} is not null then json_build_object('id', ${g.id}, 'name', ${g.name}) end as "group", 0 as members
  from app_user u left join employee_group g on ${g.id} = ${u.employee_group_id} where ${u.id} = $1::bigint`

/** @throws {NotFound} */
export async function readSubject(engine: Engine, kind: Kind, id: string): Promise<Subject> {
  const text = kind === 'user' ? ofUser : ofGroup
  const { rows } = await engine.query<SubjectRow>({ text, values: [id] })
  const [row] = rows
  if (!row) throw new NotFound()
  const { accountKind, ...rest } = row
  const [own, inherited] = [row.own, row.inherited].map((roles) => rolesThatCount(accountKind, roles))
  return { kind, ...rest, effective: effectiveRights(own ?? [], inherited ?? []) }
}

export type Holder = Named & { username: string; active: boolean; own: boolean; group: Named | null }

/** The groups that give a right, and the accounts that have it, directly or through their group. */
export async function whoHas(engine: Engine, role: string): Promise<{ groups: Group[]; users: Holder[] }> {
  const text = `select ${u.id}, ${u.name}, ${u.username}, coalesce(${u.active}, true) as active, $1 = any(coalesce(${u.roles}, '{}')) as own,
    case when ${g.active} and $1 = any(coalesce(${g.roles}, '{}')) then json_build_object('id', ${g.id}, 'name', ${g.name}) end as "group"
    from app_user u left join employee_group g on ${g.id} = ${u.employee_group_id}
    where $1 = any(${effectiveRoles('u')}) order by ${u.active} desc, ${u.name}, ${u.id} limit 1000`
  const { rows } = await engine.query<Holder>({ text, values: [role] })
  return { groups: (await readGroups(engine)).filter(({ roles }) => roles.includes(role)), users: rows }
}

export type Account = Named & { username: string; active: boolean; group: string | null; own: number }

/** The first accounts found by name, username or e-mail; those with rights of their own come first. */
export async function searchUsers(engine: Engine, keywords: string): Promise<Account[]> {
  const text = `select ${u.id}, ${u.name}, ${u.username}, coalesce(${u.active}, true) as active, ${g.name} as "group",
    cardinality(coalesce(${u.roles}, '{}')) as own
    from app_user u left join employee_group g on ${g.id} = ${u.employee_group_id}
    where u.search_text like (folded($1) collate "C")
    order by ${u.active} desc, ${u.name}, ${u.id} limit 50`
  return (await engine.query<Account>({ text, values: [`%${escapeLike(keywords)}%`] })).rows
}
