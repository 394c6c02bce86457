/** An account, as far as its password is concerned. */
import type { Locale } from '#schemas/entity.ts'
import { isOpen } from '#server/ownership/openAccount.ts'
import type { Engine, Trx } from '#server/db/engine.ts'
import { defaultLocale } from '#schemas/product.ts'
import { names } from '#server/sql/names.ts'

const u = names('app_user', 'u')

export type Account = { id: number; username: string; name: string; email: string; locale: Locale; active: boolean }

export const accountColumns = `${u.id}, ${u.username}, ${u.name}, ${u.email}, coalesce(${u.locale}, '${defaultLocale}') as locale, ${isOpen('u')} as active`

/**
 * Locks the account until the transaction ends. Call it before ending sessions: then no sign-in in progress can
 * open another one afterwards.
 */
export async function lockAccount(trx: Trx, id: number): Promise<Account | undefined> {
  const text = `select ${accountColumns} from app_user u where ${u.id} = $1 for update`
  return (await trx.query<Account>({ text, values: [id] })).rows[0]
}

export async function findAccount(engine: Engine, id: number): Promise<Account | undefined> {
  const text = `select ${accountColumns} from app_user u where ${u.id} = $1`
  return (await engine.query<Account>({ text, values: [id] })).rows[0]
}
