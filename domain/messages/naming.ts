/** How a debtor is called in a message: the line that opens it, and the name above the address. */
import type { MessageLanguage } from '#domain/templates/variable.ts'

type Texts = Readonly<Partial<Record<MessageLanguage, string>>>

export type Person = {
  kind: 'private' | 'company'
  /** Name as lists show it. */
  name: string | null
  /** 'Mevrouw', 'De heer'; null: unknown. */
  salutation: Texts | null
  /** 'Geachte mevrouw'. */
  opening: Texts | null
  initials: string | null
  firstName: string | null
  insertion: string | null
  lastName: string | null
}

/** For whoever gave no salutation, and companies. */
const unknown: Readonly<Record<MessageLanguage, string>> = {
  nl: 'Geachte heer, mevrouw',
  en: 'Dear Sir or Madam',
  fr: 'Madame, Monsieur',
  de: 'Sehr geehrte Damen und Herren',
}
/** Openings that are not followed by a name. */
const nameless: ReadonlySet<string> = new Set(Object.values(unknown))

/** @example salutationLine(person, 'nl') // 'Geachte mevrouw De Vries,' */
export function salutationLine({ kind, opening, insertion, lastName }: Person, language: MessageLanguage): string {
  const text = opening?.[language] ?? opening?.nl ?? unknown[language]
  if (kind === 'company' || !lastName || nameless.has(text)) return `${text},`
  return `${text} ${capitalised([insertion, lastName].filter(Boolean).join(' '))},`
}

/** @example fullName(person, 'nl') // 'Mevrouw S. de Vries' */
export function fullName(person: Person, language: MessageLanguage): string {
  const { kind, name, salutation, initials, firstName, insertion, lastName } = person
  if (kind === 'company' || !lastName) return name ?? ''
  const title = salutation?.[language] ?? salutation?.nl
  return [title, initials ?? firstName, insertion, lastName].filter(Boolean).join(' ')
}

/** Without a first name before it, the insertion begins with a capital. */
const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
