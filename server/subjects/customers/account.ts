/** Portal accounts, for the rules about clients and their contact persons. */
import type { Locale } from '#schemas/entity.ts'
import type { Trx } from '#server/db/engine.ts'
import { effectiveRoles } from '#server/foundation/effectiveRoles.ts'
import { names } from '#server/sql/names.ts'

const c = names('app_user_customers', 'c')
const u = names('app_user', 'u')

export type PortalAccount = {
  id: number
  username: string
  name: string
  email: string
  kind: string
  locale: Locale
  active: boolean
  roles: string[]
  customers: number[]
}

const columns = `${u.id}, ${u.username}, ${u.name}, ${u.email}, ${u.kind}, coalesce(${u.locale}, 'nl') as locale, coalesce(${u.active}, true) as active,
  to_json(${effectiveRoles('u')}) as roles, (select coalesce(json_agg(${c.target_id}), '[]') from app_user_customers c where ${c.owner_id} = ${u.id}) as customers`

/** Locks the account until the transaction ends. */
export async function holdById(trx: Trx, id: unknown): Promise<PortalAccount | undefined> {
  if (id === null || id === undefined) return undefined
  const text = `select ${columns} from app_user u where ${u.id} = $1::bigint for update of u`
  return (await trx.query<PortalAccount>({ text, values: [id] })).rows[0]
}

/** Finds and locks the account with this address, ignoring case. */
export async function holdByEmail(trx: Trx, email: string): Promise<PortalAccount | undefined> {
  const text = `select ${columns} from app_user u where lower(${u.email}) = lower($1) order by ${u.email} = $1 desc, ${u.id} limit 1 for update of u`
  return (await trx.query<PortalAccount>({ text, values: [email] })).rows[0]
}

/** Whether the account is a contact person's, so that whoever manages clients may manage it too. */
export const isContactPersons = ({ kind }: PortalAccount): boolean => kind === 'contact_person'
