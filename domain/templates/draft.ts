/** A template as it is written: its texts in each language, and what decides which rules they must keep. */
import { htmlParts } from './htmlParts.ts'
import { placeholdersIn, type Placeholder } from './placeholder.ts'
import type { ContentKind } from './render.ts'
import type { MessageLanguage } from './variable.ts'

export type Channel = 'email' | 'post' | 'sms' | 'legal'

/** One text of a template in one language. */
export type DraftText = { field: string; language: MessageLanguage; kind: ContentKind; content: string }

export type Draft = {
  channel: Channel
  /** By which the program finds a template of the system. */
  code?: string
  destination: 'debtor' | 'client'
  /** absent: also for private persons. */
  fileType?: 'private' | 'company'
  category?: string
  customerId?: number
  /** Of a letter: our own letterhead states who we are. */
  letterhead?: 'office' | 'client'
  /** Of a text message. */
  linkAllowed?: boolean
  texts: readonly DraftText[]
}

/** `broken` cannot be stored, `unfit` cannot be active, `hint` is worth a look. */
export type Severity = 'broken' | 'unfit' | 'hint'

export type Finding = {
  severity: Severity
  /** Text: `templates.lint.<rule>`. */
  rule: string
  field: string
  language: MessageLanguage
  values: Readonly<Record<string, string | number>>
}

/** In rich text the address of a link holds names too. */
export function namesIn({ kind, content }: Pick<DraftText, 'content' | 'kind'>): Placeholder[] {
  if (kind !== 'html') return placeholdersIn(content)
  return htmlParts(content).flatMap((part) => placeholdersIn(part.source, part.kind === 'tag' ? 'address' : 'text'))
}

/** Names of the variables in a template, each once, in alphabetical order. */
export const variablesIn = (texts: readonly Pick<DraftText, 'content' | 'kind'>[]): string[] =>
  [...new Set(texts.flatMap((text) => namesIn(text).map(({ key }) => key)))].sort()
