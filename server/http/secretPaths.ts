/** Pages whose addresses hold the token of a link from a mail, or one that was passed on. */
import { resetPath, tokenPaths } from '#schemas/productPaths.ts'

export const secretPaths = [resetPath, ...tokenPaths]
