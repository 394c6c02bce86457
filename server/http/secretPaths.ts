/** Pages whose addresses hold the token of a link from a mail, or one that was passed on. */

/** Where a new password is chosen. */
export const resetPath = '/customer/reset-password'

export const secretPaths = [resetPath, '/shared-info/view/']
