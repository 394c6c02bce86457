/** E-mails of the last days, as they would have come in: with conversations, a bounce, a complaint, debt help and a proof of payment. */
import { randomBytes } from 'node:crypto'
import { excerptOf } from '#domain/incomingMail/ownText.ts'
import type { Config } from '#server/config.ts'
import type { Trx } from '#server/db/engine.ts'
import { insertRows } from '#server/seed/insertRows.ts'
import { names } from '#server/sql/names.ts'
import { openStorage } from '#server/subjects/documents/storage.ts'
import { judgeMail } from '#server/subjects/incomingMail/taking/judgeMail.ts'
import { readMail } from '#server/subjects/incomingMail/taking/readMail.ts'
import { makePdf } from '#server/subjects/templates/pdf.ts'
import written from './written.json' with { type: 'json' }

type OfFile = { id: number; number: string; name: string; address: string; team: number | null }
type Written = {
  hours: number
  /** Place of the file among those that have an address; null: about none. */
  of: number | null
  subject: string
  text: string
  from?: string
  id?: string
  answers?: string
  headers?: readonly string[]
  pdf?: string
}

const f = names('collection_file', 'f')
const r = names('debtor', 'r')
const k = names('debtor_contact', 'k')
const hour = 3_600_000

export async function insertEmails(trx: Trx, where: Pick<Config, 'dataDir' | 'bucket'>, now: Date): Promise<void> {
  const { rows: files } = await trx.query<OfFile>({
    text: `select ${f.id}::int as id, ${f.number} as number, ${r.name} as name, min(${k.value}) as address, ${f.team_id}::int as team
      from collection_file f join debtor r on ${r.id} = ${f.debtor_id} join debtor_contact k on ${k.debtor_id} = ${r.id} and ${k.kind} = 'email'
      where ${f.workflow_status} in ('in_progress', 'not_started') group by 1, 2, 3, 5 order by 1 limit 20`,
  })
  const storage = openStorage(where)
  for (const [index, one] of (written as readonly Written[]).entries()) {
    const file = one.of === null ? undefined : files[one.of % Math.max(1, files.length)]
    const at = new Date(now.getTime() - one.hours * hour)
    const raw = await rawOf(one, file, { at, index })
    const read = await readMail(raw)
    const { values, suggestion } = await judgeMail(trx, read)
    const row = {
      key: `demo:${index}`,
      kind: read.kind,
      from_address: read.from,
      from_name: read.fromName,
      to_address: read.to.join(', '),
      subject: read.subject,
      excerpt: excerptOf(read.text),
      received_at: at,
      created_at: at,
      message_id: read.messageId,
      in_reply_to: read.inReplyTo,
      thread: one.answers ? '<gesprek-1@example.net>' : read.messageId,
      raw: (await storage.put(raw)).sha256,
      content_hash: read.contentHash,
      attachments: read.attachments.map(({ name, type, content }) => ({ name, type, size: content.length })),
      suggested_file_id: values.suggestedFile,
      suggested_by: values.suggestedBy,
      suggested_on: values.suggestedOn,
      team_id: files.find(({ id }) => id === suggestion?.file)?.team ?? null,
      proposed_id: values.proposed,
      score: values.score,
      words: values.words,
      classification_id: values.classification,
      sentence: values.sentence,
      confirmed_by: values.confirmedBy,
      status: values.classification === null ? 'new' : 'classified',
    }
    await insertRows(trx, 'incoming_email', [row] as never)
  }
}

async function rawOf(
  { subject, text, from, id, answers, headers = [], pdf }: Written,
  file: OfFile | undefined,
  { at, index }: { at: Date; index: number },
): Promise<Buffer> {
  const filled = (words: string) =>
    words
      .replaceAll('{number}', file?.number ?? '')
      .replaceAll('{name}', file?.name ?? '')
      .replaceAll('{address}', file?.address ?? '')
  const boundary = randomBytes(9).toString('hex')
  const part = (lines: readonly string[]) => ['', `--${boundary}`, ...lines]
  const bytes = pdf === undefined ? undefined : await makePdf(proof(filled(pdf)), 'seed')
  const body = [
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: base64',
    '',
    wrapped(Buffer.from(filled(text))),
  ]
  const lines = [
    `From: ${from ? from.replace(/^(.*) </, (_all, name: string) => `${encoded(name)} <`) : `${encoded(file?.name ?? '')} <${file?.address ?? 'iemand@example.net'}>`}`,
    'To: incasso@example.nl',
    `Subject: ${encoded(filled(subject))}`,
    `Date: ${at.toUTCString()}`,
    `Message-ID: ${id ?? `<demo-${index}@example.net>`}`,
    ...(answers ? [`In-Reply-To: ${answers}`] : []),
    ...headers.map(filled),
    'MIME-Version: 1.0',
    ...(bytes && pdf !== undefined
      ? [
          `Content-Type: multipart/mixed; boundary=${boundary}`,
          ...part(body),
          ...part([
            `Content-Type: application/pdf; name="${filled(pdf)}"`,
            `Content-Disposition: attachment; filename="${filled(pdf)}"`,
          ]),
          'Content-Transfer-Encoding: base64',
          '',
          wrapped(bytes),
          `--${boundary}--`,
        ]
      : body),
    '',
  ]
  return Buffer.from(lines.join('\r\n'))
}

const encoded = (text: string): string => `=?utf-8?B?${Buffer.from(text).toString('base64')}?=`
const wrapped = (bytes: Buffer): string => bytes.toString('base64').replace(/.{76}/g, '$&\r\n')

const proof = (title: string) => ({
  foot: {
    margin: [56, 12, 56, 0] as [number, number, number, number],
    fontSize: 8,
    color: '#55606e',
    text: '',
    number: '%page% / %pages%',
  },
  content: [
    { text: title.replace(/\.pdf$/, ''), fontSize: 18, bold: true },
    {
      text: 'Dit is een verzonnen afschrift van het demonstratiekantoor.',
      margin: [0, 16, 0, 0] as [number, number, number, number],
    },
  ],
})
