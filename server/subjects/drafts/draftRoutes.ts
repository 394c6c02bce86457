/**
 * Drafts of the asker: what was typed into a form and not saved, per record, or per entity for a record that is not
 * there yet. Nobody sees those of others, and whoever works as somebody else neither keeps nor sees any.
 */
import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import { entityByName } from '#schemas/generated/entities.ts'
import type { Entity } from '#schemas/entity.ts'
import { NotAllowed, NotFound, Refused } from '#server/errors.ts'
import { callOf } from '#server/records/call.ts'
import type { Context } from '#server/lists/page.ts'
import type { Body } from '#server/records/values/body.ts'
import { isId } from '#server/sql/id.ts'
import { rowScope } from '#server/sql/rowScope.ts'
import { allOf, Params, quote } from '#server/sql/sql.ts'
import type { DraftForm } from '#server/records/subject.ts'
import type { Access } from '#server/foundation/access.ts'
import { seal, unseal } from '#server/foundation/seal.ts'
import { keyFor } from '#server/foundation/secrets.ts'
import { keepable, keepableParts } from './keepableValues.ts'

type Draft = { at: string; values: Body; base: Body }
type Place = { Params: { entity: string; record: string } }

/** The oldest go when somebody has more. */
const most = 50
const path = '/api/v4/users/me/drafts'
const at = `to_char(d.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at`
const text = { type: 'string' }
const moment = { ...text, format: 'date-time' }
const values = { type: 'object', additionalProperties: true }
const object = (properties: object) => ({ type: 'object', required: Object.keys(properties), properties })
const params = object({
  entity: { ...text, description: 'Name of the entity.' },
  record: { ...text, description: 'Its id, or `new`.' },
})
const gone = { 204: { description: 'Done.', type: 'null' } }

export const draftRoutes: FastifyPluginAsync = async (app) => {
  const { engine } = app
  const keptOf = (entity: Entity, record: string, access: Access) => (part: Body, withLogged: boolean) => {
    const form = record === '0' ? app.draftForms.get(entity.name) : undefined
    const keeping = { entities: entityByName, access, withLogged }
    return { ...keepable(part, entity, keeping), ...(form && keepableParts(part, form, keeping)) }
  }
  /** A key for each draft: copied to another it cannot be decrypted. */
  const keyOf = ({ name }: Entity, record: string) => keyFor(app.config.sessionSecret, `draft ${name} ${record}`)
  const unsealed = (owner: number | null, entity: Entity, record: string, sealed: string | null): Body | undefined => {
    const opened = sealed === null ? undefined : unseal(keyOf(entity, record), owner ?? 0, sealed)
    return opened === undefined ? undefined : (JSON.parse(opened) as Body)
  }
  const contextOf = (request: FastifyRequest, entity: Entity): Context => ({
    engine,
    entity,
    entities: entityByName,
    access: request.access,
    now: app.now(),
    call: callOf(request),
  })

  app.get(
    path,
    {
      config: { acl: '*', asServer: 'account' },
      schema: {
        tags: ['session'],
        summary: 'What this person has typed and not saved, newest first',
        response: {
          200: object({
            items: {
              type: 'array',
              items: object({ entity: text, record: { type: ['integer', 'null'] }, at: moment }),
            },
          }),
        },
      },
    },
    async (request) => {
      if (!ownerOf(request)) return { items: [] }
      const { rows } = await engine.query<{ entity: string; record: number; at: string }>({
        text: `select d.entity, d.record_id as record, ${at} from draft d where d.user_id = $1 order by d.at desc`,
        values: [ownerOf(request)],
      })
      const open: typeof rows = []
      for (const name of new Set(rows.map(({ entity }) => entity))) {
        const entity = entityByName.get(name)
        const own = rows.filter((row) => row.entity === name)
        if (entity) open.push(...(await openOf(own, contextOf(request, entity), app.draftForms)))
      }
      return { items: rows.filter((row) => open.includes(row)).map((row) => ({ ...row, record: row.record || null })) }
    },
  )

  app.get<Place>(
    `${path}/:entity/:record`,
    {
      config: { acl: '*', asServer: 'account' },
      schema: {
        tags: ['session'],
        summary: 'The draft of one record',
        params,
        response: {
          200: object({ draft: { anyOf: [object({ at: moment, values, base: values }), { type: 'null' }] } }),
        },
      },
    },
    async (request) => {
      const { entity, record } = await placeOf(request).catch(unlessHidden)
      if (!entity) return { draft: null }
      const owner = ownerOf(request)
      const { rows } = await engine.query<Draft & { sealed: string | null }>({
        text: `select ${at}, d."values", d.base, d.sealed from draft d where d.user_id = $1 and d.entity = $2 and d.record_id = $3::bigint`,
        values: [owner, entity.name, record],
      })
      const [draft] = rows
      if (!draft) return { draft: null }
      const kept = keptOf(entity, record, request.access)
      // With another secret than it was sealed with, what was sealed is lost and the rest is not.
      const values = unsealed(owner, entity, record, draft.sealed) ?? draft.values
      return { draft: { at: draft.at, values: kept(values, true), base: kept(draft.base, false) } }
    },
  )

  app.put<Place & { Body: { values: Body; base: Body } }>(
    `${path}/:entity/:record`,
    {
      config: { acl: '*', asServer: 'account', withoutKey: 'The same draft again changes nothing.' },
      schema: {
        tags: ['session'],
        summary: 'Keep what was typed',
        description:
          'Values that this person may not fill in, or that are never returned, are not kept; those whose reads are logged wait sealed. Somebody with fifty drafts loses the oldest.',
        params,
        body: object({
          values: { ...values, description: 'Those that differ, as typed.' },
          base: { ...values, description: 'The same properties as they stood in the record.' },
        }),
        response: { 200: object({ at: moment }) },
      },
    },
    async (request) => {
      const { entity, record } = await placeOf(request)
      const keep = keptOf(entity, record, request.access)
      const now = new Date(app.now()).toISOString()
      const owner = ownerOf(request)
      if (!owner) throw new Refused({ key: 'error.whileActing' })
      const { values: typed, base } = request.body
      const [open, whole] = [false, true].map((withLogged) => JSON.stringify(keep(typed, withLogged)))
      const sealed = whole === undefined || whole === open ? null : seal(keyOf(entity, record), owner, whole)
      await engine.transaction(async (trx) => {
        await trx.query({
          text: `insert into draft (user_id, entity, record_id, at, "values", base, sealed) values ($1, $2, $3::bigint, $4, $5::jsonb, $6::jsonb, $7)
            on conflict (user_id, entity, record_id) do update set at = excluded.at, "values" = excluded."values", base = excluded.base, sealed = excluded.sealed`,
          values: [owner, entity.name, record, now, open, JSON.stringify(keep(base, false)), sealed],
        })
        await trx.query({
          text: `delete from draft where user_id = $1 and (entity, record_id) in
            (select entity, record_id from draft where user_id = $1 order by at desc, entity, record_id offset ${most})`,
          values: [owner],
        })
      })
      return { at: now }
    },
  )

  app.delete<Place>(
    `${path}/:entity/:record`,
    {
      config: { acl: '*', asServer: 'account', withoutKey: 'A draft that is gone stays gone.' },
      schema: { tags: ['session'], summary: 'Discard a draft', params, response: gone },
    },
    async (request, reply) => {
      const { entity, record } = request.params
      await engine.query({
        text: 'delete from draft where user_id = $1 and entity = $2 and record_id = $3::bigint',
        values: [ownerOf(request), entity, idOf(record)],
      })
      return reply.code(204).send()
    },
  )

  /** @throws {NotFound} If this person may not fill in such a form now. */
  async function placeOf(request: FastifyRequest<Place>): Promise<{ entity: Entity; record: string }> {
    const entity = entityByName.get(request.params.entity)
    const record = idOf(request.params.record)
    const open = entity && (await openOf([{ record: Number(record) }], contextOf(request, entity), app.draftForms))
    if (!entity || !open?.length) throw new NotFound()
    return { entity, record }
  }
}

