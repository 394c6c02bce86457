/**
 * Reports of carriers: what was delivered, what came back, and who answered STOP. Signed with the key of the setting, over the
 * moment and the body, as hex of HMAC-SHA-256.
 */
import { createHmac, timingSafeEqual } from 'node:crypto'
import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import { message } from '#schemas/generated/message.ts'
import { whole } from '#server/http/describedAnswers.ts'
import { NotAllowed, Refused } from '#server/errors.ts'
import { secretSetting } from '#server/foundation/storedSettings.ts'
import { system } from '#server/foundation/writer.ts'
import { names } from '#server/sql/names.ts'
import { messageIn } from '#server/subjects/messages/reference.ts'
import { optOut } from './optOut.ts'

type Report = { reference: string; status: 'delivered' | 'bounced' | 'stop'; reason?: string; from?: string }
type Reporting = FastifyRequest<{ Body: { reports: Report[] } }>

/** Milliseconds that a report may be old: it cannot be repeated later. */
const longest = 5 * 60_000
const m = names('message', 'm')

export const deliveryRoutes: FastifyPluginAsync = async (app) => {
  app.post(
    '/api/v4/message/delivery',
    {
      config: {
        acl: 'open',
        csrf: false,
        rateLimit: { max: 600, timeWindow: 60_000 },
        withoutKey: 'A repeated report changes nothing.',
      },
      schema: {
        tags: ['message'],
        summary: 'Reports of carriers: delivered, bounced, or answered with STOP',
        description:
          'Header `x-signature`: `t=<seconds since 1970>,v1=<hex of HMAC-SHA-256 over "t.body">`, with the key of the setting; the body is JSON without spaces, with the properties in the order of this description.',
        body: {
          type: 'object',
          additionalProperties: false,
          required: ['reports'],
          properties: {
            reports: {
              type: 'array',
              maxItems: 500,
              items: {
                type: 'object',
                additionalProperties: false,
                required: ['reference', 'status'],
                properties: {
                  reference: { type: 'string', minLength: 1, maxLength: 200 },
                  status: { enum: ['delivered', 'bounced', 'stop'] },
                  reason: { type: 'string', maxLength: 300 },
                  from: { type: 'string', maxLength: 60 },
                },
              },
            },
          },
        },
        response: { 200: whole({ known: { type: 'integer' } }) },
      },
    },
    async (request: Reporting) => {
      await checkSignature(request)
      let known = 0
      for (const report of request.body.reports) if (await take(report)) known += 1
      return { known }
    },
  )

  /** @throws {NotAllowed} For a report that nobody with the key made just now. */
  async function checkSignature({ headers, body }: Reporting): Promise<void> {
    const key = await secretSetting(app.engine, app.config, 'sending.deliveryKey')
    const [, at = '', given = ''] =
      /^t=([0-9]{1,12}),v1=([0-9a-f]{64})$/.exec(String(headers['x-signature'] ?? '')) ?? []
    const right = createHmac('sha256', key ?? '')
      .update(`${at}.${JSON.stringify(body)}`)
      .digest()
    const isSigned = key !== undefined && given !== '' && timingSafeEqual(right, Buffer.from(given, 'hex'))
    if (!isSigned || Math.abs(app.now() - Number(at) * 1000) > longest) throw new NotAllowed()
  }

  /** @returns Whether the message is one of ours. A report that comes too late, or twice, changes nothing. */
  async function take({ reference, status, reason }: Report): Promise<boolean> {
    return app.engine.transaction(async (trx) => {
      const { rows } = await trx.query<{ id: number; status: string }>({
        text: `select ${m.id}::int as id, ${m.status} from message m where ${m.provider_reference} = $1 or ${m.id} = $2
          order by ${m.provider_reference} = $1 desc limit 1 for update`,
        values: [reference, messageIn(reference) ?? 0],
      })
      const [found] = rows
      if (!found) return false
      const by = system('messages')
      try {
        if (status === 'stop') await optOut(app, trx, found.id, by)
        else if (status === 'delivered' && found.status === 'sent')
          await app.records.take(trx, message, found.id, 'deliver', {}, by)
        else if (status === 'bounced' && (found.status === 'sent' || found.status === 'delivered'))
          await app.records.take(trx, message, found.id, 'bounce', { failReason: reason || 'bounced' }, by)
      } catch (error) {
        if (!(error instanceof Refused)) throw error
        app.log.warn({ message: found.id, problem: error.message }, 'a report of a carrier was refused')
      }
      return true
    })
  }
}
