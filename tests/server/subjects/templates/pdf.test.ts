/** PDFs are made in a worker: a document that takes minutes is aborted, and blocks nobody meanwhile. */
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { isPrintable } from '#domain/templates/printableCharacters.ts'
import { enclosuresIn } from '#server/subjects/templates/enclosures.ts'
import type { Pages } from '#server/subjects/templates/pages.ts'
import { makePdf } from '#server/subjects/templates/pdf.ts'

const foot: Pages['foot'] = { margin: [40, 6, 40, 0], text: 'Kantoor', number: 'Pagina %page% van %pages%' }
const kindOf = (made: Buffer) => made.subarray(0, 5).toString()

test('a text that takes minutes is given up, the server answers meanwhile, and the next one is made', async () => {
  expect(kindOf(await makePdf({ content: 'eerst', foot }, 'anna'))).toBe('%PDF-')
  const endless = makePdf({ content: 'x'.repeat(100_000), foot }, 'anna', 300)
  const after = makePdf({ content: 'daarna', foot }, 'bert')
  let turns = 0
  const timer = setInterval(() => (turns += 1), 10)
  await expect(endless).rejects.toMatchObject({ status: 400, body: { error: { key: 'error.pagesTooLong' } } })
  clearInterval(timer)
  // In this thread, the timer would not have run once.
  expect(turns).toBeGreaterThan(0)
  expect(kindOf(await after)).toBe('%PDF-')
})

test('more than can wait are refused at once', async () => {
  const asked = Array.from({ length: 12 }, (_, n) => makePdf({ content: 'kort', foot }, `person ${n}`))
  const outcomes = await Promise.allSettled(asked)
  const refused = outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []))
  expect(refused).toEqual(Array.from({ length: 4 }, () => expect.objectContaining({ status: 503 })))
})

test('one person does not take the queue: a third document waits for their first two, and others are served', async () => {
  const own = Array.from({ length: 8 }, () => makePdf({ content: 'kort', foot }, 'anna'))
  const other = makePdf({ content: 'kort', foot }, 'bert')
  const outcomes = await Promise.allSettled(own)
  expect(outcomes.map(({ status }) => status).slice(0, 3)).toEqual(['fulfilled', 'fulfilled', 'rejected'])
  expect(outcomes.at(-1)).toMatchObject({
    reason: { status: 429, body: { error: { key: 'error.tooManyPages' } }, headers: { 'retry-after': '5' } },
  })
  expect(kindOf(await other)).toBe('%PDF-')
  expect(kindOf(await makePdf({ content: 'kort', foot }, 'anna'))).toBe('%PDF-')
})

test('an enclosure is printed once, however often a draft names it', () => {
  expect(enclosuresIn(Array.from({ length: 70_000 }, () => 'qr_slip'))).toEqual(['qr_slip'])
  expect(enclosuresIn('qr_slip')).toEqual([])
})

test('what the font lacks is refused with its name, and accents are composed', async () => {
  await expect(makePdf({ content: 'Zie \u2192 \u4f60', foot }, 'anna')).rejects.toMatchObject({
    status: 400,
    body: { error: { key: 'error.unprintable', values: { characters: '\u2192 \u4f60' } } },
  })
  expect(kindOf(await makePdf({ content: 'e\u0323\u0302 \u0219 \u0416 \u03a9 \u20ac', foot }, 'anna'))).toBe('%PDF-')
})

test('the table of printable characters is what all faces of the font have', () => {
  const require = createRequire(createRequire(import.meta.url).resolve('pdfmake/package.json'))
  const fontkit = require('fontkit') as { openSync(path: string): { characterSet: number[] } }
  const folder = join(dirname(require.resolve('pdfmake/package.json')), 'fonts/Roboto')
  for (const face of ['Regular', 'Medium', 'Italic', 'MediumItalic']) {
    const inFont = new Set(fontkit.openSync(join(folder, `Roboto-${face}.ttf`)).characterSet)
    const wrong = Array.from({ length: 0xd800 - 0x20 }, (_, at) => at + 0x20).filter(
      (one) => isPrintable(one) !== inFont.has(one),
    )
    expect(wrong).toEqual([])
  }
})
