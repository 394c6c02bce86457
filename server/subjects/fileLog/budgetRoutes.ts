/** Income and expenses of a debtor, booked on an entry: what this person can pay a month follows from them. */
import type { FastifyPluginAsync } from 'fastify'
import { capacityOf } from '#domain/fileLog/capacity.ts'
import { currencyOf } from '#domain/money/money.ts'
import { fileLog, type FileLog } from '#schemas/generated/file-log.ts'
import { FieldErrors, type Text } from '#server/errors.ts'
import { writerOf } from '#server/records/call.ts'
import { whole } from '#server/http/describedAnswers.ts'
import { visibleRecord } from '#server/records/visibleRecord.ts'
import { fileOf, todayAt } from '#server/subjects/ledger/fileOf.ts'
import { idParams, money } from '#server/subjects/ledger/shapes.ts'

type Way = 'income' | 'expenses'
type Row = { kind: string; amount: NonNullable<FileLog['capacity']> }
type Body = { items: Row[]; household?: FileLog['household'] }

const households = ['single', 'single_parent', 'couple', 'couple_children'] as const
const kinds = {
  income: ['wages', 'benefit', 'pension', 'allowances', 'maintenance', 'other'],
  expenses: ['rent', 'energy', 'insurance', 'care', 'debts', 'children', 'transport', 'food', 'other'],
} as const
const maybeMoney = { anyOf: [money, { type: 'null' }] }
const rows = { type: 'array', items: whole({ kind: { type: 'string' }, amount: money }) }

export const budgetRoutes: FastifyPluginAsync = async (app) => {
  app.post<{ Params: { id: string; x: Way }; Body: Body }>(
    '/api/v4/file/logs/:id/income-expenses/:x',
    {
      config: { acl: 'ROLE_FILE_EDIT', withoutKey: 'The same rows again are the same rows.' },
      schema: {
        tags: ['file'],
        summary: 'Book income or expenses a month on an entry, in place of those that stand there',
        params: {
          type: 'object',
          required: ['id', 'x'],
          properties: { ...idParams.properties, x: { enum: Object.keys(kinds) } },
        },
        body: {
          type: 'object',
          additionalProperties: false,
          required: ['items'],
          properties: {
            items: {
              type: 'array',
              maxItems: 30,
              items: {
                type: 'object',
                additionalProperties: false,
                required: ['kind', 'amount'],
                properties: { kind: { enum: [...new Set([...kinds.income, ...kinds.expenses])] }, amount: money },
              },
            },
            household: { enum: [...households, null] },
          },
        },
        response: {
          200: whole({
            income: rows,
            expenses: rows,
            household: { enum: [...households, null] },
            capacity: money,
            seizureFree: { ...maybeMoney, description: 'An indication; null while the household is not known.' },
            amountsFrom: { type: ['string', 'null'], description: 'From when the amounts of the indication hold.' },
          }),
        },
      },
    },
    async (request) => {
      const { id, file } = (await visibleRecord(app, request, fileLog)) as unknown as FileLog
      const { x } = request.params
      const { items, household } = request.body
      const by = writerOf(request)
      return app.engine.transaction(async (trx) => {
        const { currency } = await fileOf(trx, file.id)
        refuseRows(items, x, currency)
        const given = { [x]: items, ...(household !== undefined && { household }) } as Partial<Stored>
        const stored: Stored = await app.records.update(trx, fileLog, id, given, by)
        const budget = {
          income: cents(stored.income),
          expenses: cents(stored.expenses),
          household: stored.household,
        }
        const { capacity, seizureFree, amountsFrom } = capacityOf(budget, todayAt(app.now()))
        const asMoney = (amount: number) => ({ amount, currency: currencyOf(currency) })
        const worked = { capacity: asMoney(capacity), seizureFree: seizureFree === null ? null : asMoney(seizureFree) }
        await app.records.update(trx, fileLog, id, worked, by)
        const { income, expenses, household: lives } = stored
        return { income: income ?? [], expenses: expenses ?? [], household: lives, ...worked, amountsFrom }
      })
    },
  )
}

type Stored = {
  income: FileLog['income'] | undefined
  expenses: FileLog['expenses'] | undefined
  household: FileLog['household'] | undefined
}

const cents = (given: readonly Row[] | null | undefined) =>
  (given ?? []).map(({ kind, amount }) => ({ kind, amount: amount.amount }))

function refuseRows(items: readonly Row[], way: Way, currency: string): void {
  const errors: Record<string, Text[]> = {}
  items.forEach(({ kind, amount }, place) => {
    const known: readonly string[] = kinds[way]
    if (!known.includes(kind)) errors[`items.${place}.kind`] = [{ key: 'validation.enum' }]
    if (amount.amount < 0) errors[`items.${place}.amount`] = [{ key: 'error.file.positive' }]
    else if (amount.currency !== currency)
      errors[`items.${place}.amount`] = [{ key: 'error.file.currency', values: { currency } }]
  })
  if (Object.keys(errors).length > 0) throw new FieldErrors(errors)
}
