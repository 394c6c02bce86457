/** Exports in the database: what each finds, for whom, and how far it is. */
import { isLocale } from '#server/foundation/messages.ts'
import type { Access } from '#server/foundation/access.ts'
import type { Engine } from '#server/db/engine.ts'
import { defaultLocale } from '#schemas/product.ts'
import type { Locale } from '#schemas/entity.ts'
import { names } from '#server/sql/names.ts'
import type { ColumnSet } from './columnSets.ts'
import type { Asked } from './question.ts'

type Database = Pick<Engine, 'query'>
export type ExportState = 'waiting' | 'running' | 'done' | 'failed' | 'expired'
export type StoredExport = {
  id: number
  state: ExportState
  columns: ColumnSet
  format: 'csv' | 'xlsx'
  createdBy: number | null
  apiKey: string | null
  sha256: string | null
  size: number | null
  expiresAt: string | null
  endedAt: string | null
  question: Asked
  locale: Locale
  impersonatorId: number | null
  /** Rights with which it was written; see `rightsOf`. */
  rights: string | null
}

const x = names('export_job', 'x')
const own = names('export_job')
const iso = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

export async function storedExport({ query }: Database, id: number | string): Promise<StoredExport | undefined> {
  const { rows } = await query<Omit<StoredExport, 'locale'> & { locale: string }>({
    text: `select ${x.id}::int as id, ${x.state}, ${x.columns}, ${x.format}, ${x.created_by_id}::int as "createdBy", ${x.api_key} as "apiKey",
        ${x.sha256}, ${x.size}::bigint as size, ${iso(x.expires_at)} as "expiresAt", ${iso(x.ended_at)} as "endedAt", p.question, p.locale,
        p.impersonator_id::int as "impersonatorId", p.rights
      from export_job x join export_job_plan p on p.export_id = ${x.id} where ${x.id} = $1::bigint`,
    values: [id],
  })
  const [row] = rows
  return row && { ...row, locale: isLocale(row.locale) ? row.locale : defaultLocale }
}

export async function keepPlan(
  { query }: Database,
  id: number,
  { question, access }: { question: Asked; access: Access },
): Promise<void> {
  await query({
    text: 'insert into export_job_plan (export_id, question, locale, impersonator_id) values ($1, $2::jsonb, $3, $4)',
    values: [id, JSON.stringify(question), access.locale, access.impersonator?.id ?? null],
  })
}

/**
 * Rights that decide what somebody sees: an export that was written with other rights is not downloaded any more.
 */
export function rightsOf({ person }: Access): string {
  const { acl = [], username: _u, email: _e, name: _n, locale: _l, id: _i, ...limits } = person ?? {}
  return JSON.stringify([[...acl].sort(), limits])
}

/** @returns Whether it is still to be written. */
export async function beginWriting({ query }: Database, id: number): Promise<boolean> {
  const { rowCount } = await query({
    text: `update export_job set ${own.state} = 'running', ${own.done} = 0 where ${own.id} = $1 and ${own.state} in ('waiting', 'running')`,
    values: [id],
  })
  return rowCount > 0
}

export async function tellProgress({ query }: Database, id: number, done: number): Promise<void> {
  await query({
    text: `update export_job set ${own.done} = $2 where ${own.id} = $1 and ${own.state} = 'running'`,
    values: [id, done],
  })
}

export type Written = { sha256: string; size: number; files: number; rows: number; rights: string; now: number }

/** Milliseconds for which an export is kept. */
export const kept = 7 * 86_400_000

export async function endWriting({ query }: Database, id: number, written: Written): Promise<void> {
  const { sha256, size, files, rows, rights, now } = written
  await query({
    text: `update export_job set ${own.state} = 'done', ${own.sha256} = $2, ${own.size} = $3, ${own.done} = $4, ${own.total} = $4,
        ${own.row_total} = $5, ${own.ended_at} = $6, ${own.expires_at} = $7 where ${own.id} = $1 and ${own.state} = 'running'`,
    values: [id, sha256, size, files, rows, new Date(now).toISOString(), new Date(now + kept).toISOString()],
  })
  await query({ text: 'update export_job_plan set rights = $2 where export_id = $1', values: [id, rights] })
}

export async function failWriting({ query }: Database, id: number, why: string, now: number): Promise<void> {
  await query({
    text: `update export_job set ${own.state} = 'failed', ${own.why} = $2, ${own.ended_at} = $3 where ${own.id} = $1 and ${own.state} in ('waiting', 'running')`,
    values: [id, why.slice(0, 400), new Date(now).toISOString()],
  })
}
