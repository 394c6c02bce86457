/** The news as a reader sees it: published now, for their audience, with what they have read. */
import { setImmediate } from 'node:timers/promises'
import type { Locale } from '#schemas/entity.ts'
import type { Engine } from '#server/db/engine.ts'
import { cleanHtml, roomForStored } from '#server/records/values/html.ts'
import { defaultLocale } from '#schemas/product.ts'
import type { Audience } from './readerOf.ts'
import { names } from '#server/sql/names.ts'

const n = names('news_item', 'n')

export type NewsReader = { id: number | null; audiences: readonly Audience[]; locale: Locale }
export type NewsQuestion = {
  engine: Engine
  /** Milliseconds since 1970. */
  now: number
  limit: number
  offset: number
  /** Only items written in this language; undefined: all, in the reader's language or the default one. */
  language: Locale | undefined
}
export type NewsEntry = {
  id: number
  title: string
  content: string
  /** Language of the texts, which fall back to the default language. */
  locale: Locale
  publishedAt: string
  pinned: boolean
  /** Whether the reader has read it; false for visitors. */
  read: boolean
}

const visible = `${n.publish_from} <= $1 and (${n.publish_until} is null or ${n.publish_until} > $1) and ${n.audience} && $2::text[]`
const writtenIn = (parameter: string): string =>
  `(${parameter}::text is null or coalesce(${n.title}->>${parameter}, '') <> '')`

const page = `select ${n.id}, ${n.pinned}, ${n.publish_from} as "publishedAt",
    coalesce(nullif(${n.title}->>$3, ''), ${n.title}->>'${defaultLocale}') as title,
    coalesce(nullif(${n.content}->>$3, ''), ${n.content}->>'${defaultLocale}', '') as content,
    case when coalesce(${n.title}->>$3, '') = '' then '${defaultLocale}' else $3 end as locale,
    r.user_id is not null as read
  from news_item n left join news_read r on r.news_item_id = ${n.id} and r.user_id = $4::bigint
  where ${visible} and ${writtenIn('$7')} order by ${n.pinned} desc, ${n.publish_from} desc, ${n.id} desc limit $5 offset $6`

export async function newsFor(
  { id, audiences, locale }: NewsReader,
  { engine, now, limit, offset, language }: NewsQuestion,
): Promise<{ items: NewsEntry[]; total: number }> {
  const at = new Date(now).toISOString()
  const [items, total] = await Promise.all([
    engine.query<NewsEntry>({
      text: page,
      values: [at, audiences, language ?? locale, id, limit, offset, language ?? null],
    }),
    engine.query<{ total: number }>({
      text: `select count(*)::int as total from news_item n where ${visible} and ${writtenIn('$3')}`,
      values: [at, audiences, language ?? null],
    }),
  ])
  const cleaned: NewsEntry[] = []
  for (const entry of items.rows) {
    cleaned.push({ ...entry, content: cleanHtml(entry.content, roomForStored()) })
    // Gives the event loop a turn: many long items would block it.
    await setImmediate()
  }
  return { items: cleaned, total: total.rows[0]?.total ?? 0 }
}

/** @returns false when this reader has no such news item. */
export async function markRead(
  newsId: string,
  { id, audiences }: NewsReader,
  { engine, now }: { engine: Engine; now: number },
): Promise<boolean> {
  const text = `with n as (select id from news_item n where ${n.id} = $4::bigint and ${visible}), added as (
      insert into news_read (user_id, news_item_id, read_at) select $3::bigint, id, $1::timestamptz from n on conflict do nothing)
    select 1 from n`
  const values = [new Date(now).toISOString(), audiences, id, newsId]
  return (await engine.query({ text, values })).rows.length > 0
}
