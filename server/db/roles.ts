/**
 * The database roles that statements run as. The migrating login owns the tables. The server uses a role that
 * owns nothing and cannot alter tables; requests from outside use a role that sees only the rows of the asker.
 */
import type { Outsider } from './outsider.ts'

export const serverRole = 'dossier_server'
export const outsiderRole = 'dossier_outsider'

export type Role = typeof serverRole

/** Setting in which row policies find the asker, as JSON. Outside a transaction it is unset, which means nobody. */
export const askerSetting = 'dossier.asker'

/**
 * SQL that begins a transaction, switches to the outsider's role and names the asker, in one message: neither
 * is ever set without the other, and both end with the transaction.
 */
export const beginFor = (who: Outsider): string => `begin; ${become(who)}`

/** SQL that switches to the server's role within a transaction of an outsider, for one statement. */
export const becomeServer = `select set_config('role', '${serverRole}', true)`
export const becomeOutsider = `select set_config('role', '${outsiderRole}', true)`

/** The same for a transaction that is already open. */
const become = (who: Outsider): string =>
  `select set_config('role', '${outsiderRole}', true), set_config('${askerSetting}', '${JSON.stringify(who).replaceAll("'", "''")}', true)`
