/** Suggests the file to which an incoming e-mail belongs, and tells by what that is known. */
import { cluesOf, isCertain, type Clue, type ClueKind } from '#domain/incomingMail/cluesOf.ts'
import type { Trx } from '#server/db/engine.ts'
import { names } from '#server/sql/names.ts'
import type { ReadMail } from '#server/subjects/incomingMail/reading/mail.ts'

/** `on`: what was found. `sentTo`: address, in small letters, that we wrote the message to which is answered. */
export type Suggestion = { file: number; by: ClueKind; on: string; isCertain: boolean; sentTo: string | null }
type Found = { file: number; sentTo?: string | null }

const m = names('message', 'm')
const e = names('incoming_email', 'e')
const f = names('collection_file', 'f')
const k = names('debtor_contact', 'k')

/** A message of ours, an answer that somebody wrote from the inbox, or an e-mail of the same conversation. */
const ofMessageId = `select file, "sentTo" from (
    select ${m.file_id} as file, lower(${m.to_address}) as "sentTo", 1 as place from message m where ${m.provider_reference} = any($1::text[])
    union all select ${e.file_id}, lower(o.recipient), 2 from mail o join incoming_email e on o.message_id = any($1::text[]) and ${e.id} = (regexp_match(o.message_id, '^<email-([0-9]{1,15})[.]'))[1]::bigint
    union all select ${e.file_id}, null, 3 from incoming_email e where ${e.message_id} = any($1::text[])
  ) found where file is not null order by place limit 1`

const ofNumber = `select f.id as file from collection_file f where ${f.number} = any($1::text[]) limit 1`
const ofReference = `select f.id as file from collection_file f where ${f.client_reference} = any($1::text[]) or ${f.payment_reference} = any($1::text[])
  order by ${f.workflow_status} = 'closed', f.id desc limit 2`
/** The newest open file of whoever has the address. */
const ofSender = `select f.id as file from debtor_contact k join collection_file f on ${f.debtor_id} = ${k.debtor_id}
  where ${k.kind} = 'email' and lower(${k.value}) = any($1::text[]) and coalesce(${k.status}, 'ok') <> 'blocked'
  order by ${f.workflow_status} = 'closed', f.id desc limit 1`

const statements: Readonly<Record<ClueKind, string>> = {
  answer: ofMessageId,
  references: ofMessageId,
  plus_address: ofNumber,
  file_number: ofNumber,
  client_reference: ofReference,
  sender: ofSender,
}

/** @returns undefined where nothing points at a file. */
export async function suggest(trx: Pick<Trx, 'query'>, mail: ReadMail): Promise<Suggestion | undefined> {
  for (const clue of cluesOf(mail)) {
    const found = await fileOf(trx, clue)
    if (found === undefined) continue
    const { file, sentTo = null } = found
    const isKnown = await isKnownSender(trx, mail.from, file)
    const on = clue.value.slice(0, 200)
    return { file, by: clue.by, on, sentTo, isCertain: isCertain(clue.by, { isKnown, isOurs: sentTo !== null }) }
  }
  return undefined
}

async function fileOf({ query }: Pick<Trx, 'query'>, { by, value }: Clue): Promise<Found | undefined> {
  const { rows } = await query<Found>({ name: `email-${by}`, text: statements[by], values: [[value]] })
  // A reference that two files have says nothing.
  return by === 'client_reference' && rows.length > 1
    ? undefined
    : rows[0] && { ...rows[0], file: Number(rows[0].file) }
}

async function isKnownSender({ query }: Pick<Trx, 'query'>, from: string, file: number): Promise<boolean> {
  const { rows } = await query({
    text: `select from debtor_contact k join collection_file f on ${f.debtor_id} = ${k.debtor_id}
      where f.id = $1 and ${k.kind} = 'email' and lower(${k.value}) = $2 and coalesce(${k.status}, 'ok') <> 'blocked' limit 1`,
    values: [file, from],
  })
  return rows.length > 0
}
