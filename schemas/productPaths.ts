/** Addresses of pages that the server names in mails and keeps out of logs. */

/** Page on which a new password is chosen; its call is the same path under `/api`. */
export const resetPath = '/customer/reset-password'
/** Further pages whose addresses hold a token: beginnings of paths. */
export const tokenPaths: readonly string[] = ['/shared-info/view/']
