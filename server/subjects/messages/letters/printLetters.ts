/** Letters on paper: the text that was written, on the letterhead, with the address of the message. */
import type { FastifyInstance } from 'fastify'
import { AppError } from '#server/errors.ts'
import { say as told } from '#server/foundation/messages.ts'
import { defaultLocale } from '#schemas/product.ts'
import { letterPdf } from '#server/subjects/templates/letterPdf.ts'
import type { Pages } from '#server/subjects/templates/pages.ts'
import { withFont } from '#server/subjects/templates/pdf.ts'
import { openPress, type Press } from '#server/subjects/templates/press.ts'
import type { Due } from '#server/subjects/messages/dueMessages.ts'
import { sayings } from '#server/subjects/messages/pageVariables.ts'
import { sourcesOf, templateKey, type Sources } from '#server/subjects/messages/sources.ts'

export type Letter = Pick<
  Due,
  'id' | 'file' | 'precasso' | 'coDebtor' | 'to' | 'subject' | 'body' | 'language' | 'template'
>
/** `problem`: why there is none, for staff. */
export type Printed = { id: number; bytes: Buffer } | { id: number; problem: string }

/** Milliseconds that one letter may take. */
const longest = 30_000
/** Letters whose files are read by one statement, and that are in memory at a time. */
const atOnce = 100
/** Threads. Each holds some hundred megabytes while it works. */
const presses = 2

/** @param take Called with each letter as soon as it is made, in any order. */
export async function printLetters(
  app: FastifyInstance,
  letters: readonly Letter[],
  take: (printed: Printed, letter: Letter) => Promise<void>,
): Promise<void> {
  const threads = Array.from({ length: Math.min(presses, letters.length) }, openPress)
  try {
    for (let from = 0; from < letters.length; from += atOnce) {
      const some = letters.slice(from, from + atOnce)
      const named = some.map(({ file, precasso, coDebtor, template }) => ({
        file,
        precasso,
        coDebtor,
        channel: 'post' as const,
        template: template ?? 0,
      }))
      const sources = await sourcesOf(app, app.engine, named, app.now())
      const waiting = some.values()
      await Promise.all(
        threads.map(async (press) => {
          for (const letter of waiting) await take(await printed(press, letter, sources), letter)
        }),
      )
    }
  } finally {
    await Promise.all(threads.map((press) => press.close()))
  }
}

async function printed(press: Press, letter: Letter, sources: Sources): Promise<Printed> {
  const { id } = letter
  try {
    return { id, bytes: await press.make(withFont(pagesOf(letter, sources)), longest) }
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return { id, problem: told(defaultLocale, error.body.error ?? { key: 'error.pagesTooLong' }) }
  }
}

function pagesOf({ file, precasso, coDebtor, to, subject, body, language, template }: Letter, sources: Sources): Pages {
  const { facts, say, blockOf } = sayings({ file, precasso, coDebtor }, language, sources)
  const found = sources.templates.get(templateKey({ channel: 'post', template: template ?? 0 }))?.record ?? {}
  const record = facts.isBranded === true ? { ...found, letterhead: 'client' } : found
  return letterPdf({ record, language, subject, body, say, to, blockOf, isReal: true })
}
