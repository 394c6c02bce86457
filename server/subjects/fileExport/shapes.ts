/** Shapes of the calls about exports of files. */
import type { RoleExpression } from '#schemas/entity.ts'
import { columnSets } from './columnSets.ts'

export const acl: RoleExpression = 'ROLE_FILE_EXPORT or ROLE_CONTACT_PERSON'

const question = {
  query: { type: 'object', description: 'Filters and order of a list of files, for all that match.' },
  columns: { enum: columnSets, default: 'standard' },
}
export const countBody = { type: 'object', additionalProperties: false, properties: question }
export const exportBody = {
  type: 'object',
  additionalProperties: false,
  properties: { ...question, format: { enum: ['csv', 'xlsx'], default: 'xlsx' } },
}

export const types = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const
