/** Reads CSV as a stream: one delimiter, which is counted, and rows as the spreadsheet that wrote them has them. */
import { Readable } from 'node:stream'
import { CsvError, parse } from 'csv-parse'
import { AppError, Refused } from '#server/errors.ts'
import type { Row } from './row.ts'
import { encodingOf, textOf } from './encoding.ts'

const delimiters = [';', ',', '\t', '|'] as const
/** Lines in which delimiters are counted, and characters in which those lines are sought. */
const counted = { lines: 20, characters: 64 * 1024 }
/** Characters of one line, so that a quote that never closes ends. */
const longest = 1_000_000

/** @throws {Refused} For a file that is no text, and for quotes that do not close. */
export async function* csvRows(path: string): AsyncGenerator<Row> {
  const encoding = await encodingOf(path)
  const { delimiter, from } = await delimiterOf(path, encoding)
  const parser = Readable.from(textOf(path, encoding), { objectMode: true }).compose(
    parse({
      delimiter,
      bom: true,
      relax_column_count: true,
      relax_quotes: true,
      max_record_size: longest,
      from_line: from,
    }),
  )
  let number = from - 1
  try {
    for await (const cells of parser as AsyncIterable<string[]>) {
      number += 1
      yield { number, cells }
    }
  } catch (error) {
    throw error instanceof CsvError ? refusalOf(error, from - 1) : error
  }
}

/** @param before Lines that were not read. */
function refusalOf({ code, records }: CsvError, before: number): AppError {
  // Counted by the parser, because rows that it has read may not have come out yet.
  const values = { row: before + Number(records) + 1 }
  if (code === 'CSV_MAX_RECORD_SIZE')
    return new Refused({ key: 'error.import.longLine', values: { ...values, max: longest } })
  if (code === 'CSV_QUOTE_NOT_CLOSED') return new Refused({ key: 'error.import.openQuote', values })
  return new Refused({ key: 'error.import.badRow', values })
}

/**
 * The delimiter that stands in most of the first lines, as often in each; outside quotes, because `1.234,56;x`
 * has both. Excel may name it in a first line: `sep=;`.
 */
async function delimiterOf(
  path: string,
  encoding: Awaited<ReturnType<typeof encodingOf>>,
): Promise<{ delimiter: string; from: number }> {
  let text = ''
  for await (const piece of textOf(path, encoding)) {
    text += piece
    if (text.length >= counted.characters) break
  }
  const named = /^sep=(.)\r?\n/.exec(text)?.[1]
  if (named !== undefined) return { delimiter: named, from: 2 }
  const lines = linesOf(text.slice(0, counted.characters))
  const scores = delimiters.map((delimiter) => {
    const counts = lines.map((line) => countsOf(line, delimiter))
    const [first = 0, filled = 0] = counts[0] ?? []
    const even = counts.filter(([all, own]) => first > 0 && (all === first || own === filled)).length
    return { delimiter, score: even * 1000 + Math.min(first, 999) }
  })
  const best = scores.reduce((a, b) => (b.score > a.score ? b : a))
  return { delimiter: best.delimiter, from: 1 }
}

/** How often it stands in a line, and how often before its last cell that is filled: some programs leave out those behind. */
function countsOf(line: string, delimiter: string): [all: number, filled: number] {
  const cells = line.split(delimiter)
  return [
    cells.length - 1,
    Math.max(
      0,
      cells.findLastIndex((cell) => cell.trim() !== ''),
    ),
  ]
}

/** The first lines without what stands in quotes; empty ones are left out. */
function linesOf(text: string): string[] {
  const lines = [''] as string[]
  let isQuoted = false
  for (const character of text) {
    if (character === '"') isQuoted = !isQuoted
    else if (isQuoted || character === '\r') continue
    else if (character === '\n') {
      if (lines.length === counted.lines) break
      lines.push('')
    } else lines[lines.length - 1] += character
  }
  return lines.filter((line) => line.trim() !== '')
}
