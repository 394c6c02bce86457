/** Two who book at one moment on files that settle each other. */
import { expect } from 'vitest'
import { dayOf } from '#domain/time/day.ts'
import { fileOf } from '#server/subjects/ledger/fileOf.ts'
import { settle } from '#server/subjects/ledger/settle.ts'
import { test as base } from '#tests/support/api.ts'
import { claim, euros, openFile, openOffice, person } from './office.ts'

const test = base.extend('office', async ({ api }) => openOffice(api))

// The embedded engine has one transaction at a time.
test.runIf(process.env.TEST_DATABASE_URL)(
  'files of one debtor that settle each other are locked in one order, whichever is booked on first',
  async ({ api, office }) => {
    const fourteenDayLetter = { sent: '2026-02-10', by: 'post', amount: euros(45) }
    const body = { customer: office.customer, fileType: 'private', fourteenDayLetter }
    const one = await openFile(api, { ...body, debtor: person, claims: [claim('1', '2026-01-31', 300)] })
    const other = await openFile(api, { ...body, debtor: one.debtor, claims: [claim('2', '2026-01-31', 300)] })
    // Something is left to keep of both, so each settles the other.
    await api.engine.query({ text: `update collection_file set fourteen_day_sent = '2026-02-09'` })
    const { promise: begun, resolve: begin } = Promise.withResolvers<undefined>()
    const settling = { today: dayOf(api.app.now()), requestId: 'test' }
    const isWaiting = async () => {
      const text = `select from pg_locks where not granted and database = (select oid from pg_database where datname = current_database())
      union all select from pg_locks where not granted and locktype = 'transactionid'`
      return (await api.engine.query({ text })).rows.length > 0
    }
    const first = api.engine.transaction(async (trx) => {
      await fileOf(trx, one.id)
      begin(undefined)
      await expect.poll(isWaiting).toBe(true)
      await settle(trx, one.id, settling)
    })
    const second = begun.then(() =>
      api.engine.transaction(async (trx) => {
        await fileOf(trx, other.id)
        await settle(trx, other.id, settling)
      }),
    )
    expect((await Promise.allSettled([first, second])).map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled'])
    expect((await api.rows('collection_file')).map(({ fourteen_day_sent: sent }) => sent)).toEqual([
      '2026-02-10',
      '2026-02-10',
    ])
  },
)
