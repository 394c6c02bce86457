/** What a key of a text looks like, and what must stay the same when somebody words a text anew. */
import type { RoleExpression } from './entity.ts'

/** `shell.menu`, `resources.file-status.fields.name`; at most 200 characters. */
export const keyPattern = /^(?=.{1,200}$)[A-Za-z][\w-]*(?:\.[\w-]+)+$/
/** Characters that a changed text may have. */
export const longestText = 2000
/** Those whose browsers tell which keys they missed. */
export const staff: RoleExpression = 'ROLE_EMPLOYEE or ROLE_SETTINGS or ROLE_ADMIN'

/** Names between percent signs, each once, in alphabetical order. */
export const placeholdersIn = (text: string): string[] =>
  [...new Set([...text.matchAll(/%([A-Za-z_]\w*)%/g)].map(([, name = '']) => name))].sort()

/** "one |||| many" has two forms. */
export const formsIn = (text: string): string[] => text.split('||||').map((form) => form.trim())
