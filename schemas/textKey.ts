/** The form of text keys, and what must stay the same when a text is reworded. */
import type { RoleExpression } from './entity.ts'

/** `shell.menu`, `resources.file-status.fields.name`; at most 200 characters. */
export const keyPattern = /^(?=.{1,200}$)[A-Za-z][\w-]*(?:\.[\w-]+)+$/
/** Maximum characters of a changed text. */
export const longestText = 2000
/** People whose browsers report missing keys. */
export const staff: RoleExpression = 'ROLE_EMPLOYEE or ROLE_SETTINGS or ROLE_ADMIN'

/** Names between percent signs, without duplicates, sorted. */
export const placeholdersIn = (text: string): string[] =>
  [...new Set([...text.matchAll(/%([A-Za-z_]\w*)%/g)].map(([, name = '']) => name))].sort()

/** "one |||| many" has two forms. */
export const formsIn = (text: string): string[] => text.split('||||').map((form) => form.trim())
