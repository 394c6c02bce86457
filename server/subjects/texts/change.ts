/** Stores a changed text, or removes a change, with an audit row. */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Locale } from '#schemas/entity.ts'
import { writerOf } from '#server/records/call.ts'
import type { Trx } from '#server/db/engine.ts'
import { originalOf } from './catalogue.ts'

type Change = { from: string | undefined; to: string | undefined }
export type Wish = { locale: Locale; key: string }
type App = Pick<FastifyInstance, 'engine' | 'now' | 'records'>
type Asked = Pick<FastifyRequest, 'access' | 'id' | 'method' | 'routeOptions'>

/** Name in the audit. */
const text = { name: 'text', properties: [] }

export async function changeText(app: App, asked: Asked, wish: Wish & { text: string }): Promise<void> {
  const { locale, key } = wish
  await app.engine.transaction(async (trx) => {
    const before = await textNow(trx, wish)
    if (before === wish.text) return
    await trx.query({
      text: `insert into changed_text (locale, key, text, changed_at, changed_by) values ($1, $2, $3, $4, $5)
        on conflict (locale, key) do update
        set text = excluded.text, changed_at = excluded.changed_at, changed_by = excluded.changed_by`,
      values: [locale, key, wish.text, new Date(app.now()).toISOString(), asked.access.person?.id ?? null],
    })
    await note(app, trx, asked, 'change', wish, { from: before, to: wish.text })
  })
}

/** Does nothing for an unchanged text. */
export async function takeBack(app: App, asked: Asked, wish: Wish): Promise<void> {
  await app.engine.transaction(async (trx) => {
    const before = await textNow(trx, wish)
    const text = 'delete from changed_text where locale = $1 and key = $2'
    const { rowCount } = await trx.query({ text, values: [wish.locale, wish.key] })
    const to = originalOf(wish.locale, wish.key)
    if (rowCount > 0) await note(app, trx, asked, 'take-back', wish, { from: before, to })
  })
}

/** Locks the row, so that the audit has concurrent changes in their order. */
async function textNow(trx: Trx, { locale, key }: Wish): Promise<string | undefined> {
  const { rows } = await trx.query<{ text: string }>({
    text: 'select text from changed_text where locale = $1 and key = $2 for update',
    values: [locale, key],
  })
  return rows[0]?.text ?? originalOf(locale, key)
}

const note = (app: App, trx: Trx, asked: Asked, name: string, { locale, key }: Wish, change: Change) =>
  app.records.note(trx, text, null, { name, changes: { [`${locale} ${key}`]: change } }, writerOf(asked))