/** A form that cannot be opened has no draft. */
function unlessHidden(error: unknown): { entity?: undefined; record?: undefined } {
  if (error instanceof NotFound) return {}
  throw error
}

/** 0 stands for a record that is not there yet. */
function idOf(record: string): string {
  if (record === 'new') return '0'
  if (!isId(record) || !Number.isSafeInteger(Number(record))) throw new NotFound()
  return record
}

/** @returns null for somebody who works as this person: drafts are private. @throws {NotAllowed} For an API key. */
function ownerOf({ access: { person, impersonator } }: FastifyRequest): number | null {
  if (!person?.id) throw new NotAllowed()
  return impersonator ? null : person.id
}

/** Drafts whose form this person may open now. */
async function openOf<Row extends { record: number }>(
  rows: readonly Row[],
  context: Context,
  forms: ReadonlyMap<string, DraftForm>,
): Promise<Row[]> {
  const { entity, access } = context
  const [create, update] = [forms.get(entity.name)?.right ?? entity.access.create, entity.access.update].map(
    (right) => right !== undefined && access.may(right),
  )
  const ids = rows.map(({ record }) => record).filter((record) => record > 0)
  const seen = new Set(update && access.may(entity.access.read) && ids.length > 0 ? await visible(ids, context) : [])
  return rows.filter(({ record }) => (record === 0 ? create : seen.has(record)))
}

async function visible(ids: readonly number[], context: Context): Promise<number[]> {
  const params = new Params()
  const condition = allOf([`t.id = any(${params.add(ids, 'bigint[]')})`, rowScope(context, params)])
  const found = `select t.id from ${quote(context.entity.table)} t where ${condition}`
  return (await context.engine.query<{ id: number }>({ text: found, values: params.values })).rows.map(({ id }) => id)
}
