/**
 * Runs the benches that need a database server with few rows, so that they do not break unnoticed; figures are
 * ignored.
 */
import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { promisify } from 'node:util'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'

const server = process.env.TEST_DATABASE_URL ?? ''
const names = [`bench_${randomUUID().slice(0, 8)}`, `bench_${randomUUID().slice(0, 8)}`]

const onServer = async (sql: (name: string) => string) => {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  for (const name of names) await client.query(sql(name))
  await client.end()
}
beforeAll(() => onServer((name) => `create database ${name}`))
afterAll(() => onServer((name) => `drop database ${name} with (force)`))

async function bench(name: string | undefined, ...options: string[]): Promise<string> {
  const url = Object.assign(new URL(server), { pathname: `/${name ?? ''}` })
  const env = { ...process.env, BENCH_DATABASE_URL: url.href }
  const { stdout } = await promisify(execFile)(process.execPath, ['tests/bench/main.ts', ...options], { env })
  return stdout
}

test('requests beside the bare handler', async () => {
  const said = await bench(names[0], '--only', 'requests', '--rows', '2000', '--seconds', '0.2', '--rounds', '1')
  const ratios = [...said.matchAll(/^(\w[\w ,]+?) {2,}[\d.]+ +[\d.]+ +[\d.]+×/gm)].map(([, name]) => name)
  expect(ratios).toEqual([
    'first page',
    'offset 1,000',
    'search, each another text',
    'search, repeated',
    'read one',
    'create',
  ])
}, 180_000)

test('what each way to a page gains; few rows do not take all of them', async () => {
  const said = await bench(names[0], '--only', 'ways', '--rows', '2000', '--rounds', '1')
  expect(said.match(/^\w[\w ,]+? {2,}(?:[\d.]+|NaN) +(?:[\d.]+|NaN) +/gm)).toHaveLength(10)
  expect(said).toMatch(/^positions, first page +\d/m)
}, 180_000)

test('runs over many records, sums and groups of filters', async () => {
  const said = await bench(names[1], '--only', 'bulk', '--rows', '10000', '--entity', 'team')
  expect(said).toMatch(/^bulk edit: [1-9][\d,]* found .* ratio [\d.]+; pages meanwhile p95 \d+ ms/m)
  expect(said).toMatch(/^bulk delete: 20,000 found .* ratio [\d.]+; pages meanwhile p95 \d+ ms/m)
  expect(said).toMatch(/^totals of all +p50/m)
  expect(said).toMatch(/^team +\d+ +\d+/m)
}, 180_000)

test('searches for files, the page of one, its balance, and carrying all of them', async () => {
  const said = await bench(names[1], '--only', 'files', '--rows', '10000')
  expect(said.match(/^search [\w, ]+ +\d+ +\d+ +\d+ ≤ [\d,]+ [✓✗]/gm)).toHaveLength(9)
  expect(said).toMatch(/^page of a file: .*p50 \d+/m)
  expect(said).toMatch(/^balance of 20 claims, 30 payments, 10 rates \(\d+ periods\): [\d.]+ ms/m)
  expect(said).toMatch(/^carry of [1-9][\d,]+ open files: [\d.]+ s/m)
}, 180_000)

test('a file of new merchants, and the same with every other row changed', async () => {
  const said = await bench(names[0], '--only', 'import', '--rows', '2000')
  const counted = [...said.matchAll(/^import: .* in [\d.]+ s .*"changed":(\d+),"same":(\d+).* p95 \d+ ms/gm)]
  expect(counted.map(([, ...counts]) => counts)).toEqual([
    ['2000', '0'],
    ['1000', '1000'],
  ])
}, 180_000)

test('every list of an entity, every question; and exports', async () => {
  const lists = await bench(names[1], '--only', 'lists', '--rows', '10000', '--entity', 'team')
  expect(lists).toMatch(/^team +\d+ +[1-9]\d* +[\d.]+ ms/m)
  const exports = await bench(names[1], '--only', 'export', '--rows', '10000')
  expect(exports).toMatch(/CSV|csv/)
}, 180_000)
