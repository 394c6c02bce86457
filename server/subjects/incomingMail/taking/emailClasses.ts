/** Classes of e-mail with what they know: their rules, and what people taught them by correcting. */
import { classify, type ClassRules, type Judgment, type Learned } from '#domain/incomingMail/classify.ts'
import { wordsOf } from '#domain/incomingMail/wordsOf.ts'
import type { EmailAction } from './emailAction.ts'
import type { Trx } from '#server/db/engine.ts'
import { names } from '#server/sql/names.ts'
import type { Said } from './ourWords.ts'
import { stemOf } from './stemOf.ts'

export type EmailClass = ClassRules & {
  code: string
  action: EmailAction
  agendaSubject: number | null
  threshold: number
}

const c = names('email_classification')

/** Classes in their sequence: of several that are as likely the first counts. */
export async function classesOf({ query }: Pick<Trx, 'query'>): Promise<EmailClass[]> {
  const { rows } = await query<Omit<EmailClass, 'threshold'> & { threshold: string }>({
    name: 'email-classes',
    text: `select ${c.id}::int as id, ${c.code}, ${c.patterns}, ${c.sender_rules} as "senderRules", ${c.action}, ${c.agenda_subject_id}::int as "agendaSubject",
        coalesce(${c.threshold}, 100) as threshold from email_classification where ${c.active} order by ${c.position}`,
  })
  return rows.map((row) => ({
    ...row,
    patterns: row.patterns ?? [],
    senderRules: row.senderRules ?? [],
    threshold: Number(row.threshold),
  }))
}

type Words = Pick<Said, 'subject' | 'text' | 'from'>

/** @returns The most likely class with its words; undefined where none is likely. */
export async function judge(
  trx: Pick<Trx, 'query'>,
  said: Words,
  classes: readonly EmailClass[],
): Promise<Judgment | undefined> {
  const words = wordsOf(said, stemOf)
  return classify({ ...said, words }, classes, await learnedOf(trx, [...words.keys()], classes))
}

async function learnedOf(
  { query }: Pick<Trx, 'query'>,
  stems: readonly string[],
  classes: readonly EmailClass[],
): Promise<Learned> {
  const ids = classes.map(({ id }) => id)
  const mails = await query<{ id: number; mails: number }>({
    text: 'select class_id::int as id, mails from email_class_count where class_id = any($1::bigint[])',
    values: [ids],
  })
  const words = await query<{ word: string; id: number; mails: number }>({
    text: 'select word, class_id::int as id, mails from email_word_count where word = any($1::text[]) and class_id = any($2::bigint[])',
    values: [stems, ids],
  })
  const counts = new Map<string, Map<number, number>>()
  for (const { word, id, mails: count } of words.rows)
    counts.set(word, (counts.get(word) ?? new Map<number, number>()).set(id, count))
  return { mails: new Map(mails.rows.map((row) => [row.id, row.mails])), words: counts }
}

/** @param by 1: this e-mail is an example of the class; -1: it is none any more. */
export async function learn({ query }: Pick<Trx, 'query'>, said: Words, classId: number, by: 1 | -1): Promise<void> {
  const stems = [...wordsOf(said, stemOf).keys()].toSorted()
  await query({
    text: `insert into email_class_count as c (class_id, mails) values ($1, greatest($2, 0))
      on conflict (class_id) do update set mails = greatest(c.mails + $2, 0)`,
    values: [classId, by],
  })
  await query({
    text: `insert into email_word_count as c (word, class_id, mails) select word, $2, greatest($3::int, 0) from unnest($1::text[]) as word
      on conflict (word, class_id) do update set mails = greatest(c.mails + $3, 0)`,
    values: [stems, classId, by],
  })
}
