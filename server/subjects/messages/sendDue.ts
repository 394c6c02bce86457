/**
 * Sends what is due: e-mails and text messages. Each is queued in a committed transaction before its carrier is called, so
 * that a crash in between sends at most the same message with the same reference, and one that is known to have left never
 * again.
 */
import type { FastifyInstance } from 'fastify'
import { afterRefusal } from '#domain/messages/departure.ts'
import { textOfHtml } from '#domain/templates/htmlParts.ts'
import { message } from '#schemas/generated/message.ts'
import { system } from '#server/foundation/writer.ts'
import { names } from '#server/sql/names.ts'
import { forgetContent } from '#server/subjects/documents/forget.ts'
import { senderOf } from '#server/subjects/templates/sender.ts'
import { asMail } from '#server/subjects/templates/message.ts'
import { openPress, type Press } from '#server/subjects/templates/press.ts'
import { annexesOf, keepAnnexes, recordAnnexes, type Annex } from './annexes.ts'
import type { Outcome } from './carriers.ts'
import { takeDue, type Due } from './dueMessages.ts'
import { optOutLink } from '#server/subjects/messages/back/optOutLink.ts'
import { markBounced } from '#server/subjects/messages/back/markBounced.ts'
import { templatesOf, type Template } from './templates.ts'

/** Messages taken at once: those of a process that dies wait until others may take them. */
const atOnce = 20

const m = names('message')

export async function sendDue(app: FastifyInstance, signal: AbortSignal): Promise<void> {
  // The thread of the press starts with the first annex.
  const press = openPress()
  try {
    for (let isLast = false; !isLast && !signal.aborted;) {
      const found = await app.engine.transaction((trx) =>
        takeDue(app, trx, 'electronic', { now: app.now(), most: atOnce }),
      )
      isLast = found.isLast
      await send(app, press, found.taken, signal)
    }
  } finally {
    await press.close()
  }
}

async function send(app: FastifyInstance, press: Press, taken: readonly Due[], signal: AbortSignal): Promise<void> {
  if (taken.length === 0) return
  const templates = await templatesOf(
    app.engine,
    taken.flatMap(({ channel, template }) => (template === null ? [] : [{ channel, template }])),
  )
  const sender = await senderOf(app.config, app.engine)
  for (const due of taken) {
    if (signal.aborted) return
    const template = templates.get(`${due.channel} ${due.template ?? ''}`)
    if (due.channel === 'sms') {
      await writeOutcome(app, due, await text(due, template))
      continue
    }
    const annexes = await annexesOf(app, press, due, template)
    if ('sent' in annexes) await writeOutcome(app, due, annexes)
    else await writeOutcome(app, due, await mail(due, template, annexes), annexes)
  }

  function text({ to, body, reference, inName }: Due, template: Template | undefined): Promise<Outcome> {
    const from = inName ? smsName(inName.name) : String(template?.record.sender ?? '') || sender.smsSender
    return app.carriers.sms({ to, from, text: textOfHtml(body), reference: reference ?? '' })
  }
  function mail(due: Due, template: Template | undefined, attachments: readonly Annex[]): Promise<Outcome> {
    const { to, subject, body, language, reference, inName } = due
    const own = (name: string) => {
      const value = template?.record[name]
      return typeof value === 'string' && value !== '' ? value : undefined
    }
    const { html, text: plain } = asMail(body, language)
    const replyTo = inName?.email ?? own('replyTo') ?? (sender.replyTo || undefined)
    const [cc, bcc] = [own('cc'), own('bcc')]
    // The client has its name on it; the address is one that this server may send from.
    const address = (inName ? undefined : own('fromAddress')) ?? sender.mailFrom
    return app.carriers.email({
      recipient: to,
      subject,
      body: plain,
      html,
      messageId: reference ?? '',
      ...(address && {
        from:
          inName === null && address.includes('<')
            ? address
            : nameAndAddress(inName?.name ?? sender.name, bare(address)),
      }),
      ...(replyTo !== undefined && { replyTo }),
      ...(cc !== undefined && { cc }),
      ...(bcc !== undefined && { bcc }),
      ...(attachments.length > 0 && { attachments }),
      // A letter that the law asks for is no list to leave.
      ...(!due.isLetter && due.destination === 'debtor' && { unsubscribe: optOutLink(app.config, due.id) }),
    })
  }
}

const bare = (address: string): string => /<([^<>]+)>/.exec(address)?.[1] ?? address

/** At most eleven letters and digits. */
const smsName = (name: string): string =>
  name
    .replace(/[^A-Za-z0-9 ]/g, '')
    .trim()
    .slice(0, 11)
    .trim()

const nameAndAddress = (name: string, address: string): string =>
  `${name.replace(/["<>\r\n]/g, '')} <${address}>`.trim()

/** Writes an outcome in a transaction per message, so that it is not lost when the next one fails. */
async function writeOutcome(
  app: FastifyInstance,
  due: Due,
  outcome: Outcome,
  annexes: readonly Annex[] = [],
): Promise<void> {
  const by = system('messages')
  const kept = outcome.sent === true ? await keepAnnexes(app, annexes) : []
  await app.engine.transaction(async (trx) => {
    const { rows } = await trx.query<{ status: string; customer: number | null }>({
      text: `select ${m.status}, ${m.customer_id}::int as customer from message where ${m.id} = $1 for update`,
      values: [due.id],
    })
    // The message was called off meanwhile, too late, or another process has sent it: its state stays.
    const [row] = rows
    if (row?.status !== 'queued') {
      await forgetContent(app, trx, kept)
      return
    }
    if (outcome.sent === true) {
      const { id, file, precasso } = due
      const sentAt = new Date(app.now()).toISOString()
      await recordAnnexes(app, trx, kept, { message: id, file, precasso, customer: row.customer, sentAt }, by)
      await app.records.take(trx, message, due.id, 'send', { providerReference: outcome.reference }, by)
      return
    }
    const { reason, wait } = afterRefusal(due.failReason, outcome.problem)
    app.log.warn({ message: due.id, problem: outcome.problem }, 'a message was not sent')
    if (wait === undefined || (outcome.sent === false && outcome.isFinal)) {
      await app.records.take(trx, message, due.id, 'fail', { failReason: reason }, by)
      if (outcome.sent === false && outcome.isAddress) await markBounced(app, trx, due, by)
      return
    }
    const scheduledAt = new Date(app.now() + wait).toISOString()
    await app.records.update(trx, message, due.id, { scheduledAt, failReason: reason }, by)
  })
}
