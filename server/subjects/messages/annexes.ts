/** Annexes of e-mails: made when the mail leaves, with what is true at that moment, and kept as documents of its file. */
import type { FastifyInstance } from 'fastify'
import type { MessageLanguage } from '#domain/templates/variable.ts'
import { document } from '#schemas/generated/document.ts'
import { defaultLocale } from '#schemas/product.ts'
import type { Trx } from '#server/db/engine.ts'
import { AppError } from '#server/errors.ts'
import { say as told } from '#server/foundation/messages.ts'
import type { Writer } from '#server/foundation/writer.ts'
import { specificationOf } from '#server/subjects/specification/specification.ts'
import { annexKinds, annexPdf, annexTitle, type AnnexKind } from '#server/subjects/templates/annexPdf.ts'
import type { Pages } from '#server/subjects/templates/pages.ts'
import { withFont } from '#server/subjects/templates/pdf.ts'
import type { Press } from '#server/subjects/templates/press.ts'
import type { Due } from './dueMessages.ts'
import type { Outcome } from './carriers.ts'
import type { Owned } from './owner.ts'
import { sayings } from './pageVariables.ts'
import { sourcesOf, type Sources } from './sources.ts'
import type { Template } from './templates.ts'

export type Annex = { kind: AnnexKind; filename: string; content: Buffer; contentType: 'application/pdf' }
type AnnexPages = { kind: AnnexKind; title: string; number: string; pages: Pages }

/** Milliseconds that one may take. */
const longest = 30_000

export const annexKindsOf = (template: Template | undefined): AnnexKind[] => {
  const named: readonly unknown[] = Array.isArray(template?.record.annexes) ? template.record.annexes : []
  return annexKinds.filter((kind) => named.includes(kind))
}

/** Pages of the annexes that have something to show for this file or item. */
export function annexPagesOf(
  kinds: readonly AnnexKind[],
  owned: Owned,
  language: MessageLanguage,
  sources: Sources,
): AnnexPages[] {
  if (kinds.length === 0) return []
  const { facts, say, blockOf } = sayings(owned, language, sources)
  return kinds.flatMap((kind) => {
    const pages = annexPdf(kind, { language, say, blockOf, isClient: facts.isBranded === true })
    return pages ? [{ kind, title: annexTitle(kind, language), number: facts.number ?? '', pages }] : []
  })
}

/** @returns What kept them from being made, as of a mail that was not sent: for good only where trying again makes no sense. */
export async function annexesOf(
  app: FastifyInstance,
  press: Press,
  { id, file, precasso, coDebtor, language }: Pick<Due, 'id' | 'file' | 'precasso' | 'coDebtor' | 'language'>,
  template: Template | undefined,
): Promise<Annex[] | Extract<Outcome, { sent: false }>> {
  const kinds = annexKindsOf(template)
  if (!template || kinds.length === 0) return []
  const made: Annex[] = []
  try {
    const named = { file, precasso, coDebtor, channel: 'email' as const, template: template.id }
    const sources = await sourcesOf(app, app.engine, [named], app.now())
    for (const { kind, title, number, pages } of annexPagesOf(kinds, named, language, sources)) {
      // A file gets the whole specification: it has more to tell than a letter has room for.
      const whole =
        kind === 'claim_specification' && file !== null
          ? await specificationOf(app, file, sources.office.today, language)
          : undefined
      const content = await press.make(withFont(whole?.pages ?? pages), longest)
      const filename = `${[title, number].filter(Boolean).join(' ')}.pdf`.replace(/[/\\]/g, '-')
      made.push({ kind, filename, content, contentType: 'application/pdf' })
    }
    return made
  } catch (error) {
    // An annex that cannot be made now holds up no other mail.
    const isFinal = error instanceof AppError && error.status < 500
    if (!isFinal) app.log.error({ err: error, message: id }, 'annexes of a message were not made')
    const problem = isFinal ? told(defaultLocale, error.body.error ?? { key: 'error.pagesTooLong' }) : String(error)
    return { sent: false, problem: problem.slice(0, 300), isFinal }
  }
}

type Sent = Owned & { message: number; customer: number | null; sentAt: string }
export type Kept = Pick<Annex, 'kind' | 'filename'> & { sha256: string; size: number }

/** Keeps the bytes; nothing refers to them until `recordAnnexes`. */
export async function keepAnnexes({ storage }: FastifyInstance, annexes: readonly Annex[]): Promise<Kept[]> {
  const kept: Kept[] = []
  for (const { kind, filename, content } of annexes) kept.push({ kind, filename, ...(await storage.put(content)) })
  return kept
}

export async function recordAnnexes(
  { records }: FastifyInstance,
  trx: Trx,
  kept: readonly Kept[],
  { message, ...sent }: Sent,
  by: Writer,
): Promise<void> {
  for (const { kind, filename, sha256, size } of kept) {
    const body = {
      ...sent,
      name: filename,
      kind: kind === 'income_form' ? ('other' as const) : ('statement' as const),
      sha256,
      size,
      mimeType: 'application/pdf',
      direction: 'out' as const,
      channel: 'email' as const,
      status: 'sent' as const,
      sentWith: message,
    }
    await records.create(trx, document, body, by)
  }
}
