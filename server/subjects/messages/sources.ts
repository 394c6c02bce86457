/** Sources from which the messages of a chunk are written, read by few statements. */
import type { FastifyInstance } from 'fastify'
import { settingByKey } from '#domain/settings/officeSettings.ts'
import { addDays, type IsoDate } from '#domain/time/day.ts'
import type { LetterHolidays } from '#domain/law/fourteenDayLetter.ts'
import type { Channel } from '#domain/workflow/walls.ts'
import type { Engine } from '#server/db/engine.ts'
import { storedSettings } from '#server/foundation/storedSettings.ts'
import { names } from '#server/sql/names.ts'
import { todayAt } from '#server/subjects/ledger/fileOf.ts'
import { holidays, rateTables } from '#server/subjects/legal/calculations/tables.ts'
import { senderOf } from '#server/subjects/templates/sender.ts'
import { variablesByKey } from '#server/subjects/templates/variables.ts'
import { fileFacts, type FileFacts } from './fileFacts.ts'
import { itemFacts } from './items/itemFacts.ts'
import { itemMoney } from './items/itemMoney.ts'
import { idsOf, ownerKey, readerKey, type Owned } from './owner.ts'
import { moneyOf, type Money } from './moneyOf.ts'
import { templatesOf, type Template } from './templates.ts'
import type { OfOffice } from './values.ts'

type Named = Owned & { channel: Channel; template: number }

export type Sources = {
  office: OfOffice
  /** Facts by `file 12`, `file 12 debtor 7` or `precasso 7`. */
  owners: ReadonlyMap<string, FileFacts>
  money: ReadonlyMap<string, Money>
  templates: ReadonlyMap<string, Template>
  /** `email 12 file 4711`: the template went to the file a short while ago. */
  recent: ReadonlySet<string>
  holidays: LetterHolidays
  window: { from: string; until: string }
  wki: { until: IsoDate | null; stops: boolean }
}

const m = names('message', 'm')
const f = names('collection_file', 'f')

export async function sourcesOf(
  app: Pick<FastifyInstance, 'config'>,
  database: Pick<Engine, 'query'>,
  list: readonly Named[],
  now: number,
): Promise<Sources> {
  const today = todayAt(now)
  const ids = idsOf(list)
  const stored = await storedSettings(database)
  const setting = (key: string) => stored.get(key)?.value ?? settingByKey.get(key)?.fallback ?? null
  const text = (key: string, otherwise: string) => {
    const value = setting(key)
    return typeof value === 'string' ? value : otherwise
  }
  const rates = await rateTables(database)
  const days = Number(setting('sending.duplicateDays'))
  const until = setting('wki.validUntil')
  return {
    office: {
      sender: await senderOf(app.config, database),
      variables: await variablesByKey(database),
      paymentUrl: text('sending.paymentUrl', '') || null,
      today,
    },
    owners: await ownerFacts(database, list, today),
    money: byOwner(
      ids.files.length === 0 ? new Map() : await moneyOf(database, ids.files, { today, rates }),
      await itemMoney(database, ids.items, { today, rates }),
    ),
    templates: await templatesOf(database, list),
    recent: days > 0 ? await recentOf(database, ids, addDays(today, -days)) : new Set(),
    holidays: await holidays(database),
    window: { from: text('sending.windowFrom', '07:00'), until: text('sending.windowUntil', '20:00') },
    wki: { until: typeof until === 'string' ? until : null, stops: setting('wki.messagesStop') === true },
  }
}

/** @returns What is known of the files and items for who is written to, by `file 12`, `file 12 debtor 7` or `precasso 7`. */
export async function ownerFacts(
  database: Pick<Engine, 'query'>,
  list: readonly Owned[],
  today: IsoDate,
): Promise<ReadonlyMap<string, FileFacts>> {
  const { files, items } = idsOf(list)
  const ofFiles = files.length === 0 ? [] : await fileFacts(database, list, today)
  return new Map([
    ...ofFiles.map((one) => [readerKey({ file: one.id, coDebtor: one.coDebtor }), one] as const),
    ...byOwner(new Map<number, FileFacts>(), await itemFacts(database, items, today)),
  ])
}

const byOwner = <T>(files: ReadonlyMap<number, T>, items: ReadonlyMap<number, T>): ReadonlyMap<string, T> =>
  new Map([
    ...[...files].map(([file, found]) => [ownerKey({ file }), found] as const),
    ...[...items].map(([precasso, found]) => [ownerKey({ file: null, precasso }), found] as const),
  ])

/** Templates that went to a reader of a file a short while ago, without failed and returned messages: those may be sent again. */
async function recentOf(
  { query }: Pick<Engine, 'query'>,
  { files, items }: ReturnType<typeof idsOf>,
  after: IsoDate,
): Promise<Set<string>> {
  const { rows } = await query<{ key: string }>({
    name: 'message-recent',
    text: `select distinct ${m.channel} || ' ' || coalesce(${m.email_template_id}, ${m.post_mail_template_id}, ${m.sms_template_id}) || ' ' ||
        coalesce('file ' || ${m.file_id} || coalesce(' debtor ' || (select nullif(${m.debtor_id}, ${f.debtor_id}) from collection_file f where ${f.id} = ${m.file_id}), ''),
          'precasso ' || ${m.precasso_id}) as key
      from message m where (${m.file_id} = any($1::bigint[]) or ${m.precasso_id} = any($3::bigint[])) and ${m.status} in ('draft', 'approved', 'scheduled', 'queued', 'sent', 'delivered')
        and ${m.created_at} >= $2::date and coalesce(${m.email_template_id}, ${m.post_mail_template_id}, ${m.sms_template_id}) is not null`,
    values: [files, after, items],
  })
  return new Set(rows.map(({ key }) => key))
}

export const recentKey = (named: Named): string => `${named.channel} ${named.template} ${readerKey(named)}`
export const templateKey = ({ channel, template }: Pick<Named, 'channel' | 'template'>): string =>
  `${channel} ${template}`
