/**
 * react-admin's data on the API of the specification. Read one, create, update and delete are those
 * of ra-data-simple-rest on our own calls; lists have a dialect of their own.
 */
import simpleRestProvider from 'ra-data-simple-rest'
import { HttpError, type DataProvider, type GetListParams, type Identifier, type RaRecord } from 'react-admin'
import type { Entity } from '#schemas/entity.ts'
import { CallError, RefusedError, StaleError, isObject } from './callErrors.ts'
import type { EntityFacts } from './entityFacts.ts'
import { formErrors } from './formErrors.ts'
import { call, type Method } from './http.ts'
import { forCreate, forUpdate } from './wireRecord.ts'

type Ask = { entityFacts: EntityFacts; acl: () => readonly string[] }

/** @param ask Where the facts of a resource come from, and the rights of whoever is signed in. */
export function createDataProvider({ entityFacts, acl }: Ask): DataProvider {
  const rest = simpleRestProvider('', simpleRestCall)

  /** Runs a call for a resource; what goes wrong becomes the HttpError that react-admin's forms know. */
  const on = async <T>(resource: string, run: (entity: Entity, path: string) => Promise<T>): Promise<T> => {
    const entity = await entityFacts(resource)
    try {
      return await run(entity, entity.api.slice(1))
    } catch (error) {
      throw error instanceof CallError ? toHttpError(entity, error) : error
    }
  }

  const provider: DataProvider = {
    supportAbortSignal: true,

    getList: (resource, params) => on(resource, (entity) => list(entity, listQuery(params), params.signal)),

    getManyReference: (resource, { target, id, ...params }) =>
      on(resource, (entity) =>
        list(
          entity,
          listQuery({ ...params, filter: { ...params.filter, [target.replace(/\.id$/, '')]: id } }),
          params.signal,
        ),
      ),

    getMany: (resource, { ids, signal }) =>
      on(resource, (entity) => list(entity, { _limit: ids.length, _filter: { id: { in: ids } } }, signal)),

    getOne: (resource, params) => on(resource, (_, path) => rest.getOne(path, params)),

    create: (resource, params) =>
      on(resource, (entity, path) => rest.create(path, { ...params, data: forCreate(entity, params.data, acl()) })),

    update: (resource, params) =>
      on(resource, (entity, path) => rest.update(path, { ...params, data: forUpdate(entity, params.data, acl()) })),

    updateMany: async (resource, { ids, data }) => {
      for (const id of ids) await provider.update(resource, { id, data, previousData: { id } })
      return { data: ids }
    },

    delete: (resource, params) =>
      on(resource, async (_, path) => {
        await rest.delete(path, params)
        return { data: deleted(params.id, params.previousData) }
      }),

    deleteMany: async (resource, { ids }) => {
      for (const id of ids) await provider.delete(resource, { id })
      return { data: ids }
    },
  }
  return provider
}

/** ra-data-simple-rest's idea of fetch: it hands over a body of JSON and wants one back. */
async function simpleRestCall(
  url: string,
  options: { method?: string; body?: unknown; signal?: AbortSignal | null } = {},
) {
  const method = (options.method ?? 'GET') as Method
  const body = typeof options.body === 'string' ? (JSON.parse(options.body) as unknown) : undefined
  const json = await call(method, url, { body, signal: options.signal ?? undefined })
  return { status: 200, headers: new Headers(), body: '', json }
}

async function list<T extends RaRecord>(
  entity: Entity,
  query: Readonly<Record<string, unknown>>,
  signal?: AbortSignal,
) {
  const body = await call('GET', entity.api, { query, signal })
  const items = isObject(body) ? (body.items ?? body.entities) : body
  if (!Array.isArray(items)) throw new CallError('error.generic', 200, body)
  const total = isObject(body) && typeof body.total === 'number' ? body.total : items.length
  return { data: items as T[], total }
}

/** No `_order` without a field: the server then uses the entity's own. */
function listQuery({ pagination, sort, filter }: Partial<GetListParams>): Readonly<Record<string, unknown>> {
  const { page = 1, perPage = 50 } = pagination ?? {}
  const field = sort?.field.replace(/\.id$/, '')
  return {
    _offset: Math.max(0, (page - 1) * perPage),
    _limit: perPage,
    _order: field ? { [field]: sort?.order === 'DESC' ? 'desc' : 'asc' } : undefined,
    _filter: filter,
  }
}

/** What was deleted, in case the answer is empty. */
const deleted = <T extends RaRecord>(id: Identifier, record: T | undefined) => (record ?? { id }) as T

function toHttpError(entity: Entity, error: CallError): HttpError {
  const errors = error instanceof RefusedError ? { errors: formErrors(entity, error.fields) } : {}
  const current = error instanceof StaleError ? { current: error.current } : {}
  return new HttpError(error.message, error.status, { ...errors, ...current })
}
