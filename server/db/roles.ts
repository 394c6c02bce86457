/**
 * The roles that statements run as. The tables belong to whoever migrates; the server works as a role that owns nothing
 * and can alter nothing, and answers people from outside as one that sees their rows only.
 */
import type { Outsider } from './outsider.ts'

export const serverRole = 'dossier_server'
export const outsiderRole = 'dossier_outsider'

export type Role = typeof serverRole

/** The setting in which policies find who asks, as JSON; not set in a transaction, nobody does. */
export const askerSetting = 'dossier.asker'

/**
 * SQL that begins a transaction as the role of outsiders and says who asks, in one message: there is no moment with one and
 * without the other, and both end with the transaction.
 */
export const beginFor = (who: Outsider): string => `begin; ${become(who)}`

/** The same for a transaction that has begun. */
export const become = (who: Outsider): string =>
  `select set_config('role', '${outsiderRole}', true), set_config('${askerSetting}', '${JSON.stringify(who).replaceAll("'", "''")}', true)`
