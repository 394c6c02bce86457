/** Composes template rows from paragraphs: always in Dutch, three out of five also in English and French. */
import type { Purpose } from '#domain/gate/purpose.ts'
import { variablesIn, type DraftText } from '#domain/templates/draft.ts'
import { paragraphs, type ParagraphName, type Wording } from './paragraphs.ts'

type Category = 'amicable' | 'judicial' | 'arrangement' | 'client' | 'precasso' | 'service' | 'internal'

export type Plan = {
  code: string
  purpose: Purpose
  name: string
  category: Category
  type?: 'step' | 'manual' | 'system'
  destination?: 'debtor' | 'client'
  fileType?: 'private' | 'company'
  subject: Wording
  parts: readonly ParagraphName[]
  /** Further columns. */
  more?: Readonly<Record<string, unknown>>
}

const every = ['nl', 'en', 'fr'] as const

export const languagesOf = (index: number): readonly (typeof every)[number][] => (index % 5 < 3 ? every : ['nl'])

/** Columns that all kinds of template share, besides their texts. */
export const rowOf = (
  { code, purpose, name, category, type, destination, fileType, more }: Plan,
  index: number,
  asOf: Date,
) => ({
  code,
  purpose,
  name,
  category,
  type: type ?? 'step',
  destination: destination ?? 'debtor',
  file_type: fileType ?? null,
  active: true,
  languages: languagesOf(index),
  created_at: asOf.toISOString(),
  updated_at: asOf.toISOString(),
  ...more,
})

/** Subject and body, and the names of their variables. */
export function textsOf({ subject, parts }: Plan, index: number) {
  const texts = languagesOf(index).map((language): { language: typeof language; subject: string; body: string } => ({
    language,
    subject: subject[language],
    body: parts.map((part) => `<p>${paragraphs[part][language]}</p>`).join(''),
  }))
  const all = texts.flatMap(({ subject: line, body }): Pick<DraftText, 'kind' | 'content'>[] => [
    { kind: 'line', content: line },
    { kind: 'html', content: body },
  ])
  const per = (of: 'subject' | 'body') => Object.fromEntries(texts.map((text) => [text.language, text[of]]))
  return { subject: per('subject'), body: per('body'), variables: variablesIn(all) }
}
