/** Chooses many files: by what is pasted, or by a column of a file. */
import type { FastifyInstance, FastifyPluginAsync, FastifyRequest } from 'fastify'
import { Refused } from '#server/errors.ts'
import { withTable, type Table } from '#server/import/reading/table.ts'
import { acceptFiles, type Received } from '#server/import/receive.ts'
import { fileBody } from '#server/import/schemas.ts'
import { findFiles, mostTexts } from './findFiles.ts'
import { columnsAnswer, foundAnswer, numbers } from './shapes.ts'

export const acl = 'ROLE_EMPLOYEE and ROLE_FILE_BULK_ACTIONS'
const tags = ['file']
const withoutKey = 'Nothing changes.'
/** Columns that may be the one with the numbers. */
const mostColumns = 20

export const chooseRoutes: FastifyPluginAsync = async (app) => {
  app.post<{ Body: { numbers: string[] } }>(
    '/api/v4/file/bulk/find',
    {
      config: { acl, withoutKey },
      schema: {
        tags,
        summary: 'The files that numbers or references name',
        description: 'Numbers of files, payment references and references of clients, at most 10,000.',
        body: { type: 'object', additionalProperties: false, required: ['numbers'], properties: { numbers } },
        response: { 200: foundAnswer },
      },
    },
    async (request) => findFiles(app.engine, request.body.numbers, { access: request.access, now: app.now() }),
  )

  await app.register(async (scope) => {
    acceptFiles(scope)
    scope.post<{ Body: Received }>(
      '/api/v4/file/bulk/read',
      {
        config: { acl, withoutKey },
        schema: {
          tags,
          summary: 'The columns of a CSV or XLSX, each with the files that it names',
          description: 'Nothing of it is kept. At most 10,000 rows; of 20 columns at most.',
          body: fileBody,
          response: { 200: columnsAnswer },
        },
        validatorCompiler: () => () => true,
      },
      async (request) => withTable(request.body.path, (table) => columnsOf(scope, request, table)),
    )
  })
}

async function columnsOf(app: FastifyInstance, { access }: FastifyRequest, { headers, rows }: Table) {
  const columns = headers.slice(0, mostColumns).map((header) => ({ header, texts: new Set<string>() }))
  let count = 0
  for await (const { cells } of rows) {
    count += 1
    if (count > mostTexts) throw new Refused({ key: 'error.import.tooManyRows', values: { max: mostTexts } })
    columns.forEach(({ texts }, index) => {
      const text = String(cells[index] ?? '').trim()
      if (text !== '' && text.length <= 200) texts.add(text)
    })
  }
  const told = []
  for (const { header, texts } of columns) {
    const all = [...texts]
    const { ids } = await findFiles(app.engine, all, { access, now: app.now() })
    told.push({ header, texts: all, found: ids.length })
  }
  return { rows: count, columns: told }
}
