/**
 * react-admin's data provider for the API of the specification. Deleting one record uses
 * ra-data-simple-rest over our own requests; create and update send the idempotency key of their form; lists have a
 * query format of their own.
 */
import {
  HttpError,
  type CreateParams,
  type DataProvider,
  type GetListParams,
  type GetOneParams,
  type Identifier,
  type RaRecord,
  type UpdateParams,
} from 'react-admin'
import type { Entity } from '#schemas/entity.ts'
import { recordPath } from '#schemas/single.ts'
import { listIn, recordIn } from './answers.ts'
import { CallError, NotFoundError, RefusedError, StaleError } from './callErrors.ts'
import type { EntityFacts } from './entityFacts.ts'
import { formErrors } from './formErrors.ts'
import type { Method } from './callTypes.ts'
import { call } from './http.ts'
import { keyIn } from './idempotency.ts'
import { listQuery, pageSize, type ListQuery } from './listQuery.ts'
import { forCreate, forUpdate } from './wireRecord.ts'

/** `meta` of a picker's request: only what a picker shows, from the entity's picker endpoint. */
export const asChoice = { choice: true } as const

/** A relation property of a resource; `id`: the record that it is of, where that must not be chosen itself. */
export type RelationOf = { resource: string; property: string; id?: Identifier }

/** `meta` for the records that a relation allows, also for users who may not read these records otherwise. */
export const choiceFor = (of: RelationOf) => ({ choice: true, of }) as const

type Ask = { entityFacts: EntityFacts; acl: () => readonly string[] }

/** @param ask Sources of entity facts and of the user's rights. */
export function createDataProvider({ entityFacts, acl }: Ask): DataProvider {
  /** Runs a request of a resource and converts errors to the HttpError that react-admin's forms expect. */
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

    getList: (resource, params) => {
      const { search, ...rest } = params.filter ?? {}
      const of = params.meta?.of as RelationOf | undefined
      if (of)
        return on(of.resource, ({ api }) =>
          choices(`${api}/choices/${of.property}`, { keywords: search, for: of.id }, params.signal),
        )
      return on(resource, (entity) => {
        const path = Object.keys(rest).length === 0 ? pickerOf(entity, params) : undefined
        return path ? choices(path, { keywords: search }, params.signal) : page(entity, params)
      })
    },

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

    getOne: <T extends RaRecord>(resource: string, params: GetOneParams<T>) =>
      on(resource, async (entity) => {
        const picker = pickerOf(entity, params)
        const record = picker
          ? (await choices<T>(picker, { id: params.id }, params.signal)).data.find(isOf(params.id))
          : recordIn<T>(await call('GET', recordPath(entity, params.id), { signal: params.signal }), resource)
        if (!record) throw new NotFoundError('error.notFound', 404)
        return { data: record }
      }),

    create: <T extends Omit<RaRecord, 'id'>, R extends RaRecord>(resource: string, params: CreateParams<T>) =>
      on(resource, async (entity) => {
        const body = forCreate(entity, params.data, acl())
        const data = await call('POST', entity.api, { body, key: keyIn(params.data) })
        // '' if the server does not send the new version.
        return { data: recordIn<R>(data, resource) ?? ({ ...params.data, id: '' } as RaRecord as R) }
      }),

    update: <T extends RaRecord>(resource: string, params: UpdateParams<T>) =>
      on(resource, async (entity) => {
        const body = forUpdate(entity, params.data, acl())
        const data = await call('PUT', recordPath(entity, params.id), { body, key: keyIn(params.data) })
        const saved = recordIn<T>(data, resource)
        return saved ? { data: saved } : provider.getOne<T>(resource, { id: params.id })
      }),

    updateMany: async (resource, { ids, data }) => {
      for (const id of ids) await provider.update(resource, { id, data, previousData: { id } })
      return { data: ids }
    },

    delete: (resource, params) =>
      on(resource, async (_, path) => {
        // Loaded when it is needed: no list shows the first page with it.
        const { default: simpleRestProvider } = await import('ra-data-simple-rest')
        await simpleRestProvider('', simpleRestCall).delete(path, params)
        return { data: deleted(params.id, params.previousData) }
      }),

    deleteMany: async (resource, { ids }) => {
      for (const id of ids) await provider.delete(resource, { id })
      return { data: ids }
    },
  }
  return provider
}

/** Fetch function in the form that ra-data-simple-rest expects: JSON text in and out. */
async function simpleRestCall(
  url: string,
  options: { method?: string; body?: unknown; signal?: AbortSignal | null } = {},
) {
  const method = (options.method ?? 'GET') as Method
  const body = typeof options.body === 'string' ? (JSON.parse(options.body) as unknown) : undefined
  const json = await call(method, url, { body, signal: options.signal ?? undefined })
  return { status: 200, headers: new Headers(), body: '', json }
}

/** Reads a page. With `meta.orLast` a page beyond the end becomes the last one; react-admin would go to the first. */
async function page<T extends RaRecord>(entity: Entity, params: GetListParams & { signal?: AbortSignal }) {
  const answer = await list<T>(entity, listQuery(params), params.signal)
  const { page: asked, perPage } = params.pagination ?? { page: 1, perPage: pageSize }
  const last = Math.ceil(answer.total / perPage)
  if (!params.meta?.orLast || answer.data.length > 0 || last < 1 || last >= asked) return answer
  return list<T>(entity, listQuery({ ...params, pagination: { page: last, perPage } }), params.signal)
}

async function list<T extends RaRecord>(entity: Entity, query: ListQuery, signal?: AbortSignal) {
  const body = await call('GET', entity.api, { query, signal })
  return listIn<T>(body, { offset: query._offset ?? 0, limit: query._limit })
}

/** Picker endpoint, if the request comes from a picker and the entity has one. */
const pickerOf = (entity: Entity, { meta }: { meta?: { choice?: true } }) => (meta?.choice ? entity.picker : undefined)

async function choices<T extends RaRecord>(
  path: string,
  query: Readonly<Record<string, unknown>>,
  signal?: AbortSignal,
) {
  return listIn<T>(await call('GET', path, { query, signal }), { offset: 0, limit: -1 })
}

const isOf = (id: Identifier) => (record: RaRecord) => String(record.id) === String(id)

/** The deleted record, in case the answer is empty. */
const deleted = <T extends RaRecord>(id: Identifier, record: T | undefined) => (record ?? { id }) as T

function toHttpError(entity: Entity, error: CallError): HttpError {
  const errors = error instanceof RefusedError ? { errors: formErrors(entity, error.fields) } : {}
  const current = error instanceof StaleError ? { current: error.current } : {}
  return new HttpError(error.message, error.status, { ...errors, ...current })
}
