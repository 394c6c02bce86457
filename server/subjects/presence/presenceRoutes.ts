/**
 * People who have a record open now. A page tells every twenty seconds that it is open, and is answered who else is
 * there; people who stop telling are not shown after forty. Only staff get names: an account of a customer is shown to
 * them, and sees nobody itself.
 */
import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import { entityByName } from '#schemas/generated/entities.ts'
import { NotAllowed, NotFound } from '#server/errors.ts'
import { forServer } from '#server/db/outsider.ts'
import type { Actor } from '#server/foundation/access.ts'
import { callOf } from '#server/records/call.ts'
import { isId } from '#server/sql/id.ts'
import { names } from '#server/sql/names.ts'
import { rowScope } from '#server/sql/rowScope.ts'
import { allOf, Params, quote } from '#server/sql/sql.ts'

type Other = { id: number; name: string; isEditing: boolean }
type Place = { Params: { entity: string; record: string } }

/** Milliseconds during which somebody counts as there: two calls of the page. */
export const here = 40_000

const path = '/api/v4/presence/:entity/:record'
const text = { type: 'string' }
const object = (properties: object) => ({ type: 'object', required: Object.keys(properties), properties })
const params = object({ entity: { ...text, description: 'Name of the entity.' }, record: text })
const isEditing = { type: 'boolean', description: 'In a form, instead of on the page.' }
/** Several open pages of one person, and somebody who passes through records quickly. */
const pace = {
  max: 240,
  timeWindow: '1 minute',
  keyGenerator: ({ access, ip }: FastifyRequest) => String(access.person?.id ?? ip),
}
const u = names('app_user', 'u')

export const presenceRoutes: FastifyPluginAsync = async (app) => {
  const { engine } = app

  app.put<Place & { Body: { isEditing: boolean } }>(
    path,
    {
      config: { acl: '*', isUnattended: true, rateLimit: pace, withoutKey: 'The same again changes nothing.' },
      schema: {
        tags: ['session'],
        summary: 'Have a record open, and learn who else has',
        description:
          'For every 20 seconds while the page is visible; it does not keep the session alive. Somebody is gone 40 seconds after the last call. Only staff get others.',
        params,
        body: object({ isEditing }),
        response: {
          200: object({
            others: { type: 'array', items: object({ id: { type: 'integer' }, name: text, isEditing }) },
          }),
        },
      },
    },
    async (request) => {
      const { entity, record } = await placeOf(request)
      const now = app.now()
      const values = [entity, record, humanOf(request).id, request.body.isEditing]
      const times = [now, now - here].map((time) => new Date(time).toISOString())
      // Asks as the server itself: others who look at the record may be hidden from this person.
      const { rows } = await forServer(() =>
        engine.query<Other>({ name: 'presence', text: beat, values: [...values, ...times] }),
      )
      return { others: request.access.person?.isOutsider ? [] : rows }
    },
  )

  app.delete<Place & { Querystring: { isEditing: string } }>(
    path,
    {
      config: { acl: '*', isUnattended: true, rateLimit: pace, withoutKey: 'Who is gone stays gone.' },
      schema: {
        tags: ['session'],
        summary: 'Leave a record',
        params,
        querystring: object({ isEditing: { ...text, enum: ['true', 'false'], description: isEditing.description } }),
        response: { 204: { description: 'Done.', type: 'null' } },
      },
    },
    async (request, reply) => {
      const { entity, record } = request.params
      if (!isRecord(record)) throw new NotFound()
      const values = [entity, record, humanOf(request).id, request.query.isEditing]
      await forServer(() => engine.query({ text: leave, values }))
      return reply.code(204).send()
    },
  )

  /** @throws {NotFound} If the record does not exist, or is hidden from this person. */
  async function placeOf(request: FastifyRequest<Place>): Promise<{ entity: string; record: string }> {
    const { access } = request
    const { record } = request.params
    const entity = entityByName.get(request.params.entity)
    if (!entity || !isRecord(record) || !access.may(entity.access.read)) throw new NotFound()
    const context = { engine, entity, entities: entityByName, access, now: app.now(), call: callOf(request) }
    const all = new Params()
    const condition = allOf([`t.id = ${all.add(record, 'bigint')}`, rowScope(context, all)])
    const found = `select from ${quote(entity.table)} t where ${condition}`
    if ((await engine.query({ text: found, values: all.values })).rows.length === 0) throw new NotFound()
    return { entity: entity.name, record }
  }
}

/** Row per way to have a record open, so that leaving a form for the page of the record is no leaving. */
const beat = `with told as (
  insert into presence (entity, record_id, user_id, is_editing, seen_at) values ($1, $2::bigint, $3, $4, $5)
  on conflict (entity, record_id, user_id, is_editing) do update set seen_at = excluded.seen_at)
select ${u.id}, ${u.name}, bool_or(p.is_editing) as "isEditing" from presence p join app_user u on ${u.id} = p.user_id
where p.entity = $1 and p.record_id = $2::bigint and p.user_id <> $3 and p.seen_at > $6
group by ${u.id}, ${u.name} order by ${u.name}, ${u.id}`

const leave = 'delete from presence where entity = $1 and record_id = $2::bigint and user_id = $3 and is_editing = $4'

const isRecord = (record: string): boolean => isId(record) && Number.isSafeInteger(Number(record))

/** Person at the keyboard, even while working as somebody else. @throws {NotAllowed} For an API key. */
function humanOf({ access: { person, impersonator } }: FastifyRequest): Actor {
  if (!person?.id) throw new NotAllowed()
  return impersonator ?? person
}
