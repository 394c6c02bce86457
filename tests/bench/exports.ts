/** Measures the export of a hundred thousand records: duration and memory of the server. */
import type { Subject } from './subject.ts'

/** Milliseconds of waiting and of the server's processor; bytes of its memory before, and at most during the export. */
export type ExportFigures = {
  format: string
  rows: number
  took: number
  cpu: number
  bytes: number
  before: number
  most: number
}

const api = '/api/v4/merchant'

/** @param wanted Approximate number of merchants, taken from the end. */
export async function measureExport(subject: Subject, format: 'csv' | 'xlsx', wanted: number): Promise<ExportFigures> {
  const read = async (path: string) => (await (await subject.ask(`${api}?${path}`)).json()) as Page
  const edge = (await read(`_order[createdAt]=desc&_limit=1&_offset=${wanted - 1}`)).items[0]?.createdAt
  const filter = edge === undefined ? '' : `&_filter[createdAt][gte]=${encodeURIComponent(edge)}`
  const { total } = await read(`_limit=1${filter}`)
  const [before, begunCpu] = [await subject.memory(), await subject.cpu()]
  let most = before
  const watch = setInterval(() => void subject.memory().then((memory) => (most = Math.max(most, memory))), 200)
  const begun = performance.now()
  const answer = await subject.ask(`${api}/export?_format=${format}${filter}`)
  let bytes = 0
  for await (const chunk of answer.body ?? []) bytes += (chunk as Uint8Array).length
  const took = performance.now() - begun
  clearInterval(watch)
  return { format, rows: total, took, cpu: (await subject.cpu()) - begunCpu, bytes, before, most }
}

type Page = { total: number; items: { createdAt: string }[] }
