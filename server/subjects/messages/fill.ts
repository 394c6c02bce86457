/** Fills in a template for a file or an item of pre-collection, or says what it lacks. */
import { isHeaderLine } from '#domain/cells/headerLine.ts'
import type { Held } from '#domain/gate/letter.ts'
import { blockWords } from '#domain/templates/blockWords.ts'
import { textIn } from '#domain/templates/draftOf.ts'
import { escapeHtml } from '#domain/templates/htmlParts.ts'
import type { ValueOf } from '#domain/templates/render.ts'
import { smsLength } from '#domain/templates/smsLength.ts'
import type { MessageLanguage, Value } from '#domain/templates/variable.ts'
import { Refused } from '#server/errors.ts'
import { fillIn } from '#server/subjects/templates/message.ts'
import type { FileFacts } from './fileFacts.ts'
import type { Money } from './moneyOf.ts'
import type { Sources } from './sources.ts'
import { templateKinds, withDuties, type Template } from './templates.ts'
import { valuesOf } from './values.ts'

/** Note of a message whose values would make its subject more than a line. */
export const severalLines = 'several lines'

/** `named`: keys of the variables in its texts. */
export type Filled = { subject: string; body: string; segments: number | null; named: ReadonlySet<string> }

/** The amount that a text asks: its tables end there. */
export const asksIn = ({ channel, record }: Template, language: MessageLanguage): 'principal' | 'outstanding' =>
  channel !== 'sms' &&
  textIn(record.body, language).includes('file.total.principal') &&
  !textIn(record.body, language).includes('file.total.outstanding')
    ? 'principal'
    : 'outstanding'

type Filling = { language: MessageLanguage; sources: Sources; isPrivate: boolean }

export function fill(
  template: Template,
  of: {
    facts: FileFacts
    money: Money
    author: { name: string; signature: string | null } | null
    letterEnd: string | null
    asks: 'principal' | 'outstanding'
  },
  { language, sources, isPrivate }: Filling,
): Filled | Held {
  const record = isPrivate ? withDuties(template, language) : template.record
  const known = valuesOf(sources.office, of, language)
  const named = new Set<string>()
  const valueOf: ValueOf = (placeholder) => {
    named.add(placeholder.key)
    return known(placeholder) ?? instead(placeholder.key, language)
  }
  try {
    const { texts, missing } = fillIn(templateKinds[template.channel].entity, record, language, valueOf)
    if (missing.length > 0) return { hold: 'template_error', note: missing.join(', ') }
    if (template.channel !== 'sms' && !isHeaderLine(texts.subject ?? ''))
      return { hold: 'template_error', note: severalLines }
    if (template.channel !== 'sms')
      return { subject: texts.subject ?? '', body: texts.body ?? '', segments: null, named }
    const text = texts.text ?? ''
    // Lists show the beginning of a text message as its subject.
    return {
      subject: text.replace(/\s+/g, ' ').slice(0, 120),
      body: htmlOfText(text),
      segments: smsLength(text).segments,
      named,
    }
  } catch (error) {
    if (error instanceof Refused) return { hold: 'template_error', note: 'too long' }
    throw error
  }
}

/** Without the amounts that it announces a 14-day letter is none (Civil Code 6:96, paragraph 6), and costs after it are not due. */
export const namesCosts = (named: ReadonlySet<string>, { vat }: NonNullable<Money['announced']>): boolean =>
  named.has('file.14day.costs') &&
  (vat === 0 || named.has('file.14day.costsVat') || named.has('file.14day.vatStatement'))

/** A message that lists payments says so where there are none; an annex of them is left out. */
const instead = (key: string, language: MessageLanguage): Value | undefined =>
  key === 'file.paymentsTable'
    ? { format: 'block', block: { kind: 'lines', lines: [blockWords.noPayments[language]] } }
    : undefined

/** Lines of a text message as rich text, which `textOfHtml` reads back. */
export const htmlOfText = (text: string): string => `<p>${escapeHtml(text).replace(/\r\n|\r|\n/g, '<br />')}</p>`
