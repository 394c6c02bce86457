/** Page addresses that the server uses in mails and hides from logs. */

/** Page for choosing a new password; its API call has the same path under `/api`. */
export const resetPath = '/reset-password'
/** Prefixes of further pages whose addresses contain a token. */
export const tokenPaths: readonly string[] = []
