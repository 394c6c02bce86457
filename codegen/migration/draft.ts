/** A migration in the making: statements by phase, a description, and open questions. */
import type { Accept } from './accept.ts'

/** Order of the statements: what frees a name or removes a constraint comes before what needs that. */
const phases = ['untie', 'free', 'leave', 'rename', 'create', 'alter', 'limit', 'link', 'track'] as const
/** `index`: an index of a table in use, which gets a file of its own because it is created concurrently. */
type Phase = (typeof phases)[number] | 'index'

/** A question about possible loss of data, to be answered before the migration is written. */
export type Question = {
  /** 'merchant.fax' */
  place: string
  entity: string
  /** The consequence, as a sentence without its full stop. */
  problem: string
  /** Query that counts the rows at stake in the existing tables, and words for them: "hold a value". */
  stake: { sql: string; words: string }
  /** Query that counts all rows. */
  total: string
  /** Drops the question when no rows are at stake. */
  passesAtZero: boolean
  /** Options that the developer can choose, one line each. */
  ways: readonly string[]
}

/** A table that is locked, the query that counts its rows, and the reason. */
export type Lock = { table: string; sql: string; why: string }

type Headline = { slug: string; words: string; entity: string }

type Statement = { phase: Phase; sql: string }

export type Draft = {
  accept: Accept
  /** Number of the migration, '0007': suffix of archived names. */
  number: string
  statements: Statement[]
  headlines: Headline[]
  questions: Question[]
  locks: Lock[]
}

export const emptyDraft = (accept: Accept, number: string): Draft => ({
  accept,
  number,
  statements: [],
  headlines: [],
  questions: [],
  locks: [],
})

export const add = (draft: Draft, phase: Phase, sql: string) => draft.statements.push({ phase, sql })

/** Asks once per place and problem: an amount and its currency belong together. */
export function ask(draft: Draft, question: Question) {
  const isAsked = draft.questions.some(({ place, problem }) => place === question.place && problem === question.problem)
  if (!isAsked) draft.questions.push(question)
}

export const announce = (draft: Draft, headline: Headline) => draft.headlines.push(headline)

/**
 * Returns the text of the file: a description, then the statements in order, one-line ones without blank lines
 * between.
 */
export function draftText({ statements, headlines }: Draft): string {
  const words = headlines.length ? headlines.map((headline) => headline.words) : ['Bring names and limits up to date.']
  return [
    ...words.map(comment),
    ...bodyOf(phases.flatMap((phase) => statements.filter((statement) => statement.phase === phase))),
  ].join('')
}

const comment = (line: string): string => `-- ${line.replaceAll(/\s+/g, ' ')}\n`

function bodyOf(ordered: readonly Statement[]): string[] {
  const isApart = (index: number) => {
    const [one, before] = [ordered[index], ordered[index - 1]]
    return one?.phase !== before?.phase || [one, before].some((statement) => statement?.sql.includes('\n'))
  }
  return ordered.map(({ sql }, index) => `${isApart(index) ? '\n' : ''}${sql};\n`)
}

/** Whether there is more than indexes. */
export const hasStatements = ({ statements }: Draft): boolean => statements.some(({ phase }) => phase !== 'index')

/**
 * Returns the text of the file with the indexes, which the server creates one by one outside a transaction;
 * empty without any.
 * @param partner Name of the file that precedes it.
 */
export function indexText({ statements, headlines }: Draft, partner?: string): string {
  const made = statements.filter(({ phase }) => phase === 'index')
  if (made.length === 0) return ''
  const tables = new Set(made.flatMap(({ sql }) => / on (\S+) /.exec(sql)?.[1] ?? []))
  const isTracked = ({ phase, sql }: Statement) =>
    phase === 'track' && [...tables].some((table) => sql === trackSql(table.replaceAll('"', '')))
  const words = partner ? [`Make the indexes.`] : headlines.map((headline) => headline.words)
  return [
    ...words.map(comment),
    ...(partner ? [goesWith(partner)] : []),
    ...bodyOf([...made, ...statements.filter(isTracked)]),
  ].join('')
}

export const trackSql = (table: string): string => `select track_changes('${table}')`

const goesWith = (partner: string): string => `-- Goes with ${partner}.\n`

/** The file that must precede a file of indexes. */
export const partnerIn = (sql: string): string | undefined => /^-- Goes with (\S+\.sql)\.$/m.exec(sql)?.[1]

/**
 * Returns the file's name without number: 'create-customer', or 'create-customer-and-2-more'. Names tell
 * branches apart: two files with the same number and name would be one file to git.
 */
export function draftSlug({ headlines }: Draft): string {
  const slugs = [...new Set(headlines.map(({ slug }) => slug))]
  const [first = 'update-schema'] = slugs
  return `${first.slice(0, 60)}${slugs.length > 1 ? `-and-${slugs.length - 1}-more` : ''}`
}
