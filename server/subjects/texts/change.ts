/** Writes a changed text, or takes one back, with a line in the audit: who, from what, to what. */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Locale } from '#schemas/entity.ts'
import { actorsOf, auditInsert } from '#server/foundation/audit.ts'
import type { Trx } from '#server/db/engine.ts'
import { originalOf } from './catalogue.ts'

export type Wish = { locale: Locale; key: string }
type App = Pick<FastifyInstance, 'engine' | 'now'>
type Asked = Pick<FastifyRequest, 'access' | 'id'>

export async function changeText({ engine, now }: App, asked: Asked, wish: Wish & { text: string }): Promise<void> {
  const { locale, key, text } = wish
  await engine.transaction(async (trx) => {
    const before = await textNow(trx, wish)
    if (before === text) return
    await trx.query({
      text: `insert into changed_text (locale, key, text, changed_at, changed_by) values ($1, $2, $3, $4, $5)
        on conflict (locale, key) do update
        set text = excluded.text, changed_at = excluded.changed_at, changed_by = excluded.changed_by`,
      values: [locale, key, text, new Date(now()).toISOString(), asked.access.person?.id ?? null],
    })
    await note(trx, asked, 'change', wish, { from: before, to: text })
  })
}

/** Does nothing where nothing was changed. */
export async function takeBack({ engine }: App, asked: Asked, wish: Wish): Promise<void> {
  await engine.transaction(async (trx) => {
    const before = await textNow(trx, wish)
    const text = 'delete from changed_text where locale = $1 and key = $2'
    const { rowCount } = await trx.query({ text, values: [wish.locale, wish.key] })
    if (rowCount > 0) await note(trx, asked, 'take-back', wish, { from: before, to: originalOf(wish.locale, wish.key) })
  })
}

/** Holds the row until the end, so that the audit tells of two changes at once in their order. */
async function textNow(trx: Trx, { locale, key }: Wish): Promise<string | undefined> {
  const { rows } = await trx.query<{ text: string }>({
    text: 'select text from changed_text where locale = $1 and key = $2 for update',
    values: [locale, key],
  })
  return rows[0]?.text ?? originalOf(locale, key)
}

async function note(
  trx: Trx,
  { access, id }: Asked,
  action: string,
  { locale, key }: Wish,
  change: object,
): Promise<void> {
  await trx.query({
    text: `${auditInsert} values ($1, $2, $3, $4, $5, 'text', null, $6::jsonb, $7)`,
    values: [...actorsOf(access), action, JSON.stringify({ [`${locale} ${key}`]: change }), id],
  })
}
