/** The thread's side of reading a file: it is opened once, and its rows are handed over some at a time. */
import { answerQuestions } from '#server/foundation/worker.ts'
import { charactersIn, type Row } from './row.ts'

/** `open`: what is to be read; whatever was open before is closed. */
export type RowsQuestion<What> = { open: What } | 'next' | 'close'
export type RowsAnswer<Head> = { head: Head } | { rows: Row[]; isLast: boolean } | 'closed'

/** What is handed over at once takes the server some milliseconds; a row is handed over whole. */
const atOnce = { rows: 1000, cells: 10_000, characters: 500_000 }

/** @param open Opens a file, and reads as much of it as its head needs. */
export function serveRows<What, Head>(open: (what: What) => Promise<{ head: Head; rows: AsyncGenerator<Row> }>): void {
  let rows: AsyncGenerator<Row> | undefined
  answerQuestions(async (question: RowsQuestion<What>): Promise<RowsAnswer<Head>> => {
    if (question === 'next') return rows ? some(rows) : { rows: [], isLast: true }
    await rows?.return(undefined)
    rows = undefined
    if (question === 'close') return 'closed'
    const opened = await open(question.open)
    rows = opened.rows
    return { head: opened.head }
  })
}

async function some(from: AsyncGenerator<Row>): Promise<{ rows: Row[]; isLast: boolean }> {
  const rows: Row[] = []
  let [cells, characters] = [0, 0]
  while (rows.length < atOnce.rows && cells < atOnce.cells && characters < atOnce.characters) {
    const { value, done } = await from.next()
    if (done) return { rows, isLast: true }
    const row = value as Row
    rows.push(row)
    cells += row.cells.length
    characters += charactersIn(row)
  }
  return { rows, isLast: false }
}
