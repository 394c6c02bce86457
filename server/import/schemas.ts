/** The routes of imports as OpenAPI describes them. */
import type { Entity } from '#schemas/entity.ts'
import { uploadSchema } from './answer.ts'
import { fileTypes, mostBytes } from './receive.ts'

const json = (schema: object) => ({ 'application/json': { schema } })
const csv = { 'text/csv': { schema: { type: 'string' } } }
const file = { type: 'string', contentEncoding: 'binary', maxLength: mostBytes }

/** A file as the body; the route judges it by hand, so it needs no validator. */
export const fileBody = { content: Object.fromEntries(fileTypes.map((type) => [type, { schema: file }])) }

export const uploadedAnswer = (status: number) => ({
  [status]: { description: 'The file, and what its columns seem to be.', content: json(uploadSchema) },
})

export const badRowsAnswer = { 200: { description: 'The refused rows.', content: csv } }

export const uploadingSchema = ({ plural, typeName }: Entity): object => ({
  tags: [plural],
  summary: `Import ${plural}: send the file`,
  description: 'CSV or XLSX. Nothing is imported; `POST /api/v4/import/{id}/check` checks its rows.',
  operationId: `uploadImport${typeName}`,
  querystring: {
    type: 'object',
    additionalProperties: false,
    properties: { _name: { type: 'string', description: 'Name of the file.' } },
  },
  body: fileBody,
  response: uploadedAnswer(201),
})

export const templateSchema = ({ plural, typeName }: Entity): object => ({
  tags: [plural],
  summary: `An empty file to import ${plural} with`,
  description: 'A CSV with the titles of all that may be filled in, in the language of the asker.',
  operationId: `template${typeName}`,
  response: { 200: { description: 'The file.', content: csv } },
})
