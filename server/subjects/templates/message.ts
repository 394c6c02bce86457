/** A template filled in with samples, as its reader would receive it. */
import { channelOf, textFields, textIn } from '#domain/templates/draftOf.ts'
import { textOfHtml } from '#domain/templates/htmlParts.ts'
import { messageFrame, withInlineStyles } from '#domain/templates/messageStyle.ts'
import { render, type ValueOf } from '#domain/templates/render.ts'
import type { MessageLanguage } from '#domain/templates/variable.ts'
import type { Body } from '#server/records/values/body.ts'
import { marksIn, mostMarksTold } from '#server/records/values/html.ts'
import { Refused } from '#server/errors.ts'

export type Filled = {
  /** Texts by field. */
  texts: Readonly<Record<string, string>>
  /** Variables without a value. */
  missing: readonly string[]
}

/**
 * Maximum characters of a filled-in message: one variable may stand for a whole table, and occur thousands of
 * times.
 */
const mostFilledIn = 300_000

/** @throws {Refused} For a message that becomes too long, because making it would block the event loop. */
export function fillIn(entity: string, record: Body, language: MessageLanguage, valueOf: ValueOf): Filled {
  const channel = channelOf(entity)
  const missing = new Set<string>()
  const texts = Object.entries(textFields[channel]).map(([field, kind]) => {
    const value = record[field]
    const template = typeof value === 'string' ? value : textIn(value, language)
    const rendered = render(template, kind, language, valueOf)
    for (const key of rendered.missing) missing.add(key)
    return [field, rendered.content]
  })
  const whole = texts.map(([, text]) => text).join('')
  if (whole.length > mostFilledIn || marksIn(whole) > mostMarksTold) throw new Refused({ key: 'error.pagesTooLong' })
  return { texts: Object.fromEntries(texts) as Record<string, string>, missing: [...missing] }
}

/** Rich text for mail: styles on the elements, and the same as plain text. */
export const asMail = (html: string, language: MessageLanguage) => ({
  html: `<!doctype html><html lang="${language}"><head><meta charset="utf-8"></head><body><div style="${messageFrame}">${withInlineStyles(html)}</div></body></html>`,
  text: textOfHtml(html),
})
