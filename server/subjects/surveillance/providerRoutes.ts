/** The exchange with a provider of addresses: whom to watch as a file, and its answers as one. */
import type { FastifyInstance, FastifyPluginAsync, FastifyRequest } from 'fastify'
import { dayOf } from '#domain/time/day.ts'
import { addressSurveillance } from '#schemas/generated/address-surveillance.ts'
import { entityByName } from '#schemas/generated/entities.ts'
import { Refused } from '#server/errors.ts'
import { say } from '#server/foundation/messages.ts'
import { system } from '#server/foundation/writer.ts'
import { whole } from '#server/http/describedAnswers.ts'
import { withTable, type Table } from '#server/import/reading/table.ts'
import { acceptFiles, type Received } from '#server/import/receive.ts'
import { fileBody } from '#server/import/schemas.ts'
import { csvStream } from '#server/lists/export/csv.ts'
import type { Context } from '#server/lists/page.ts'
import { writerOf } from '#server/records/call.ts'
import { answerIn, placesOf, type Answer, type BadLine } from './answers.ts'
import { takeAnswers } from './takeAnswers.ts'
import { toldColumns, untold } from './providerRows.ts'

const path = addressSurveillance.api
const acl = addressSurveillance.access.read
const tags = [addressSurveillance.plural]
/** Lines of one file of answers. */
const mostAnswers = 10_000

export const providerRoutes: FastifyPluginAsync = async (app) => {
  app.post<{ Body: { provider?: number } | null }>(
    `${path}/tell`,
    {
      config: {
        acl,
        answers: { 200: { description: 'For the provider.', content: { 'text/csv': { schema: { type: 'string' } } } } },
      },
      schema: {
        tags,
        summary: 'Whom a provider is to watch, as a file',
        description: 'Those that were requested become active. At most 5,000 at a time.',
        body: {
          type: ['object', 'null'],
          additionalProperties: false,
          properties: { provider: { type: 'integer', description: 'Absent: of all.' } },
        },
      },
    },
    async (request, reply) => {
      const by = writerOf(request)
      const asked = { access: request.access, now: app.now(), provider: request.body?.provider }
      const rows = await app.engine.transaction(async (trx) => {
        const found = await untold(trx, asked)
        if (found.length === 0) throw new Refused({ key: 'error.surveillance.nobody' })
        const writer = system('surveillance', by)
        for (const { reference } of found)
          await app.records.take(trx, addressSurveillance, reference, 'tell', {}, writer)
        return found
      })
      const day = dayOf(app.now())
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="${addressSurveillance.name}-${day}.csv"`)
        .send(csvStream(toldColumns, batched(rows), contextOf(app, request)))
    },
  )

  await app.register(async (scope) => {
    acceptFiles(scope)
    scope.post<{ Body: Received }>(
      `${path}/import`,
      {
        config: { acl, withoutKey: 'A line that was taken in is refused the second time.' },
        schema: {
          tags,
          summary: 'Take in the answers of a provider, as CSV or XLSX',
          description: `The columns are \`kenmerk\` and \`uitkomst\` (ongewijzigd, verhuisd, onbekend, overleden, buitenland), and for an address \`straat\`, \`huisnummer\`, \`toevoeging\`, \`postcode\`, \`plaats\` and \`land\`. Good lines are taken in, bad ones told.`,
          body: fileBody,
          response: {
            200: whole({
              signalled: { type: 'integer' },
              unchanged: { type: 'integer' },
              bad: { type: 'array', items: whole({ line: { type: 'integer' }, reason: { type: 'string' } }) },
            }),
          },
        },
        validatorCompiler: () => () => true,
      },
      async (request) => takenIn(scope, request),
    )
  })
}

const contextOf = ({ engine, now }: FastifyInstance, { access }: FastifyRequest): Context => ({
  engine,
  access,
  entity: addressSurveillance,
  entities: entityByName,
  now: now(),
})

async function takenIn(app: FastifyInstance, request: FastifyRequest<{ Body: Received }>) {
  const { answers, bad } = await withTable(request.body.path, readAnswers)
  const taken = await app.engine.transaction((trx) => takeAnswers(app, trx, answers, writerOf(request)))
  const all = [...bad, ...taken.bad].toSorted((one, other) => one.line - other.line)
  const told = all.map(({ line, text }) => ({ line, reason: say(request.access.locale, text) }))
  return { signalled: taken.signalled, unchanged: taken.unchanged, bad: told }
}

async function readAnswers({ headers, rows }: Table): Promise<{ answers: Answer[]; bad: BadLine[] }> {
  const places = placesOf(headers)
  const [answers, bad]: [Answer[], BadLine[]] = [[], []]
  for await (const row of rows) {
    const found = answerIn(row, places)
    if ('text' in found) bad.push(found)
    else answers.push(found)
    if (answers.length > mostAnswers)
      throw new Refused({ key: 'error.import.tooManyRows', values: { max: mostAnswers } })
  }
  return { answers, bad }
}

async function* batched<Row>(rows: readonly Row[]): AsyncGenerator<readonly Row[]> {
  yield rows
}
