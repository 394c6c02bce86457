/** Documents of the first files: invoices, a contract, a scan, and letters that wait to be approved and sent. */
import type { Content } from 'pdfmake/interfaces.js'
import { dayOf } from '#domain/time/day.ts'
import type { Config } from '#server/config.ts'
import type { Trx } from '#server/db/engine.ts'
import { names } from '#server/sql/names.ts'
import { openStorage } from '#server/subjects/documents/storage.ts'
import { makePdf } from '#server/subjects/templates/pdf.ts'
import { insertRows } from '#server/seed/insertRows.ts'

type OfFile = { id: number; number: string; customer: number; debtor: string }
type Row = {
  name: string
  kind: string
  direction: 'in' | 'out'
  status: 'kept' | 'to_send' | 'approved' | 'rejected'
  channel: 'post' | 'email' | null
  visible_to_client: boolean
  reason: string | null
}

const f = names('collection_file', 'f')
const r = names('debtor', 'r')
const a = names('debtor_address', 'a')
const day = 86_400_000
/** Files that have letters waiting. */
const letters = 12

/** SQL for files whose debtor may be asked to pay today, which is `$1`: what waits may leave. */
const mayBeAsked = `${f.phase} = 'amicable' and ${f.workflow_status} not in ('closed', 'suspend') and ${f.outstanding} > 0 and not coalesce(${f.insolvent}, false)
  and not coalesce(${f.disputed}, false) and not coalesce(${f.arrangement_active}, false) and coalesce(${f.limitation_date}, $1::date) >= $1::date
  and ${r.insolvency_status} is null and ${r.deceased_at} is null and coalesce(${r.birth_date}, '1980-01-01') < $1::date - interval '18 years'
  and exists (select from debtor_address a where ${a.debtor_id} = ${r.id} and ${a.type} is distinct from 'previous' and coalesce(${a.status}, 'unverified') in ('unverified', 'verified'))`

const sent = { direction: 'in', status: 'kept', channel: null, visible_to_client: true, reason: null } as const
const made = { kind: 'letter_out', direction: 'out', channel: 'post', visible_to_client: false, reason: null } as const

/** @param where Where bytes are kept. @returns The table that was filled with explicit ids. */
export async function insertDocuments(
  trx: Trx,
  where: Pick<Config, 'dataDir' | 'bucket'>,
  now: Date,
): Promise<string[]> {
  const { rows: files } = await trx.query<OfFile>({
    text: `select ${f.id}::int as id, ${f.number} as number, ${f.customer_id}::int as customer, ${r.name} as debtor
      from collection_file f join debtor r on ${r.id} = ${f.debtor_id} where ${f.id} <= 2 or (${mayBeAsked}) order by ${f.id} limit ${letters}`,
    values: [dayOf(now.getTime())],
  })
  const storage = openStorage(where)
  const rows: object[] = []
  for (const [index, file] of files.entries()) {
    for (const row of rowsOf(file, index)) {
      const kept = await storage.put(await makePdf(paper(row, file), 'seed'))
      const created_at = new Date(
        now.getTime() - (index * 5 + rows.length) * 3_600_000 - (row.direction === 'in' ? 9 * day : 0),
      )
      rows.push({
        id: rows.length + 1,
        file_id: file.id,
        customer_id: file.customer,
        ...row,
        ...kept,
        mime_type: 'application/pdf',
        pages: row.kind === 'contract' ? 2 : 1,
        created_at,
        created_by_id: 1,
      })
    }
  }
  await insertRows(trx, 'document', rows as never)
  return ['document']
}

function rowsOf({ number }: OfFile, index: number): Row[] {
  const own: Row[] =
    index > 1
      ? []
      : [
          { ...sent, name: `Factuur ${number}.pdf`, kind: 'invoice' },
          { ...sent, name: 'Overeenkomst.pdf', kind: 'contract' },
          { ...sent, name: 'Legitimatie.pdf', kind: 'identity', visible_to_client: false },
        ]
  const status = index % 5 === 4 ? 'approved' : 'to_send'
  const letter: Row =
    index === 7
      ? { ...made, name: `Sommatie ${number}.pdf`, status: 'rejected', reason: 'Het adres klopt niet meer.' }
      : { ...made, name: `${index % 3 === 0 ? 'Sommatie' : 'Aanmaning'} ${number}.pdf`, status }
  return index === 0 ? own : [...own, letter]
}

/** A page that looks like what it is called. */
function paper({ name, kind }: Row, { number, debtor }: OfFile) {
  const second: Content[] = kind === 'contract' ? [{ text: 'Ondertekening', fontSize: 14, pageBreak: 'before' }] : []
  const lines = [
    `Betreft: dossier ${number}`,
    kind === 'letter_out' ? `Geachte ${debtor},` : `Op naam van ${debtor}.`,
    'Wij verzoeken u het openstaande bedrag binnen veertien dagen te voldoen, onder vermelding van het dossiernummer.',
  ]
  return page(name.replace(/\.pdf$/, ''), lines, second)
}

/** A page of the demo office, which says that it is invented. */
export function page(title: string, lines: readonly string[], further: readonly Content[] = []) {
  const line = (text: string): Content => ({ text, margin: [0, 0, 0, 8] })
  const body: Content[] = [
    { text: title, fontSize: 18, bold: true, margin: [0, 40, 0, 16] },
    line('Dit is een verzonnen document van het demonstratiekantoor. Er kunnen geen rechten aan worden ontleend.'),
    ...lines.map(line),
  ]
  return {
    pageMargins: [56, 56, 56, 64] as [number, number, number, number],
    defaultStyle: { fontSize: 11 },
    content: [{ text: 'Dossier Incasso', color: '#1d3d6f', fontSize: 14, bold: true }, ...body, ...further],
    foot: {
      margin: [56, 12, 56, 0] as [number, number, number, number],
      fontSize: 8,
      color: '#55606e',
      text: 'Dossier Incasso',
      number: '%page% / %pages%',
    },
  }
}
