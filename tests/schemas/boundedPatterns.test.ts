/** Clients decide how long a text is, so no pattern or format may take quadratic time. */
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { normalise } from '#domain/normalise.ts'
import type { Format } from '#schemas/entity.ts'
import { formats } from '#schemas/formats.ts'
import { longestTurn } from '#tests/support/turns.ts'

const million = 1_000_000
/** Milliseconds of processor time for a megabyte; quadratic time would be minutes. */
const most = 100

const pieces = [
  'a',
  '1',
  'A',
  ' ',
  '.',
  '-',
  'a.',
  'a-',
  '1 ',
  'a@',
  '@a.',
  '/',
  'a/',
  '1-',
  'Aa1',
  '(',
  '0',
  '%',
  'é',
  'https://a.',
  '+',
  '\n',
]
const texts = pieces.flatMap((piece) => {
  const long = piece.repeat(Math.ceil(million / piece.length))
  return [long, `${long}!`, `https://${long}`, `a@${long}!`, `+31${long}!`]
})

async function slowestOf(read: (text: string) => unknown): Promise<number> {
  let slowest = 0
  for (const text of texts) {
    const turn = () => longestTurn(async () => void read(text))
    const held = await turn()
    slowest = Math.max(slowest, held > most ? Math.min(await turn(), await turn()) : held)
  }
  return slowest
}

const patterns = new Set(
  globSync('schemas/*.schema.json').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/"pattern": ("(?:[^"\\]|\\.)*")/g)].map(([, text = '""']) =>
      String(JSON.parse(text)),
    ),
  ),
)

test.each([...patterns])('the pattern %s reads a megabyte in no time', async (pattern) => {
  const expression = new RegExp(pattern, 'u')
  expect(await slowestOf((text) => expression.test(text))).toBeLessThan(most)
})

test.each(Object.keys(formats) as (keyof typeof formats)[])(
  'the format %s reads a megabyte in no time',
  async (name) => {
    const isRight: (text: string) => boolean = formats[name]
    expect(await slowestOf(isRight)).toBeLessThan(most)
    expect(await slowestOf((text) => normalise(name as Format, text))).toBeLessThan(most)
  },
)
