/** Pages whose address contains a token: links in mails, and shared links. */
import { resetPath, tokenPaths } from '#schemas/productPaths.ts'

export const secretPaths = [resetPath, ...tokenPaths]
