/** What the sender of an e-mail says: its words without those of our messages that it answers. */
import { mainText, ownText } from '#domain/incomingMail/ownText.ts'
import { replySubject } from '#domain/incomingMail/replySubject.ts'
import { withoutWordsOf } from '#domain/incomingMail/withoutWordsOf.ts'
import { textOfHtml } from '#domain/templates/htmlParts.ts'
import type { Trx } from '#server/db/engine.ts'
import { names } from '#server/sql/names.ts'
import type { ReadMail } from '#server/subjects/incomingMail/reading/mail.ts'

/** `text`: what it is about, a message that was passed on too; `own`: what its sender wrote. */
export type Said = { subject: string; text: string; own: string; from: string }
type Ours = { subject: string; body: string }
type Mail = Pick<ReadMail, 'subject' | 'text' | 'from' | 'inReplyTo' | 'references'>

/** Messages of ours that are compared, the newest first. */
const most = 5
const m = names('message', 'm')

/** @param file Whose messages to the sender count too: not every mail program names what it answers. */
export async function saidIn(trx: Pick<Trx, 'query'>, mail: Mail, file: number | null): Promise<Said> {
  const ours = await answered(trx, mail, file)
  const texts = ours.map(({ body }) => textOfHtml(body))
  const bare = replySubject(mail.subject)
  const isOurSubject = ours.some(({ subject }) => replySubject(subject) === bare)
  return {
    subject: isOurSubject ? '' : mail.subject,
    text: withoutWordsOf(mainText(mail.text), texts),
    own: withoutWordsOf(ownText(mail.text), texts),
    from: mail.from,
  }
}

async function answered(
  { query }: Pick<Trx, 'query'>,
  { inReplyTo, references, from }: Mail,
  file: number | null,
): Promise<Ours[]> {
  const ids = [...new Set([...(inReplyTo ? [inReplyTo] : []), ...references.slice(-most)])]
  const { rows } = await query<Ours>({
    text: `select coalesce(subject, '') as subject, coalesce(body, '') as body from (
        select ${m.subject} as subject, ${m.body} as body, ${m.sent_at} as at from message m where ${m.provider_reference} = any($1::text[])
        union all select ${m.subject}, ${m.body}, ${m.sent_at} from message m where ${m.file_id} = $2 and ${m.channel} = 'email' and lower(${m.to_address}) = $3
        union all select o.subject, coalesce(o.html, o.body), o.created_at from mail o where o.message_id = any($1::text[])
      ) found order by at desc nulls last limit ${most}`,
    values: [ids, file, from],
  })
  return rows
}
