/** `GET /api/v4/processing/preview`: what is due by step, and `…/files`: what would become of each file. Nothing is stored. */
import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import { channelOf, chargesCollection } from '#domain/workflow/step.ts'
import { processingRun } from '#schemas/generated/processing-run.ts'
import { whole } from '#server/http/describedAnswers.ts'
import { names } from '#server/sql/names.ts'
import { withinSql } from '#server/sql/within.ts'
import { day, money } from '#server/subjects/ledger/shapes.ts'
import { todayAt } from '#server/subjects/ledger/fileOf.ts'
import { rateTables } from '#server/subjects/legal/calculations/tables.ts'
import { moneyOf } from '#server/subjects/messages/moneyOf.ts'
import { dryRun, type Dry } from '#server/subjects/workflow/dryRun.ts'
import { ownerOf } from '#server/subjects/workflow/owner.ts'
import { stepsAround, type KnownStep } from '#server/subjects/workflow/steps.ts'
import { namesOf, spokenName } from './shownNames.ts'

const text = { type: 'string' }
const textOrNone = { type: ['string', 'null'] }
const whole0 = { type: 'integer' }
const orNone = (shape: object) => ({ anyOf: [shape, { type: 'null' }] })

/** Numbers come as texts. */
type Asked = { date?: string; type?: string; step?: string; customer?: string; _limit?: string; _offset?: string }

const idText = { type: 'string', pattern: '^[1-9][0-9]{0,14}$' }
const asked = {
  date: { ...day, description: 'Steps due until this day; today if it is left out.' },
  type: { enum: ['file', 'precasso'], description: 'Files, or items of pre-collection.' },
  step: idText,
  customer: idText,
}

/** Files of which the messages are judged too; of more only what is known without writing them. */
const mostJudged = 500
const atOnce = 1000
/** Files that are counted at most. */
const mostCounted = 50_000

const t = names('cost_type', 't')

const numberOf = (given: string | undefined): number | null => (given === undefined ? null : Number(given))

