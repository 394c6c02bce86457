/**
 * Events of webhooks: what a written change is to the client whose file it is about. They follow from the change, not
 * from the call that made it, so that hands, bulk, imports, jobs and undo tell the same.
 *
 * Ids, numbers, states, days and amounts only: no names, addresses, texts or names of documents. A client’s system
 * knows its file by `clientReference`, and asks the API for the rest with its own rights.
 */
import type { FastifyInstance } from 'fastify'
import type { Listener } from '#server/records/hooks.ts'
import type { WebhookEventName as Event } from './webhookEvent.ts'

type Maker<Name extends string> = (app: Pick<FastifyInstance, 'webhooks'>) => Listener<Name>

export const fileEvents: Maker<'file'> =
  ({ webhooks }) =>
  ({ before, after }, { trx }) => {
    if (!after) return
    const { id, customer, receivedAt, source, phase, workflowStatus: status, closedAt } = after
    const of = { customer, file: id }
    const tell = (event: Event, more: object = {}) =>
      webhooks.emit(trx, { event, ...of, data: { id, status, phase, ...more } })
    if (!before) return tell('file.created', { receivedAt, source })
    const previous = before.workflowStatus
    const isMoved = previous !== status
    if (isMoved || before.fileStatus !== after.fileStatus) tell('file.status_changed', { previous })
    if (before.phase !== phase) tell('file.phase_changed', { previous: before.phase })
    if (isMoved && status === 'closed') tell('file.closed', { closedAt })
    if (isMoved && previous === 'closed') tell('file.reopened')
  }

export const paymentEvents: Maker<'payment'> =
  ({ webhooks }) =>
  ({ before, after }, { trx }) => {
    if (!after?.customer || before?.status === after.status) return
    const { id, customer, file, date, amount, direction, receivedBy, method, status, reversedAt } = after
    const tell = (event: Event, more: object) =>
      webhooks.emit(trx, {
        event,
        customer,
        file,
        data: { id, status, date, amount, direction, receivedBy, method, ...more },
      })
    if (!before) tell('payment.created', {})
    else if (status === 'reversed') tell('payment.reversed', { reversedAt })
  }

export const arrangementEvents: Maker<'arrangement'> =
  ({ webhooks }) =>
  ({ before, after }, { trx }) => {
    if (!after?.customer || before?.status === after.status) return
    const { id, customer, file, number, status, total, frequency, startDate, brokenAt } = after
    const tell = (event: Event, more: object) =>
      webhooks.emit(trx, { event, customer, file, data: { id, number, status, total, ...more } })
    if (!before) tell('arrangement.created', { frequency, startDate })
    else if (status === 'broken') tell('arrangement.broken', { brokenAt })
    else if (status === 'completed') tell('arrangement.completed', {})
  }

/** What was written, and to whom, stays with the office: clients have no list of messages. */
export const messageEvents: Maker<'message'> =
  ({ webhooks }) =>
  ({ before, after }, { trx }) => {
    if (!after?.customer || before?.status === after.status) return
    const { id, customer, file, precasso, channel, destination, status, sentAt, isFourteenDayLetter } = after
    const data = { id, status, channel, destination, sentAt, isFourteenDayLetter, precasso }
    if (status === 'sent') webhooks.emit(trx, { event: 'message.sent', customer, file, data })
    if (status === 'bounced' || status === 'returned')
      webhooks.emit(trx, { event: 'message.bounced', customer, file, data })
  }

/** A document is added to what a client sees: when it comes, or when it is shown later. */
export const documentEvents: Maker<'document'> =
  ({ webhooks }) =>
  ({ before, after }, { trx }) => {
    if (!after?.customer || !after.visibleToClient || before?.visibleToClient) return
    const { id, customer, file, precasso, kind, direction, mimeType, size } = after
    webhooks.emit(trx, {
      event: 'document.added',
      customer,
      file,
      data: { id, kind, direction, mimeType, size, precasso },
    })
  }

/** A question that the office asks the client about a dispute. */
export const disputeEvents: Maker<'dispute'> =
  ({ webhooks }) =>
  ({ before, after }, { trx }) => {
    if (!after?.customer || after.status !== 'waiting_client' || before?.status === 'waiting_client') return
    const { id, customer, file, kind, clientAnswerDue: due } = after
    webhooks.emit(trx, {
      event: 'question.asked',
      customer,
      file,
      data: { id, of: 'dispute', askedBy: 'office', kind, due },
    })
  }

/** A question that somebody of the client asks the office. */
export const questionEvents: Maker<'file-log'> =
  ({ webhooks }) =>
  ({ before, after }, { trx }) => {
    if (before || !after?.customer || !after.visibleToClient || after.category !== 'client') return
    const { id, customer, file, channel, at } = after
    if (channel !== 'portal') return
    webhooks.emit(trx, {
      event: 'question.asked',
      customer,
      file,
      data: { id, of: 'file-log', askedBy: 'client', at },
    })
  }

/** That a complaint came, and each change of its state: not who complained, nor what was written. */
export const complaintEvents: Maker<'complaint'> =
  ({ webhooks }) =>
  ({ before, after }, { trx }) => {
    if (!after?.customer || before?.status === after.status) return
    const { id, number, status, receivedAt, customer, fileNumber } = after
    webhooks.emit(trx, {
      event: before ? 'complaint.status_changed' : 'complaint.created',
      customer,
      number: fileNumber,
      data: { id, number, status, receivedAt, file: fileNumber ?? undefined },
    })
  }
