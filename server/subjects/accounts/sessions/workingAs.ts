/** The access of somebody whose work goes on without them: as their rights are now, read from the database. */
import { actingRole, switchRefusal } from '#domain/access/impersonation.ts'
import { may } from '#domain/access/roles.ts'
import type { Locale } from '#schemas/entity.ts'
import type { Trx } from '#server/db/engine.ts'
import { anonymous, type Access, type Actor, type Person } from '#server/foundation/access.ts'
import { effectiveRoles } from '#server/foundation/effectiveRoles.ts'
import { isOpen } from '#server/ownership/openAccount.ts'
import { names } from '#server/sql/names.ts'
import { personColumns } from './reader.ts'

const i = names('app_user', 'i')
const u = names('app_user', 'u')

const text = `select ${personColumns},
    case when ${i.id} is not null then json_build_object('id', ${i.id}, 'name', ${i.name}, 'acl', to_json(${effectiveRoles('i')})) end as impersonator
  from app_user u left join app_user i on ${i.id} = $2::bigint and ${i.active} where ${u.id} = $1::bigint and ${isOpen('u')}`

/** `impersonatorId`: the account that worked as the person, if any. */
export type Absent = { personId: number | null; impersonatorId: number | null; locale: Locale }

/** @returns undefined when the account may not sign in any more, or nobody may work as it. */
export async function workingAs(trx: Trx, absent: Absent): Promise<Access | undefined> {
  const { personId, impersonatorId, locale } = absent
  type Row = Omit<Person, 'locale'> & { locale: string | null; impersonator: (Actor & Pick<Person, 'acl'>) | null }
  const { rows } = await trx.query<Row>({ name: 'working-as', text, values: [personId, impersonatorId] })
  const [row] = rows
  if (!row) return undefined
  const { impersonator, ...found } = row
  if (impersonatorId !== null && (impersonator === null || switchRefusal(impersonator, found) !== undefined))
    return undefined
  const acl = [...found.acl.filter((role) => role !== actingRole), ...(impersonator ? [actingRole] : [])]
  return {
    ...anonymous,
    person: { ...found, acl, locale },
    impersonator: impersonator && { id: impersonator.id, name: impersonator.name },
    locale,
    may: (expression) => may(acl, expression),
  }
}