export const previewRoutes: FastifyPluginAsync = async (app) => {
  const askedBy = ({ access, query }: FastifyRequest<{ Querystring: Asked }>) => ({
    of: ownerOf(query.type ?? 'file'),
    date: query.date ?? todayAt(app.now()),
    step: numberOf(query.step),
    customer: numberOf(query.customer),
    isApproved: true,
    scope: (params: Parameters<typeof withinSql>[2]) =>
      withinSql(ownerOf(query.type ?? 'file').entity, access, params, 'f'),
  })

  app.get(
    '/api/v4/processing/preview',
    {
      config: { acl: processingRun.access.read },
      schema: {
        tags: ['processing-run'],
        summary: 'What is due, by step',
        description: `Of more than ${mostJudged} files addresses and templates are not asked, which the run may hold too.`,
        querystring: { type: 'object', properties: asked },
        response: {
          200: whole({
            items: {
              type: 'array',
              items: whole({
                step: whole({ id: whole0, name: text }),
                workflow: text,
                revision: {
                  ...orNone(whole0),
                  description: 'Of the workflow, where the list has more than one step of these names.',
                },
                actionType: text,
                channel: { enum: ['email', 'post', 'sms', null] },
                total: whole0,
                ready: whole0,
                held: { type: 'array', items: whole({ reason: text, count: whole0 }) },
                costs: { ...orNone(money), description: 'What debtors would be charged; null: nothing.' },
              }),
            },
            total: whole0,
          }),
        },
      },
    },
    async (request: FastifyRequest<{ Querystring: Asked }>) => {
      const found: Dry[] = []
      let total = 0
      for (let offset = 0; offset < mostCounted; offset += atOnce) {
        const withMessages = offset === 0 ? undefined : total <= mostJudged
        const page = await dryRun(app, app.engine, {
          ...askedBy(request),
          limit: atOnce,
          offset,
          withMessages: withMessages ?? false,
        })
        ;({ total } = page)
        found.push(...page.found)
        if (offset + atOnce >= total) break
      }
      const all =
        total <= mostJudged
          ? (await dryRun(app, app.engine, { ...askedBy(request), limit: mostJudged, withMessages: true })).found
          : found
      const costs = request.query.type === 'precasso' ? new Map<number, never>() : await costsOf(all)
      const groups = [...Map.groupBy(all, ({ step }) => step.id).values()]
      const { locale } = request.access
      const nameOf = ({ workflowName, name }: KnownStep) => JSON.stringify([workflowName, spokenName(name, locale)])
      const alike = Map.groupBy(groups, ([first]) => (first ? nameOf(first.step) : ''))
      const items = groups.flatMap((group) => {
        const [first] = group
        if (!first) return []
        const { step } = first
        return {
          step: { id: step.id, name: spokenName(step.name, locale) },
          workflow: step.workflowName,
          revision: (alike.get(nameOf(step))?.length ?? 0) > 1 ? step.revision : null,
          actionType: step.actionType,
          channel: channelOf(step) ?? null,
          total: group.length,
          ready: group.filter(({ result }) => result !== 'held').length,
          held: [...Map.groupBy(group, ({ hold }) => hold)]
            .flatMap(([reason, some]) => (reason ? { reason, count: some.length } : []))
            .toSorted((a, b) => b.count - a.count),
          costs: costs.get(step.id) ?? null,
        }
      })
      return { items: items.toSorted((a, b) => b.total - a.total), total }
    },
  )

  app.get(
    '/api/v4/processing/preview/files',
    {
      config: { acl: processingRun.access.read },
      schema: {
        tags: ['processing-run'],
        summary: 'What would become of each file whose step is due',
        querystring: {
          type: 'object',
          properties: {
            ...asked,
            _limit: { type: 'string', pattern: '^([1-9]|[1-9][0-9]|1[0-9][0-9]|200)$' },
            _offset: { type: 'string', pattern: '^[0-9]{1,9}$' },
          },
        },
        response: {
          200: whole({
            items: {
              type: 'array',
              items: whole({
                file: { ...whole({ id: whole0, number: text }), description: 'Or the item of pre-collection.' },
                debtor: textOrNone,
                outstanding: orNone(money),
                wouldDo: { ...text, description: 'The action of the step; skipped: its conditions are not met.' },
                hold: textOrNone,
                note: textOrNone,
                nextStep: textOrNone,
                nextDueAt: textOrNone,
              }),
            },
            total: whole0,
          }),
        },
      },
    },
    async (request: FastifyRequest<{ Querystring: Asked }>) => {
      const [_limit, _offset] = [numberOf(request.query._limit) ?? 25, numberOf(request.query._offset) ?? 0]
      const { found, total } = await dryRun(app, app.engine, {
        ...askedBy(request),
        limit: _limit,
        offset: _offset,
      })
      const { locale } = request.access
      const shown = await namesOf(
        app.engine,
        ownerOf(request.query.type ?? 'file'),
        found.map(({ record }) => record),
      )
      const steps = await stepsAround(
        app.engine,
        found.map(({ step }) => step.id),
      )
      const items = found.map(({ record: id, facts, step, result, hold, note, nextStep, nextDueAt }) => {
        const next = nextStep === null ? undefined : steps.get(nextStep)
        return {
          file: { id, number: facts.number },
          debtor: shown.get(id)?.debtor ?? null,
          outstanding: shown.get(id)?.outstanding ?? null,
          wouldDo: result === 'skipped' ? 'skipped' : step.actionType,
          hold: hold ?? null,
          note: note ?? null,
          nextStep: next ? spokenName(next.name, locale) : null,
          nextDueAt,
        }
      })
      return { items, total }
    },
  )

  /** Costs by step: the usual amount of a cost, and for collection costs what the law gives on what is due. */
  async function costsOf(files: readonly Dry[]): Promise<Map<number, { amount: number; currency: string }>> {
    const charged = files.filter(({ result, step }) => result === 'done' && chargesCollection(step))
    const due = charged.filter(({ facts }) => !facts.hasCosts).map(({ record }) => record)
    const rates = await rateTables(app.engine)
    const known =
      due.length === 0 || due.length > atOnce
        ? new Map()
        : await moneyOf(app.engine, due, { today: todayAt(app.now()), rates })
    const { rows } = await app.engine.query<{ id: number; amount: number | null }>({
      text: `select ${t.id}::int as id, ${t.default_amount}::float8 as amount from cost_type t where ${t.charge_to} = 'debtor'`,
    })
    const usual = new Map(rows.map(({ id, amount }) => [id, amount ?? 0]))
    const sums = new Map<number, number>()
    for (const { record: id, step, result, facts } of files) {
      if (result !== 'done') continue
      const announced = chargesCollection(step) && !facts.hasCosts ? known.get(id)?.announced : undefined
      const own =
        step.actionType === 'add_cost' && step.costCategory !== 'collection' ? usual.get(step.costType ?? 0) : 0
      const amount = (announced ? announced.net + announced.vat : 0) + (own ?? 0)
      if (amount > 0) sums.set(step.id, (sums.get(step.id) ?? 0) + amount)
    }
    return new Map([...sums].map(([id, amount]) => [id, { amount, currency: 'EUR' }]))
  }
}
