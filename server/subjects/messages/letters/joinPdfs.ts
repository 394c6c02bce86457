/** Joins the letters of a batch into one file, in a thread whose memory ends with it. */
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'

/** @param files Paths, in order. @param to Path of the new file. @returns Number of pages of each. */
export function joinPdfs(files: readonly string[], to: string): Promise<number[]> {
  return new Promise((resolve, reject) => {
    const thread = new Worker(join(import.meta.dirname, 'joinWorker.ts'), {
      execArgv: [],
      workerData: { files, to },
      resourceLimits: { maxOldGenerationSizeMb: 1024, maxYoungGenerationSizeMb: 12 },
    })
    thread
      .on('message', (pages: number[]) => resolve(pages))
      .on('error', reject)
      .on('exit', (code) => {
        if (code !== 0) reject(new Error(`Joining letters ended with ${code}.`))
      })
  })
}
