/** The thread that draws pages and pictures, counts pages, and puts PDF files behind each other. */
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { parentPort } from 'node:worker_threads'
import { createCanvas, loadImage, type Canvas } from '@napi-rs/canvas'
import { getDocument, VerbosityLevel, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { pixelsOf } from './pixels.ts'
import type { Answer, Question } from './previewThread.ts'

/** Pixels of a picture that is drawn; 48 bits a pixel of more would fill the memory of the machine. */
const mostPixels = 60_000_000
const folder = path.dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'))
const inFolder = (name: string) => `${pathToFileURL(path.join(folder, name)).href}/`

parentPort?.on('message', (question: Question) => void answer(question))

async function answer(question: Question): Promise<void> {
  try {
    post({ done: await work(question) })
  } catch (error) {
    post({ fault: error instanceof Error ? error.name : 'Error' })
  }
}

function work(question: Question): Promise<Uint8Array | number> {
  switch (question.kind) {
    case 'count':
      return readFile(question.path).then(async (bytes) => opened(bytes, async ({ numPages }) => numPages))
    case 'page':
      return opened(question.bytes, (pdf) => drawn(pdf, question))
    case 'picture':
      return scaled(question)
    case 'merge':
      return merged(question.parts)
  }
}

const post = (message: Answer): void => parentPort?.postMessage(message)

/** Nothing is fetched and no script runs: a document is the word of a stranger. */
async function opened<T>(bytes: Uint8Array, read: (pdf: PDFDocumentProxy) => Promise<T>): Promise<T> {
  const task = getDocument({
    data: new Uint8Array(bytes),
    enableXfa: false,
    stopAtErrors: false,
    useSystemFonts: false,
    standardFontDataUrl: inFolder('standard_fonts'),
    cMapUrl: inFolder('cmaps'),
    wasmUrl: inFolder('wasm'),
    iccUrl: inFolder('iccs'),
    maxImageSize: mostPixels,
    verbosity: VerbosityLevel.ERRORS,
  })
  try {
    return await read(await task.promise)
  } finally {
    await task.destroy()
  }
}

async function drawn(
  pdf: PDFDocumentProxy,
  { page: number, width }: { page: number; width: number },
): Promise<Uint8Array> {
  if (number > pdf.numPages) throw new RangeError('There is no such page.')
  const page = await pdf.getPage(number)
  const one = page.getViewport({ scale: 1 })
  const viewport = page.getViewport({ scale: Math.min(width / one.width, (width * 3) / one.height) })
  const canvas = createCanvas(Math.ceil(viewport.width), Math.ceil(viewport.height))
  await page.render({ canvas: canvas as unknown as HTMLCanvasElement, viewport, background: '#fff' }).promise
  return encoded(canvas)
}

async function scaled({ bytes, width }: { bytes: Uint8Array; width: number }): Promise<Uint8Array> {
  const pixels = pixelsOf(Buffer.from(bytes))
  if (pixels === undefined || pixels > mostPixels) throw new RangeError('This picture is too large to be drawn.')
  const image = await loadImage(Buffer.from(bytes))
  const scale = Math.min(1, width / image.width, (width * 3) / image.height)
  const canvas = createCanvas(
    Math.max(1, Math.round(image.width * scale)),
    Math.max(1, Math.round(image.height * scale)),
  )
  const context = canvas.getContext('2d')
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(image, 0, 0, canvas.width, canvas.height)
  return encoded(canvas)
}

const encoded = async (canvas: Canvas): Promise<Uint8Array> => new Uint8Array(await canvas.encode('png'))

function merged([first, ...others]: readonly Uint8Array[]): Promise<Uint8Array> {
  if (!first) throw new RangeError('There is nothing to put together.')
  return opened(first, (pdf) =>
    pdf.extractPages([{ document: null }, ...others.map((bytes) => ({ document: new Uint8Array(bytes) }))]),
  )
}
