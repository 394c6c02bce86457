/** Links of a starter's pages. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { livingLinks } from '#codegen/starter/links.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'links-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('a link to a page that came along stays, and one to another goes', () => {
  mkdirSync(path.join(folder, 'docs'))
  writeFileSync(path.join(folder, 'README.md'), 'See [calls](docs/calls.md#all) and [the web](https://example.org).')
  const text =
    'As [decided](decisions/4.md) ([4](decisions/4.md)): [start](../README.md), ([here](calls.md)), [up](#up).'
  writeFileSync(path.join(folder, 'docs/calls.md'), text)
  expect(livingLinks(folder)).toEqual({
    'README.md': 'See [calls](docs/calls.md#all) and [the web](https://example.org).',
    'docs/calls.md': 'As decided: [start](../README.md), ([here](calls.md)), [up](#up).',
  })
})
