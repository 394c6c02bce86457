/** Pages have one of the two widths of the grid, and begin at its left edge. */
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Pixels: wider is a page, narrower a field, a dialog or a notice. */
const pageFrom = 600
/** Shown to visitors, outside the frame of the app. */
const outside = ['src/screens/HomePage.tsx', 'src/schemaMistakes.ts']
const files = ['src', 'resources'].flatMap((floor) =>
  globSync(`${floor}/**/*.{ts,tsx}`).filter((file) => !/\/generated\/|pageGrid\.ts$/.test(file)),
)

/** A page of a letter, as on paper. */
const sheets = [
  'resources/templates/PdfPages.tsx: maxWidth: 800',
  'resources/documents/DocumentPages.tsx: maxWidth: 760',
]

test('no page has a width of its own', () => {
  const found = files
    .filter((file) => !outside.includes(file))
    .flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/maxWidth:[^,}\n]*?(\d{3,4})\b/g)].flatMap(([text, width]) =>
        Number(width) >= pageFrom ? [`${file}: ${text}`] : [],
      ),
    )
  expect(found).toEqual(sheets)
})
