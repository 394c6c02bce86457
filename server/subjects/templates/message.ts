/** A template filled in with samples, as its reader would get it. */
import { channelOf, textFields, textIn } from '#domain/templates/draftOf.ts'
import { textOfHtml } from '#domain/templates/htmlParts.ts'
import { messageFrame, withInlineStyles } from '#domain/templates/messageStyle.ts'
import { render, type ValueOf } from '#domain/templates/render.ts'
import type { MessageLanguage } from '#domain/templates/variable.ts'
import type { Body } from '#server/records/values/body.ts'
import { marksIn, mostMarksTold } from '#server/records/values/html.ts'
import { Refused } from '#server/errors.ts'

export type Filled = {
  /** By field. */
  texts: Readonly<Record<string, string>>
  /** Variables without a value. */
  missing: readonly string[]
}

/** Characters of a message once it is filled in: one name may stand for a whole table, and be named thousands of times. */
const mostFilledIn = 300_000

/** @throws {Refused} For a message that becomes too long, because everybody else would wait for it. */
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

/** Rich text as a mail carries it: rules at the elements, and the same in plain text. */
export const asMail = (html: string, language: MessageLanguage) => ({
  html: `<!doctype html><html lang="${language}"><head><meta charset="utf-8"></head><body><div style="${messageFrame}">${withInlineStyles(html)}</div></body></html>`,
  text: textOfHtml(html),
})
