/** Makes a PDF of a document. The maker is loaded with the first one, reads its own fonts, and nothing else. */
import { createRequire } from 'node:module'
import { dirname, join, sep } from 'node:path'
import type { TDocumentDefinitions } from 'pdfmake/interfaces.js'

type Maker = { createPdf(definition: TDocumentDefinitions): { getBuffer(): Promise<Buffer> } }

let maker: Promise<Maker> | undefined

/** @returns The file; A4, with the fonts in it. */
export async function makePdf(definition: TDocumentDefinitions): Promise<Buffer> {
  maker ??= loadMaker()
  return (await maker)
    .createPdf({
      pageSize: 'A4',
      ...definition,
      defaultStyle: { font: 'Roboto', fontSize: 10, lineHeight: 1.25, ...definition.defaultStyle },
    })
    .getBuffer()
}

async function loadMaker(): Promise<Maker> {
  const { default: pdfmake } = await import('pdfmake')
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
  return pdfmake as Maker
}
