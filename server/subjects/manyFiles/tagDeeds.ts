/** Gives many files tags beside those that they have, or takes some away. */
import type { FastifyInstance } from 'fastify'
import { file } from '#schemas/generated/file.ts'
import { validateUpdate } from '#schemas/generated/file.validate.js'
import { FieldErrors } from '#server/errors.ts'
import type { OwnDeed } from '#server/records/ownDeed.ts'
import { checkBody } from '#server/records/values/body.ts'
import { withRelationIds } from '#server/records/values/readBack.ts'

type Change = (tags: readonly number[], chosen: readonly number[]) => number[]

const added: Change = (tags, chosen) => [...new Set([...tags, ...chosen])]
const taken: Change = (tags, chosen) => tags.filter((tag) => !chosen.includes(tag))

export const tagDeeds = (app: FastifyInstance): readonly OwnDeed[] => [
  changing(app, 'addTags', added),
  changing(app, 'takeTags', taken),
]

const changing = ({ records }: FastifyInstance, name: string, change: Change): OwnDeed => ({
  name,
  right: 'ROLE_FILE_BULK_ACTIONS and ROLE_FILE_EDIT',
  check({ tags, ...others }, access) {
    const [extra] = Object.keys(others)
    if (extra !== undefined) throw new FieldErrors({ [extra]: [{ key: 'validation.unknown' }] })
    const body = checkBody(withRelationIds({ tags }, file), file, validateUpdate, access)
    if (!Array.isArray(body.tags) || body.tags.length === 0)
      throw new FieldErrors({ tags: [{ key: 'validation.required' }] })
    return body
  },
  async work({ id, tags }, values, context) {
    const from = idsIn(tags)
    const to = change(from, idsIn(values.tags))
    if (to.length === from.length) return undefined
    await records.update(context.trx, file, id, { tags: to }, context)
    return { tags: { from, to } }
  },
  undo: 'update',
})

const idsIn = (value: unknown): number[] => (Array.isArray(value) ? value.map(Number) : [])
