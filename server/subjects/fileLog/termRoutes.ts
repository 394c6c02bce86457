/** Allowing the terms that an entry asks for: an arrangement by its ordinary rules, to which the entry points from then on. */
import type { FastifyPluginAsync } from 'fastify'
import { arrangement } from '#schemas/generated/arrangement.ts'
import { fileLog, type FileLog } from '#schemas/generated/file-log.ts'
import { Refused } from '#server/errors.ts'
import { system } from '#server/foundation/writer.ts'
import { whole } from '#server/http/describedAnswers.ts'
import { writerOf } from '#server/records/call.ts'
import { visibleRecord } from '#server/records/visibleRecord.ts'
import { names } from '#server/sql/names.ts'
import { askTerms } from '#server/subjects/arrangements/ask.ts'
import type { Given } from '#server/subjects/arrangements/planning.ts'
import { made, planBody } from '#server/subjects/arrangements/planShapes.ts'
import { todayAt } from '#server/subjects/ledger/fileOf.ts'
import { idParams } from '#server/subjects/ledger/shapes.ts'

type Body = Partial<Given> & { as?: 'requested' | 'proposed' | 'active' }

const l = names('file_log')

export const termRoutes: FastifyPluginAsync = async (app) => {
  app.post<{ Params: { id: string }; Body: Body }>(
    '/api/v4/file/logs/:id/allow-term-payment',
    {
      config: { acl: 'ROLE_FILE_EDIT' },
      schema: {
        tags: ['file'],
        summary: 'Allow the terms that an entry asks for',
        params: idParams,
        body: {
          ...planBody,
          required: [],
          description: 'What is absent is as the entry asks for it: amount of a term, how often, and the first day.',
          properties: {
            ...planBody.properties,
            as: {
              enum: ['requested', 'proposed', 'active'],
              description:
                'Whether it begins at once (unless told otherwise), is proposed to the debtor, or stays a request.',
            },
          },
        },
        response: { 201: whole({ ...made.properties, status: { enum: ['requested', 'proposed', 'active'] } }) },
      },
    },
    async (request, reply) => {
      const entry = (await visibleRecord(app, request, fileLog)) as unknown as FileLog
      const { as = 'active', ...given } = request.body
      const by = writerOf(request)
      const answer = await app.engine.transaction(async (trx) => {
        const { rows } = await trx.query<{ arrangement: number | null }>({
          text: `select ${l.arrangement_id}::int as arrangement from file_log where ${l.id} = $1 for no key update`,
          values: [entry.id],
        })
        if (rows[0]?.arrangement) throw new Refused({ key: 'error.fileLog.allowed' })
        const terms = await askTerms(app, trx, { file: entry.file.id, given: wishOf(entry, given, app.now()) }, by)
        if (as === 'proposed') await app.records.take(trx, arrangement, terms.id, 'propose', {}, by)
        if (as === 'active') await app.records.take(trx, arrangement, terms.id, 'accept', {}, by)
        await app.records.update(trx, fileLog, entry.id, { arrangement: terms.id }, system('fileLog', by))
        return { ...terms, status: as }
      })
      return reply.code(201).header('location', `${arrangement.api}/${answer.id}`).send(answer)
    },
  )
}

/** Wish of the call, else that of the entry, else terms of a month from today. */
function wishOf({ termAmount, termFrequency, termStart }: FileLog, given: Partial<Given>, now: number): Given {
  const isPlanned = given.amount !== undefined || given.instalments !== undefined || given.free !== undefined
  return {
    requestedBy: 'debtor',
    ...(!isPlanned && termAmount && { amount: termAmount }),
    ...(termFrequency && { frequency: termFrequency }),
    startDate: termStart ?? todayAt(now),
    ...given,
  }
}
