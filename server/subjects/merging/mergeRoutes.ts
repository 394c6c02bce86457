/** `POST /api/v4/merge/preview` and `…/run`: a preview is the merge itself, taken back before anybody sees it. */
import type { FastifyInstance, FastifyPluginAsync, FastifyRequest } from 'fastify'
import { leadOf, refusalsOf } from '#domain/merging/refusal.ts'
import type { Balance } from '#domain/ledger/balance.ts'
import { file } from '#schemas/generated/file.ts'
import { FieldErrors } from '#server/errors.ts'
import { say } from '#server/foundation/messages.ts'
import { whole } from '#server/http/describedAnswers.ts'
import { writerOf } from '#server/records/call.ts'
import { visibleRecord } from '#server/records/visibleRecord.ts'
import { todayAt } from '#server/subjects/ledger/fileOf.ts'
import { asMoney, money } from '#server/subjects/ledger/shapes.ts'
import { workedOut } from '#server/subjects/ledger/balanceOnDay.ts'
import { mergeFiles, type Merged, type Merging } from './merge.ts'
import { filesToMerge } from './mergeFiles.ts'
import { acl, id, mergeBody, previewAnswer } from './shapes.ts'

type Given = { lead: number; files: number[]; options?: Partial<Merging['options']> }
type Call = FastifyRequest<{ Body: Given }>

export const mergeRoutes: FastifyPluginAsync = async (app) => {
  app.post(
    '/api/v4/merge/preview',
    {
      config: { acl, withoutKey: 'Nothing changes.' },
      schema: {
        tags: ['file'],
        summary: 'What merging files would come to, or why they may not be; changes nothing',
        body: mergeBody,
        response: { 200: previewAnswer },
      },
    },
    async (request: Call) => {
      const merging = await checked(app, request)
      const rows = await filesToMerge(app.engine, [merging.lead, ...merging.files])
      const lead = rows.find((row) => row.id === merging.lead)
      const { locale } = request.access
      const on = todayAt(app.now())
      const files = []
      for (const row of rows) {
        const reasons = lead ? refusalsOf(row, lead) : []
        const { id: of, number, receivedAt, phase, workflowStatus, fourteenDayState, claims } = row
        files.push({
          id: of,
          number,
          receivedAt,
          phase,
          workflowStatus,
          fourteenDayState,
          claims,
          debtor: { id: row.debtor, name: row.debtorName },
          refusals: reasons.map((name) => say(locale, { key: `merging.refusals.${name}` })),
          ...asMoney((await workedOut(app.engine, of, on)).balance, row.currency),
        })
      }
      const isRefused = files.some(({ refusals }) => refusals.length > 0)
      const outcome = isRefused ? null : told(await tried(app, merging, request))
      return { lead: merging.lead, suggested: leadOf(rows)?.id ?? merging.lead, files, outcome }
    },
  )

  app.post(
    '/api/v4/merge/run',
    {
      config: { acl },
      schema: {
        tags: ['file'],
        summary: 'Merge files into one; the others close, and it can be undone within a day',
        body: mergeBody,
        response: { 200: whole({ id, lead: id, outstanding: money }) },
      },
    },
    async (request: Call) => {
      const merging = await checked(app, request)
      const done = await app.engine.transaction((trx) => mergeFiles(app, trx, merging, writerOf(request)))
      const outstanding = { amount: done.after.outstanding, currency: done.currency }
      return { id: done.id, lead: merging.lead, outstanding }
    },
  )
}

/** @throws {FieldErrors} When the file that leads is among the others. @throws {NotFound} For a file that this person does not see. */
async function checked(app: FastifyInstance, request: Call): Promise<Merging> {
  const { lead, files, options } = request.body
  if (files.includes(lead)) throw new FieldErrors({ files: [{ key: 'merging.itself' }] })
  for (const of of [lead, ...files]) {
    const { access, id: call, method, routeOptions } = request
    const asked = { access, id: call, method, routeOptions, params: { id: String(of) } }
    await visibleRecord(app, asked as FastifyRequest<{ Params: { id: string } }>, file)
  }
  return { lead, files, options: { logs: true, documents: true, ...options } }
}

/** Rolls a preview back. */
class TakenBack extends Error {
  readonly merged: Merged

  constructor(merged: Merged) {
    super('A preview is not kept.')
    this.merged = merged
  }
}

/** Does it, has the database check it, and takes it back. */
async function tried(app: FastifyInstance, merging: Merging, request: Call): Promise<Merged> {
  try {
    return await app.engine.transaction(async (trx) => {
      const merged = await mergeFiles(app, trx, merging, writerOf(request))
      await trx.query({ text: 'set constraints all immediate' })
      throw new TakenBack(merged)
    })
  } catch (error) {
    if (error instanceof TakenBack) return error.merged
    throw error
  }
}

function told({ before, after, costs, moved, currency }: Merged) {
  const money = (amount: number) => ({ amount, currency })
  const total = Object.fromEntries(
    Object.keys(after).map((name) => [
      name,
      before.reduce((sum, { balance }) => sum + Number(balance[name as keyof Balance]), 0),
    ]),
  ) as Balance
  return {
    before: asMoney(total, currency),
    after: asMoney(after, currency),
    costs: {
      before: money(costs.before),
      after: money(costs.after),
      date: costs.date,
      base: costs.base === null ? null : money(costs.base),
    },
    moves: [...Map.groupBy(moved, ({ entity }) => entity)].map(([entity, some]) => ({ entity, count: some.length })),
  }
}
