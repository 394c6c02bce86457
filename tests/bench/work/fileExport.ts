/** `npm run bench -- --only fileExport`: files to a spreadsheet by a job, each number by a process of its own, in duration and memory. */
import { join } from 'node:path'
import { elsewhere } from '#tests/bench/ownProcess.ts'
import type { Wanted, Written } from './writeExport.ts'

/** Numbers of files whose peaks of memory are compared, and the seconds that the larger may take. */
const [few, many, allowed] = [10_000, 100_000, 120]
/** How often one process writes the larger number, to see what it holds afterwards. */
const times = 5
const kinds = [
  ['standard', 'csv'],
  ['standard', 'xlsx'],
  ['claims', 'csv'],
  ['claims', 'xlsx'],
] as const

/** @param url A database with files. @param told Receives a line for each export. */
export async function measureFileExport(url: string, told: (line: string) => void): Promise<void> {
  for (const [columns, format] of kinds) {
    const peaks: number[] = []
    for (const files of [few, many])
      for (const one of await writtenElsewhere(url, { columns, format, files, times: 1 })) {
        peaks.push(one.most)
        const isDone = one.state === 'done' && one.seconds <= allowed
        told(
          `fileExport: ${columns} as ${format}: ${one.files.toLocaleString('en')} files, ${one.rows.toLocaleString('en')} rows, counted in ${one.counted.toFixed(1)} s, ` +
            `${one.state} in ${one.seconds.toFixed(1)} s (≤ ${allowed} ${isDone ? '✓' : '✗'}), ${megabytes(one.size)}; memory ${megabytes(one.idle)} idle, at most ${megabytes(one.most)}`,
        )
      }
    const [small = 0, large = 0] = peaks
    told(`fileExport: ${columns} as ${format}: ${many} take ${(large / small).toFixed(2)} times the memory of ${few}`)
  }
  const again = await writtenElsewhere(url, { columns: 'claims', format: 'xlsx', files: many, times })
  const each = (of: (one: Written) => number) => again.map((one) => megabytes(of(one))).join(', ')
  told(
    `fileExport: claims as xlsx ${times} times by one process: at most ${each(({ most }) => most)}; ` +
      `held afterwards ${each(({ held }) => held)}`,
  )
}

const megabytes = (bytes: number): string => `${((bytes ?? 0) / 2 ** 20).toFixed(0)} MB`

const writtenElsewhere = (url: string, wanted: Wanted): Promise<Written[]> =>
  elsewhere(join(import.meta.dirname, 'writeExport.ts'), url, { WANTED: JSON.stringify(wanted) })
