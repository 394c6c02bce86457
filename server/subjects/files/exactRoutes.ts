/** `GET /api/v4/file/exact`: the file that a text names exactly, which Enter in the search box opens. */
import type { FastifyPluginAsync } from 'fastify'
import { file } from '#schemas/generated/file.ts'
import { whole } from '#server/http/describedAnswers.ts'
import { exactFile } from './exactFile.ts'

export const exactRoutes: FastifyPluginAsync = async (app) => {
  app.get<{ Querystring: { search: string } }>(
    `${file.api}/exact`,
    {
      config: { acl: file.access.read },
      schema: {
        tags: ['file'],
        summary: 'The one file that has exactly this number or reference',
        description:
          'Compared with the number of the file, its payment reference, the client’s reference and the numbers of its claims.',
        querystring: {
          type: 'object',
          additionalProperties: false,
          required: ['search'],
          properties: { search: { type: 'string', maxLength: 200 } },
        },
        response: {
          200: whole({ id: { type: ['integer', 'null'], description: 'null: none, or several.' } }),
        },
      },
    },
    async (request) => ({ id: (await exactFile(app, request, request.query.search)) ?? null }),
  )
}
