/** The call that replaces a record by another, for every entity whose records are chosen elsewhere. */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Entity, RoleExpression } from '#schemas/entity.ts'
import { isMoved, pointersAt } from '#schemas/pointers.ts'
import { bulkRun } from '#schemas/generated/bulk-run.ts'
import { Refused } from '#server/errors.ts'
import type { Context } from '#server/lists/page.ts'
import { progressOf } from '#server/records/bulk/progress.ts'
import { progressAnswer } from '#server/records/bulk/schemas.ts'
import { untyped, type Records } from '#server/records/contract.ts'
import type { Write } from '#server/records/requestWrites.ts'
import type { Body } from '#server/records/values/body.ts'
import { idFrom } from '#server/sql/id.ts'
import { allowedReplacement, mostAtOnce, previewReplacement, replaceRecord } from './replace.ts'
import { startReplacement } from './run.ts'
import { endings, wishIn } from './replaceInput.ts'

type Given = {
  entity: Entity
  entities: Context['entities']
  records: Records
  route(acl: RoleExpression, schema: object, confirm: (body: Body) => Promise<boolean>): object
  writeOf(request: FastifyRequest): Write
}
type OneRequest = FastifyRequest<{ Params: { id: string } }>

export function registerReplacement(app: FastifyInstance, { entity, entities, records, route, writeOf }: Given): void {
  const { update = '' } = entity.access
  const pointers = pointersAt(entity, entities.values()).filter(isMoved)
  /** Giving accounts another group, for example, gives rights: whoever does that by an edit is asked too. */
  const confirm = async ({ by, preview }: Body) => {
    if (preview === true) return false
    const asked = pointers.map(async ({ owner, property }) =>
      untyped(records)
        .hooksOf(owner)
        .confirm?.update?.({ [property.name]: by }, '0'),
    )
    return (await Promise.all(asked)).includes(true)
  }
  app.post(
    `${entity.api}/:id/replace`,
    route(update, describe(entity), confirm),
    async (request: OneRequest, reply) => {
      const { preview, ...wish } = wishIn(request.body)
      const id = idFrom(request.params.id)
      const write = writeOf(request)
      const json = reply.type('application/json; charset=utf-8')
      if (preview) return json.send(await previewReplacement(id, wish, write))
      const total = await allowedReplacement(id, wish, write)
      if (total <= mostAtOnce) return json.send(await replaceRecord(id, wish, write))
      // The run is one's own, and read by the staff.
      if (!write.access.person?.id || !write.access.may(bulkRun.access.read))
        throw new Refused({ key: 'error.replaceMany', values: { max: mostAtOnce } })
      const startedAt = new Date(app.now()).toISOString()
      const run = await startReplacement(id, { wish, total, startedAt }, write, async (trx, number) => {
        await app.jobs.enqueue(trx, 'bulk.replace', { run: number })
      })
      return json.code(202).send(JSON.stringify(progressOf(run, write, write.access)))
    },
  )
}

const count = { type: 'integer', minimum: 0 }
const text = { type: 'string' }
const texts = { type: 'array', items: text }
const object = (properties: Record<string, object>, optional: readonly string[] = []) => ({
  type: 'object',
  required: Object.keys(properties).filter((name) => !optional.includes(name)),
  properties,
})
const uses = (description: string) => ({
  type: 'array',
  description,
  items: object({ entity: text, property: text, count }),
})
const conflict = object({ entity: text, id: { type: 'integer' }, property: text, errors: texts, title: {} }, ['title'])

const preview = object({
  moves: uses('What points at it and moves.'),
  stays: uses('What keeps pointing at it, because it says what happened.'),
  closed: uses('What the asker sees but may not change; ending nothing moves.'),
  elsewhere: { type: 'boolean', description: 'Records point at it that the asker does not see; then nothing moves.' },
  total: { ...count, description: `What moves, together; above ${mostAtOnce} a job does it.` },
  checked: { ...count, description: 'Of those: tried and undone for this answer.' },
  conflicts: { type: 'array', items: conflict, description: 'What cannot move, each with the reason.' },
  endings: {
    type: 'array',
    items: object({ ending: { enum: endings }, errors: texts }),
    description: 'What can become of the record itself, with the reasons against it.',
  },
})
const done = object({ moved: count, conflicts: { type: 'array', items: conflict } })

const describe = ({ plural, typeName, name }: Entity) => ({
  tags: [plural],
  summary: `Replace one ${name} by another: what points at it points at the other`,
  description: `A merge is that, and then deletes or deactivates it. All or nothing, unless \`leave\` is true. More than ${mostAtOnce} records are moved by a job.`,
  operationId: `replace${typeName}`,
  params: object({ id: { type: 'string', pattern: '^[1-9][0-9]{0,18}$' } }),
  body: object(
    {
      by: { type: 'integer', minimum: 1, description: 'Id of the other.' },
      ending: { enum: endings, description: 'What becomes of it; `keep` when absent.' },
      leave: { type: 'boolean', description: 'What cannot move stays as it is, instead of stopping the others.' },
      preview: { type: 'boolean', description: 'Only tell what would happen.' },
    },
    ['ending', 'leave', 'preview'],
  ),
  response: {
    200: {
      description: 'What moved, or with `preview` what would.',
      content: { 'application/json': { schema: { anyOf: [preview, done] } } },
    },
    202: {
      description:
        'More than one call moves: a bulk run does it, with `action` `replace`. Follow it at `GET /api/v4/bulk-run/{id}`.',
      content: { 'application/json': { schema: progressAnswer } },
    },
  },
})
