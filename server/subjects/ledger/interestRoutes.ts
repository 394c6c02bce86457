/**
 * `/api/v4/file/{id}/interest-setting`: the interest that was agreed, what another agreement would come to, and
 * changing all of it at once with a reason.
 */
import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import { file } from '#schemas/generated/file.ts'
import { interestSetting } from '#schemas/generated/interest-setting.ts'
import type { Trx } from '#server/db/engine.ts'
import { forServer } from '#server/db/outsider.ts'
import { FieldErrors, Refused, type Text } from '#server/errors.ts'
import { whole } from '#server/http/describedAnswers.ts'
import { writerOf } from '#server/records/call.ts'
import { visibleRecord } from '#server/records/visibleRecord.ts'
import { fileOf, todayAt } from './fileOf.ts'
import { agreedShape, basisOf, checkSet, standingOf, withSet, type Agreed, type Standing } from './interestSet.ts'
import { settledOnce } from './settleOnce.ts'
import { segmentsIn, segmentShape } from './segments.ts'
import { asMoney, balanceShape, day, idParams, text } from './shapes.ts'
import { workedOut, type Worked } from './balanceOnDay.ts'

const path = '/api/v4/file/:id/interest-setting'
const settings = { type: 'array', maxItems: 50, items: agreedShape }
const standing = whole({
  ...agreedShape.properties,
  version: { type: 'integer' },
  number: { type: ['string', 'null'], description: 'Of the claim.' },
  reason: { type: 'string' },
})
const answer = {
  200: whole({
    items: { type: 'array', description: 'Of several that fit a day the last one holds.', items: standing },
    basis: { type: 'string', description: 'What stands now, to be sent with a change.' },
  }),
}
const state = whole({ ...balanceShape, segments: { type: 'array', items: segmentShape } })
const stateOf = (worked: Worked) => ({
  ...asMoney(worked.balance, worked.found.file.currency),
  segments: segmentsIn(worked),
})

type Call<Body> = FastifyRequest<{ Params: { id: string }; Body: Body }>
type Change = { settings: Agreed[]; reason: string; basis: string }

export const interestRoutes: FastifyPluginAsync = async (app) => {
  app.get<{ Params: { id: string } }>(
    path,
    {
      config: { acl: interestSetting.access.read },
      schema: { tags: ['file'], summary: 'The interest that was agreed', params: idParams, response: answer },
    },
    async (request) => {
      const { id } = await visibleRecord(app, request, file)
      return standingAnswer(await forServer(() => standingOf(app.engine, id)))
    },
  )

  app.post(
    `${path}/calculate`,
    {
      config: { acl: interestSetting.access.update, withoutKey: 'Nothing changes.' },
      schema: {
        tags: ['file'],
        summary: 'What another agreement would come to, old beside new; books nothing',
        params: idParams,
        body: {
          type: 'object',
          additionalProperties: false,
          required: ['settings'],
          properties: { settings, on: day },
        },
        response: { 200: whole({ on: day, before: state, after: state }) },
      },
    },
    async (request: Call<{ settings: Agreed[]; on?: string }>) => {
      const { id } = await visibleRecord(app, request, file)
      await checkSet(app.engine, id, request.body.settings)
      const before = await workedOut(app.engine, id, request.body.on ?? todayAt(app.now()))
      const after = await withSet(app.engine, before, request.body.settings)
      return { on: before.on, before: stateOf(before), after: stateOf(after) }
    },
  )

  app.put(
    path,
    {
      config: { acl: interestSetting.access.update },
      schema: {
        tags: ['file'],
        summary: 'Replace all agreements on interest of a file at once; the ledger follows in the same transaction',
        params: idParams,
        body: {
          type: 'object',
          additionalProperties: false,
          required: ['settings', 'reason', 'basis'],
          properties: { settings, reason: { ...text(400), minLength: 1, pattern: '\\S' }, basis: text(2000) },
        },
        response: answer,
      },
    },
    async (request: Call<Change>) => {
      const { id } = await visibleRecord(app, request, file)
      return app.engine.transaction(async (trx) => {
        await fileOf(trx, id)
        const before = await standingOf(trx, id)
        if (basisOf(before) !== request.body.basis) throw new Refused({ key: 'error.file.otherBasis' })
        await checkSet(trx, id, request.body.settings)
        const settling = { today: todayAt(app.now()), requestId: request.id }
        await settledOnce(trx, settling, () => replaceSet(trx, { id, before, request })).catch((error: unknown) => {
          throw error instanceof FieldErrors ? ofSet(error, request.body.settings, before) : error
        })
        const after = await standingOf(trx, id)
        if (basisOf(after) !== request.body.basis) {
          const changes = {
            interestSettings: { from: before, to: after },
            reason: { from: null, to: request.body.reason },
          }
          await app.records.note(trx, file, id, { name: 'changeInterest', changes }, writerOf(request))
        }
        return standingAnswer(after)
      })
    },
  )

  async function replaceSet(
    trx: Trx,
    { id, before, request }: { id: number; before: readonly Standing[]; request: Call<Change> },
  ): Promise<void> {
    const { settings: wanted, reason } = request.body
    const by = writerOf(request)
    const stays = new Set(wanted.map((one) => one.id))
    // First what no longer holds, so that no day in between has two.
    for (const one of before) if (!stays.has(one.id)) await app.records.delete(trx, interestSetting, one.id, by)
    for (const [at, { id: standingId, ...given }] of wanted.entries()) {
      const old = before.find((one) => one.id === standingId)
      const values = { ...nothing, ...given }
      if (old && isSame(old, values)) continue
      await (
        old
          ? app.records.update(trx, interestSetting, old.id, { ...values, reason }, by)
          : app.records.create(trx, interestSetting, { ...values, file: id, reason }, by)
      ).catch((error: unknown) => {
        throw error instanceof FieldErrors ? placed(error, at) : error
      })
    }
  }
}

const nothing = { claim: null, rate: null, per: null, surcharge: null, compounding: null, from: null, until: null }

const isSame = (old: Standing, values: Readonly<Record<string, unknown>>): boolean =>
  Object.entries(values).every(([name, value]) => plain(old[name as keyof Standing]) === plain(value))

/** Decimals of the database have zeros at their end. */
const plain = (value: unknown): unknown =>
  typeof value === 'string' && /^\d+\.\d+$/.test(value) ? value.replace(/\.?0+$/, '') : value

/** What is found once all are written is told at the first one that is another than before. */
function ofSet(error: FieldErrors, wanted: readonly Agreed[], before: readonly Standing[]): FieldErrors {
  if (Object.keys(error.body.errors ?? {}).some((field) => field.startsWith('settings'))) return error
  const at = wanted.findIndex(({ id, ...given }) => {
    const old = before.find((one) => one.id === id)
    return !old || !isSame(old, { ...nothing, ...given })
  })
  return at < 0 ? new FieldErrors({ settings: Object.values(error.body.errors ?? {}).flat() }) : placed(error, at)
}

const placed = ({ body }: FieldErrors, at: number): FieldErrors =>
  new FieldErrors(
    Object.fromEntries(
      Object.entries(body.errors ?? {}).map(([field, texts]): [string, readonly Text[]] => [
        `settings.${at}.${field}`,
        texts,
      ]),
    ),
  )

const standingAnswer = (items: readonly Standing[]) => ({
  items: items.map((one) => ({ ...one, rate: plain(one.rate), surcharge: plain(one.surcharge) })),
  basis: basisOf(items),
})
