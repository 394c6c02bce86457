/** Small files of each kind, and how a browser sends them. */
import { createCanvas } from '@napi-rs/canvas'
import { buffer } from 'node:stream/consumers'
import { deflateSync } from 'node:zlib'
import { ZipFile } from 'yazl'
import type { Api } from '#tests/support/api.ts'
import type { Answer, Client } from '#tests/support/client.ts'
import { claim, openFile, openOffice } from '#tests/server/subjects/ledger/office.ts'

/** As small as a PDF can be: these pages, each with its own words. */
export function pdf(pages = 1, text = 'A page'): Buffer {
  const numbers = Array.from({ length: pages }, (_, index) => index)
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Count ${pages}/Kids[${numbers.map((page) => `${4 + 2 * page} 0 R`).join(' ')}]>>`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
    ...numbers.flatMap((page) => {
      const words = `BT /F1 48 Tf 40 600 Td (${text} ${page + 1}) Tj ET`
      const font = '/Resources<</Font<</F1 3 0 R>>>>'
      return [
        `<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents ${5 + 2 * page} 0 R${font}>>`,
        `<</Length ${words.length}>>stream\n${words}\nendstream`,
      ]
    }),
  ]
  let body = '%PDF-1.7\n'
  const places = objects.map((object, index) => {
    const place = body.length
    body += `${index + 1} 0 obj${object}endobj\n`
    return `${String(place).padStart(10, '0')} 00000 n \n`
  })
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join('')}`
  const end = `trailer<</Size ${objects.length + 1}/Root 1 0 R>>\nstartxref\n${body.length}\n%%EOF`
  return Buffer.from(body + table + end)
}

export async function picture(width = 40, height = 20): Promise<Buffer> {
  const canvas = createCanvas(width, height)
  const context = canvas.getContext('2d')
  context.fillStyle = '#1d3d6f'
  context.fillRect(0, 0, width, height)
  return canvas.encode('png')
}

/** A PNG of a few hundred bytes that says to be this large. */
export function largePicture(side: number): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(side, 0)
  head.writeUInt32BE(side, 4)
  head.set([8, 0, 0, 0, 0], 8)
  const part = (name: string, data: Buffer) => {
    const length = Buffer.alloc(4)
    length.writeUInt32BE(data.length)
    return Buffer.concat([length, Buffer.from(name), data, Buffer.alloc(4)])
  }
  const mark = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([
    mark,
    part('IHDR', head),
    part('IDAT', deflateSync(Buffer.alloc(10))),
    part('IEND', Buffer.alloc(0)),
  ])
}

/** An archive with these entries, each with its text. */
export function archive(entries: Readonly<Record<string, string>>): Promise<Buffer> {
  const zip = new ZipFile()
  for (const [name, text] of Object.entries(entries)) zip.addBuffer(Buffer.from(text), name)
  zip.end()
  return buffer(zip.outputStream)
}

export const word = () => archive({ '[Content_Types].xml': '<Types/>', 'word/document.xml': '<document/>' })
export const workbook = () => archive({ '[Content_Types].xml': '<Types/>', 'xl/workbook.xml': '<workbook/>' })

const office = 'application/vnd.openxmlformats-officedocument'
const both = ['documents', 'portal']
const types = [
  ['application/pdf', ['pdf'], 2, both],
  ['image/png', ['png'], 1, both],
  ['image/jpeg', ['jpg', 'jpeg'], 1, both],
  [`${office}.wordprocessingml.document`, ['docx'], 1, ['documents']],
  [`${office}.spreadsheetml.sheet`, ['xlsx'], 1, ['documents']],
  ['text/plain', ['txt'], 1, ['documents']],
  ['text/csv', ['csv'], 1, ['import']],
  ['application/msword', ['doc'], 1, ['documents']],
  ['message/rfc822', ['eml'], 1, ['documents']],
  // Whoever allows these in the settings gets no more than a sentence.
  ['text/html', ['html'], 1, ['documents']],
  ['image/svg+xml', ['svg'], 1, ['documents']],
] as const

/** The settings' list of types, a customer and a file. */
export async function openCabinet(api: Api) {
  for (const [mimeType, extensions, maxSizeMb, allowedFor] of types)
    await api.create('mime-type', {
      mimeType,
      name: { nl: mimeType },
      extensions,
      maxSizeMb,
      allowedFor,
      inlineAllowed: !mimeType.startsWith('text/'),
    })
  const office = await openOffice(api)
  const file = await openFile(api, {
    customer: office.customer,
    fileType: 'company',
    debtor: { kind: 'company', company: 'Bakker' },
    claims: [claim('2025-1', '2025-12-31', 1_000)],
  })
  return { customer: office.customer, file: file.id }
}

export type Sent = { name: string; bytes: Buffer | string; type?: string }

/** Sends a form as a browser does. */
export async function upload(
  client: Client,
  path: string,
  files: readonly Sent[],
  fields: Readonly<Record<string, string>> = {},
): Promise<Answer> {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  for (const { name, bytes, type } of files) {
    const part = typeof bytes === 'string' ? bytes : new Uint8Array(bytes)
    form.append('files', new Blob([part], { type: type ?? 'application/octet-stream' }), name)
  }
  const body = new Response(form)
  const { token } = (await client.get('/api/v4/users/csrf')).json<{ token: string }>()
  return client.send({
    method: 'POST',
    url: path,
    payload: Buffer.from(await body.arrayBuffer()),
    headers: { 'content-type': body.headers.get('content-type') ?? '', 'x-xsrf-token': token },
  })
}

export const add = (client: Client, file: number, files: readonly Sent[], fields?: Readonly<Record<string, string>>) =>
  upload(client, `/api/v4/file/${file}/documents`, files, fields)
