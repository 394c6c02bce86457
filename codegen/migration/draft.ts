/** What a migration will hold while it is being worked out: statements by phase, words for people, open questions. */
import type { Accept } from './accept.ts'

/** Order of the statements: what frees a name or breaks a tie comes before what needs it. */
const phases = ['untie', 'leave', 'rename', 'create', 'alter', 'limit', 'link', 'track'] as const
type Phase = (typeof phases)[number]

/** Something that loses or may lose data, to be answered before the migration is written. */
export type Question = {
  /** 'merchant.fax' */
  place: string
  entity: string
  /** Sentence without its point: what would happen. */
  problem: string
  /** Query that counts the rows at stake, in the tables as they were, and words for them: "hold a value". */
  stake: { sql: string; words: string }
  /** Query that counts all rows. */
  total: string
  /** With no row at stake nothing is lost: elsewhere PostgreSQL itself would refuse. */
  passesAtZero: boolean
  /** What to write to go on, each a line. */
  ways: readonly string[]
}

type Headline = { slug: string; words: string; entity: string }

export type Draft = {
  accept: Accept
  /** Ends the names of what is put aside: '0007'. */
  number: string
  statements: { phase: Phase; sql: string }[]
  headlines: Headline[]
  questions: Question[]
}

export const emptyDraft = (accept: Accept, number: string): Draft => ({
  accept,
  number,
  statements: [],
  headlines: [],
  questions: [],
})

export const add = (draft: Draft, phase: Phase, sql: string) => draft.statements.push({ phase, sql })

/** Once per place and problem: an amount and its currency go together. */
export function ask(draft: Draft, question: Question) {
  const isAsked = draft.questions.some(({ place, problem }) => place === question.place && problem === question.problem)
  if (!isAsked) draft.questions.push(question)
}

export const announce = (draft: Draft, headline: Headline) => draft.headlines.push(headline)

/** Returns the file's text: what it does in words, then its statements in order, those on one line close together. */
export function draftText({ statements, headlines }: Draft): string {
  const words = headlines.length ? headlines.map((headline) => headline.words) : ['Bring names and limits up to date.']
  const ordered = phases.flatMap((phase) => statements.filter((statement) => statement.phase === phase))
  const isApart = (index: number) => {
    const [one, before] = [ordered[index], ordered[index - 1]]
    return one?.phase !== before?.phase || [one, before].some((statement) => statement?.sql.includes('\n'))
  }
  const body = ordered.map(({ sql }, index) => `${isApart(index) ? '\n' : ''}${sql};\n`)
  return [...words.map((line) => `-- ${line.replaceAll(/\s+/g, ' ')}\n`), ...body].join('')
}

/**
 * Returns the file's name without number: 'create-customer', or 'create-customer-and-2-more' when it does several things.
 * Names tell branches apart: two that take the same number and name would be one file to git.
 */
export function draftSlug({ headlines }: Draft): string {
  const slugs = [...new Set(headlines.map(({ slug }) => slug))]
  const [first = 'update-schema'] = slugs
  return `${first.slice(0, 60)}${slugs.length > 1 ? `-and-${slugs.length - 1}-more` : ''}`
}
