/** The thread that joins PDFs: it reads and writes the files that it is told, and nothing else. */
import { readFileSync, writeFileSync } from 'node:fs'
import { parentPort, workerData } from 'node:worker_threads'
import { PDFDocument } from '@cantoo/pdf-lib'

const { files, to } = workerData as { files: string[]; to: string }

const whole = await PDFDocument.create()
const counts: number[] = []
for (const file of files) {
  const letter = await PDFDocument.load(readFileSync(file), { updateMetadata: false })
  const pages = await whole.copyPages(letter, letter.getPageIndices())
  for (const page of pages) whole.addPage(page)
  counts.push(pages.length)
}
writeFileSync(to, await whole.save())
parentPort?.postMessage(counts)
