/** Spellings of names: every name of a type, constant or label is made here. */
import { snakeCase } from '#schemas/property.ts'

/** `file-status` → `fileStatus` */
export const camelCase = (name: string): string => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

/** `file-status` → `FileStatus` */
export const pascalCase = (name: string): string => capital(camelCase(name))

/** `webshopName`, `file-statuses`, `contact_person` → `Webshop name`, `File statuses`, `Contact person` */
export const readable = (name: string): string => capital(snakeCase(name).replace(/_/g, ' '))

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** English plural of a kebab-case name by the simplest rule; a schema with another plural declares it. */
export function pluralOf(name: string): string {
  if (/(s|x|z|ch|sh)$/.test(name)) return `${name}es`
  return /[^aeiou]y$/.test(name) ? `${name.slice(0, -1)}ies` : `${name}s`
}
