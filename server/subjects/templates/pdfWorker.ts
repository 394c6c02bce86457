/**
 * The worker thread that makes PDFs, in a time that depends on what somebody wrote. It reads its own fonts and
 * nothing else.
 */
import { createRequire } from 'node:module'
import { dirname, join, sep } from 'node:path'
import { parentPort } from 'node:worker_threads'
import './parsedFonts.ts'
import pdfmake from 'pdfmake'
import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces.js'
import type { Pages } from './pages.ts'

const fonts = join(dirname(createRequire(import.meta.url).resolve('pdfmake/package.json')), 'fonts', 'Roboto')
const font = (name: string) => join(fonts, `Roboto-${name}.ttf`)
pdfmake.setFonts({
  Roboto: {
    normal: font('Regular'),
    bold: font('Medium'),
    italics: font('Italic'),
    bolditalics: font('MediumItalic'),
  },
})
pdfmake.setUrlAccessPolicy(() => false)
pdfmake.setLocalAccessPolicy((path) => path.startsWith(fonts + sep))

const documentOf = ({ foot, ...definition }: Pages): TDocumentDefinitions => ({
  pageSize: 'A4',
  ...definition,
  defaultStyle: { font: 'Roboto', fontSize: 10, lineHeight: 1.25, ...definition.defaultStyle },
  footer: (page, pages): Content => {
    const number = foot.number.replace('%page%', String(page)).replace('%pages%', String(pages))
    return {
      margin: foot.margin,
      fontSize: foot.fontSize,
      color: foot.color,
      columns: [
        { width: '*', text: foot.text },
        { width: 'auto', text: number, alignment: 'right' },
      ],
    }
  },
})

parentPort?.on('message', (pages: Pages) => {
  void pdfmake
    .createPdf(documentOf(pages))
    .getBuffer()
    .then((made: Uint8Array) => {
      const bytes = new Uint8Array(made)
      // Handed over, not copied once more.
      parentPort?.postMessage(bytes, [bytes.buffer])
    })
})
