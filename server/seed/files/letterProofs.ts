/** Proof of the 14-day letters of the demo: the letter that the office posted, or the client's list of those that it sent itself. */
import type { Config } from '#server/config.ts'
import type { Trx } from '#server/db/engine.ts'
import { names } from '#server/sql/names.ts'
import { openStorage } from '#server/subjects/documents/storage.ts'
import { makePdf } from '#server/subjects/templates/pdf.ts'
import { page } from './documents.ts'

const f = names('collection_file', 'f')
const o = names('collection_file')
const d = names('debtor', 'd')
const c = names('customer', 'c')
const k = names('document')
const m = names('message')

type Letter = { file: number; number: string; customer: number; debtor: string; sent: string; end: string | null }
type Kept = { file: number; customer: number; name: string; sha: string; size: number; sent: string; isOurs: boolean }

const letters = `
select ${f.id}::int as file, ${f.number}, ${f.customer_id}::int as customer, ${d.name} as debtor, ${f.fourteen_day_sent}::text as sent, ${f.fourteen_day_end}::text as end
from collection_file f join debtor d on ${d.id} = ${f.debtor_id} where ${f.fourteen_day_message_id} is not null order by ${f.id}`

const lists = `
select ${c.id}::int as id, ${c.company}, json_agg(json_build_object('file', ${f.id}, 'customer', ${c.id}, 'reference', ${f.client_reference}, 'sent', ${f.fourteen_day_sent})
  order by ${f.fourteen_day_sent}, ${f.id}) as sent
from collection_file f join customer c on ${c.id} = ${f.customer_id} where ${f.fourteen_day_sent} < ${f.received_at} group by ${c.id} order by 1`

const insert = `
with kept as (
  insert into document (${k.id}, ${k.file_id}, ${k.customer_id}, ${k.name}, ${k.kind}, ${k.direction}, ${k.channel}, ${k.status}, ${k.visible_to_client}, ${k.sent_at},
    ${k.sha256}, ${k.size}, ${k.mime_type}, ${k.pages}, ${k.created_at}, ${k.created_by_id})
  select (select coalesce(max(${k.id}), 0) from document) + row_number() over (order by x.file), x.file, x.customer, x.name, 'fourteen_day_letter',
    case when x."isOurs" then 'out' else 'in' end, case when x."isOurs" then 'post' end, case when x."isOurs" then 'sent' else 'kept' end, true,
    case when x."isOurs" then x.sent + time '15:00' end, x.sha, x.size, 'application/pdf', 1, x.sent + time '15:00', 1
  from jsonb_to_recordset($1::jsonb) as x(file bigint, customer bigint, name text, sha text, size bigint, sent date, "isOurs" boolean)
  returning ${k.id}, ${k.file_id}),
of_files as (update collection_file set ${o.fourteen_day_document_id} = kept.id from kept where collection_file.${o.id} = kept.file_id)
update message set ${m.document_id} = kept.id from kept where message.${m.file_id} = kept.file_id and message.${m.is_fourteen_day_letter}`

type List = { id: number; company: string; sent: { file: number; customer: number; reference: string; sent: string }[] }

/** After the messages. @param where Where bytes are kept. */
export async function insertLetterProofs({ query }: Trx, where: Pick<Config, 'dataDir' | 'bucket'>): Promise<void> {
  const storage = openStorage(where)
  const keep = async (title: string, lines: readonly string[]) => {
    const { sha256: sha, size } = await storage.put(await makePdf(page(title, lines), 'seed'))
    return { sha, size }
  }
  const kept: Kept[] = []
  for (const { file, number, customer, debtor, sent, end } of (await query<Letter>({ text: letters })).rows) {
    const bytes = await keep('14-dagenbrief', [
      `Betreft: dossier ${number}`,
      `Geachte ${debtor},`,
      'U hebt veertien dagen om te betalen, te rekenen vanaf de dag na die waarop u deze brief ontvangt. Daarna bent u ook incassokosten verschuldigd.',
      end === null ? `Verzonden op ${sent}.` : `Verzonden op ${sent}; de termijn eindigt op ${end}.`,
    ])
    kept.push({ file, customer, name: `14-dagenbrief ${number}.pdf`, ...bytes, sent, isOurs: true })
  }
  for (const { company, sent } of (await query<List>({ text: lists })).rows) {
    const lines = sent.slice(0, 40).map(({ reference, sent: day }) => `${day}  ${reference}`)
    const bytes = await keep(`Verzonden 14-dagenbrieven van ${company}`, lines)
    const name = `Verzendlijst 14-dagenbrieven.pdf`
    kept.push(
      ...sent.map(({ file, customer, sent: day }) => ({ file, customer, name, ...bytes, sent: day, isOurs: false })),
    )
  }
  await query({ text: insert, values: [JSON.stringify(kept)] })
}
