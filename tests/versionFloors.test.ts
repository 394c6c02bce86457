/**
 * Minimum versions of packages with published vulnerabilities, and packages that must not be installed at all.
 * Checks the lockfile, at every place where a package is installed.
 */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Packages that are not installed today stay listed, because somebody is likely to add them. */
const floors: Readonly<Record<string, string>> = {
  fastify: '5.12.2',
  '@fastify/static': '10.1.2',
  '@fastify/multipart': '9.0.3',
  '@fastify/session': '10.9.0',
  qs: '6.16.0',
  dompurify: '3.4.13',
  'react-router': '7.18.2',
  'react-router-dom': '7.18.2',
  'file-type': '21.3.2',
  nodemailer: '9.0.1',
  // A mail of a stranger is read with these: CVE-2026-44990 of the first; limits of depth and headers of the second.
  'sanitize-html': '2.17.4',
  'postal-mime': '4.0.0',
  'fast-xml-parser': '4.4.1',
  busboy: '1.0.0',
  undici: '7.29.0',
  'drizzle-orm': '0.45.2',
}
/** Abandoned, or with vulnerabilities that nobody fixes. */
const refused = ['xlsx', 'exceljs', 'liquidjs', '@fastify/express', '@fastify/middie', 's3rver', 'dicer']

type Place = { name: string; version: string; path: string }

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, { version?: string; name?: string }>
}
const installed: Place[] = Object.entries(packages).flatMap(([path, { version = '', name }]) =>
  path === '' ? [] : [{ name: name ?? path.split('node_modules/').at(-1) ?? '', version, path }],
)

/** Whether the version is below the minimum; a pre-release is below its own number. */
function isBelow(version: string, floor: string): boolean {
  const [[numbers = '', trial], wanted] = [version.split('-'), floor.split('.').map(Number)]
  const parts = numbers.split('.').map(Number)
  const differs = wanted.findIndex((part, index) => (parts[index] ?? 0) !== part)
  return differs < 0 ? trial !== undefined : (parts[differs] ?? 0) < (wanted[differs] ?? 0)
}

/** Places with an outdated or refused package. */
const wrongOf = (places: readonly Place[]) =>
  places.filter(({ name, version }) => refused.includes(name) || isBelow(version, floors[name] ?? '0.0.0'))

test('no installed package is below the version that mended its holes, and none is here that never mended them', () => {
  expect(installed.length).toBeGreaterThan(100)
  expect(installed.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['fastify', 'nodemailer', 'react-router', 'sanitize-html', 'postal-mime']),
  )
  expect(wrongOf(installed)).toEqual([])
})

test.each([
  ['qs', '6.15.9', true],
  ['qs', '6.16.0', false],
  ['qs', '6.16.0-beta.1', true],
  ['qs', '10.0.0', false],
  ['fastify', '5.2.20', true],
  ['fastify', '5.12.10', false],
  ['xlsx', '99.0.0', true],
  ['anything', '0.0.1', false],
])('%s %s is refused: %s', (name, version, isWrong) => {
  expect(wrongOf([{ name, version, path: '' }]).length > 0).toBe(isWrong)
})
