/** A template being written: its texts in each language, and the facts that decide which rules apply. */
import { htmlParts } from './htmlParts.ts'
import { placeholdersIn, type Placeholder } from './placeholder.ts'
import type { ContentKind } from './render.ts'
import type { MessageLanguage } from './variable.ts'

export type Channel = 'email' | 'post' | 'sms' | 'legal'

export type DraftText = { field: string; language: MessageLanguage; kind: ContentKind; content: string }

export type Draft = {
  channel: Channel
  /** Code by which the program finds a template of the system. */
  code?: string
  destination: 'debtor' | 'client'
  /** absent: also for private persons. */
  fileType?: 'private' | 'company'
  category?: string
  /** What it says; absent: not known here. */
  purpose?: string
  customerId?: number
  /** For letters: the office's own letterhead names the office. */
  letterhead?: 'office' | 'client'
  /** For text messages. */
  linkAllowed?: boolean
  texts: readonly DraftText[]
}

/** `broken` cannot be stored, `unfit` cannot be active, `hint` is only a suggestion. */
export type Severity = 'broken' | 'unfit' | 'hint'

export type Finding = {
  severity: Severity
  /** Text: `templates.lint.<rule>`. */
  rule: string
  field: string
  language: MessageLanguage
  values: Readonly<Record<string, string | number>>
}

/** In rich text, the address of a link may contain variables too. */
export function namesIn({ kind, content }: Pick<DraftText, 'content' | 'kind'>): Placeholder[] {
  if (kind !== 'html') return placeholdersIn(content)
  return htmlParts(content).flatMap((part) => placeholdersIn(part.source, part.kind === 'tag' ? 'address' : 'text'))
}

/** Names of the variables in a template, without duplicates, sorted. */
export const variablesIn = (texts: readonly Pick<DraftText, 'content' | 'kind'>[]): string[] =>
  [...new Set(texts.flatMap((text) => namesIn(text).map(({ key }) => key)))].sort()
