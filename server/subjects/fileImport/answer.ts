/** An import as its reader is told of it: where it stands, what its columns are and can be, and what was made. */
import type { FastifyInstance } from 'fastify'
import { dateTraces } from '#domain/cells/dateOrder.ts'
import { importJob } from '#schemas/generated/import-job.ts'
import { whole } from '#server/http/describedAnswers.ts'
import type { Access } from '#server/foundation/access.ts'
import { say } from '#server/foundation/messages.ts'
import { storedRecord } from '#server/records/storedRecords.ts'
import { names } from '#server/sql/names.ts'
import { amountsShape, unusualIn, type Amounts } from './amounts.ts'
import { Params } from '#server/sql/sql.ts'
import { withinSql } from '#server/sql/within.ts'
import { notationOf } from './checkRows.ts'
import { titleOf } from './columns.ts'
import { isDateColumn } from './dateOrders.ts'
import { type ImportJob, importTypeOf } from './importType.ts'

const c = names('customer')
const j = names('import_job', 'j')
const r = names('import_row', 'r')

export async function importAnswer(app: FastifyInstance, id: number, access: Access) {
  const job = (await storedRecord(id, { entity: importJob }, app.engine)) as unknown as ImportJob
  const type = importTypeOf(job.type)
  const columns = type?.columns ?? []
  const { dateOrder: byMapping } = await notationOf(app.engine, job)
  const chosen = new Set((job.columns ?? []).map(({ to }) => to))
  const { rows: customers } = await app.engine.query<{ id: number; company: string }>({
    text: `select ${c.id}::int as id, ${c.company} from customer where ${c.id} = $1`,
    values: [job.customer],
  })
  return {
    id,
    name: job.name,
    type: job.type,
    customer: customers[0] ?? { id: job.customer, company: '' },
    status: job.status,
    format: job.format,
    mapping: job.mapping,
    reason: job.reason,
    sentBy: job.sentBy,
    createdAt: job.createdAt,
    contentGone: job.contentGone === true,
    attachments: job.attachments?.length ?? 0,
    options: { merge: job.merge ?? true, start: job.start ?? 'now', startOn: job.startOn, partly: job.partly ?? false },
    counts: {
      total: job.rowsTotal ?? 0,
      checked: job.rowsChecked ?? 0,
      ok: job.rowsOk ?? 0,
      failed: job.rowsFailed ?? 0,
      duplicate: job.rowsDuplicate ?? 0,
      imported: job.rowsImported ?? 0,
      undone: job.rowsUndone ?? 0,
    },
    columns: (job.columns ?? []).map(({ header, to, sample, dates, dateOrder, added }) => ({
      header: header ?? '',
      to: to ?? null,
      sample: sample ?? '',
      dates: dates ?? null,
      dateOrder: dateOrder ?? byMapping ?? null,
      added: added ?? false,
    })),
    targets: columns.map((column) => ({
      to: column.name,
      title: titleOf(column, access.locale),
      isRequired: column.isRequired ?? false,
      isDate: isDateColumn(column.name, columns),
    })),
    missing: columns
      .filter(({ name, isRequired }) => isRequired && !chosen.has(name))
      .map((column) => titleOf(column, access.locale)),
    amounts: (job.amounts ?? []) as Amounts[],
    unusual:
      job.status === 'validated'
        ? (await unusualIn(app.engine, job, access.locale)).map((text) => say(access.locale, text))
        : [],
    same: await sameFile(app, job, access),
    // Counted once it is over: of a long one that takes as long as a page.
    made: ended.has(job.status ?? '') ? await madeOf(app, id) : [],
  }
}

const ended = new Set(['completed', 'partly', 'failed', 'rolled_back'])

/** The first import of the same file for the same client, which makes all its rows known. */
async function sameFile({ engine }: FastifyInstance, { id, sha256, customer, type }: ImportJob, access: Access) {
  const params = new Params([sha256, customer, type, id])
  const seen = withinSql(importJob, access, params, 'j') ?? 'true'
  const { rows } = await engine.query<{ id: number; name: string }>({
    text: `select ${j.id}::int as id, ${j.name} from import_job j where ${j.sha256} = $1 and ${j.customer_id} = $2 and ${j.type} = $3 and ${j.id} < $4
      and ${j.status} <> 'rolled_back' and ${seen} order by ${j.id} limit 1`,
    values: params.values,
  })
  return rows[0] ?? null
}

/** How many records of each list it made. */
async function madeOf({ engine }: FastifyInstance, id: number) {
  const { rows } = await engine.query<{ entity: string; count: number }>({
    text: `select m ->> 'entity' as entity, count(distinct m ->> 'id')::int as count from import_row r cross join lateral jsonb_array_elements(${r.made}) m
      where ${r.job_id} = $1 and ${r.status} = 'imported' group by 1 order by 2, 1`,
    values: [id],
  })
  return rows
}

const text = { type: 'string' }
const textOrNull = { type: ['string', 'null'] }
const integer = { type: 'integer' }
const boolean = { type: 'boolean' }
const list = (properties: object) => ({ type: 'array', items: whole(properties) })
const idAnd = (name: string) => ({ id: integer, [name]: text })

export const importShape = whole({
  id: integer,
  name: text,
  type: text,
  customer: whole(idAnd('company')),
  status: text,
  format: textOrNull,
  mapping: { type: ['integer', 'null'] },
  reason: textOrNull,
  sentBy: textOrNull,
  createdAt: textOrNull,
  contentGone: boolean,
  attachments: integer,
  options: whole({ merge: boolean, start: text, startOn: textOrNull, partly: boolean }),
  counts: whole({
    total: integer,
    checked: integer,
    ok: integer,
    failed: integer,
    duplicate: integer,
    imported: integer,
    undone: integer,
  }),
  columns: list({
    header: text,
    to: textOrNull,
    sample: text,
    dates: {
      enum: [...dateTraces, null],
      description:
        'What its dates can be: only with the day first, only with the month first, some the one and some the other, or either.',
    },
    dateOrder: { enum: ['dmy', 'mdy', null], description: 'As it was chosen, or by the mapping.' },
    added: { ...boolean, description: 'The file lacks it: a cell of it was filled in.' },
  }),
  targets: list({ to: text, title: text, isRequired: boolean, isDate: boolean }),
  missing: { type: 'array', items: text, description: 'Titles of required columns that the file seems not to have.' },
  amounts: amountsShape,
  unusual: {
    type: 'array',
    items: text,
    description: 'Sentences about amounts far from usual, which `run` wants confirmed.',
  },
  same: { ...whole(idAnd('name')), type: ['object', 'null'], description: 'An earlier import of the same file.' },
  made: list({ entity: text, count: integer }),
})
