/** `POST /api/v4/debtor/match`: whether somebody is known already; `…/summary`: their files in numbers. For staff. */
import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import { debtor } from '#schemas/generated/debtor.ts'
import { file } from '#schemas/generated/file.ts'
import { FieldErrors, NotAllowed } from '#server/errors.ts'
import { namesIn, namesParameter } from '#server/foundation/query.ts'
import { whole } from '#server/http/describedAnswers.ts'
import { isId } from '#server/sql/id.ts'
import { day, text } from '#server/subjects/ledger/shapes.ts'
import { matchesOf, reasons, type MatchQuery } from './match.ts'
import { amounts, id, nullableText } from './shapes.ts'
import { summariesOf } from './summary.ts'

const count = { type: 'integer' }
/** Debtors of one call: a page of a list. */
const most = 1000

export const matchRoutes: FastifyPluginAsync = async (app) => {
  app.post(
    '/api/v4/debtor/match',
    {
      config: { acl: 'ROLE_FILE_CREATE or ROLE_FILE_EDIT', withoutKey: 'Nothing changes.' },
      schema: {
        tags: ['debtor'],
        summary: 'Debtors that may be this person or company, the likeliest first',
        description: 'Asked in a body, because addresses are written to logs. Nothing changes.',
        body: {
          type: 'object',
          additionalProperties: false,
          properties: {
            kind: { enum: ['private', 'company'] },
            kvkNumber: text(20),
            email: text(254),
            phone: { ...text(30), description: 'In any notation.' },
            lastName: text(80),
            birthDate: day,
            company: text(160),
            postcode: text(12),
            houseNumber: { type: 'string', pattern: '^[1-9][0-9]{0,4}$' },
          },
        },
        response: {
          200: whole({
            items: {
              type: 'array',
              items: whole({
                id,
                number: nullableText,
                name: nullableText,
                kind: { enum: ['private', 'company'] },
                city: nullableText,
                score: { ...count, description: 'Of 100.' },
                reasons: { type: 'array', items: { enum: reasons } },
                files: count,
                openFiles: count,
              }),
            },
          }),
        },
      },
    },
    async ({ access, body }: FastifyRequest<{ Body: MatchQuery }>) => {
      if (access.person?.isOutsider) throw new NotAllowed()
      return { items: await matchesOf(app.engine, body, access) }
    },
  )

  app.get(
    '/api/v4/debtor/summary',
    {
      config: { acl: debtor.access.read },
      schema: {
        tags: ['debtor'],
        summary: 'Number and state of the files of debtors, with what is outstanding',
        querystring: {
          type: 'object',
          additionalProperties: false,
          required: ['ids'],
          properties: {
            ids: namesParameter('Ids of debtors.', { maxLength: 20_000 }),
          },
        },
        response: {
          200: whole({
            items: {
              type: 'array',
              items: whole({
                id,
                city: nullableText,
                files: count,
                openFiles: count,
                outstanding: amounts,
                states: {
                  type: 'array',
                  items: whole({ state: { type: 'string' }, files: count, outstanding: amounts }),
                },
              }),
            },
          }),
        },
      },
    },
    async ({ access, query: { ids } }: FastifyRequest<{ Querystring: { ids: string | string[] } }>) => {
      const all = namesIn(ids)
      if (access.person?.isOutsider || !access.may(file.access.read)) throw new NotAllowed()
      if (all.length > most || !all.every(isId)) throw new FieldErrors({ ids: [{ key: 'error.invalid' }] })
      return { items: await summariesOf(app.engine, all.map(Number), { access, now: app.now() }) }
    },
  )
}
