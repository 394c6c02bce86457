import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { replaceBuild } from '#server/frontEnd/builds.ts'
import { freshFolder } from '#server/frontEnd/freshFolder.ts'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'builds-'))
})
afterEach(() => rmSync(root, { recursive: true }))

const day = (number: number) => new Date(Date.UTC(2026, 0, number))

/** A release with page, program and one unchanged file, named as Vite does. */
function release(name: string, date: Date): void {
  const fresh = join(root, 'dist.new')
  mkdirSync(join(fresh, 'assets'), { recursive: true })
  writeFileSync(join(fresh, 'index.html'), name)
  writeFileSync(join(fresh, `assets/program-${name}.js`), name)
  writeFileSync(join(fresh, 'assets/font.woff2'), 'font')
  replaceBuild(join(root, 'dist'), fresh, date)
}

const assets = () => readdirSync(join(root, 'dist/assets')).toSorted()

test('an open page of the release before still finds its files', () => {
  release('one', day(1))
  release('two', day(60))
  expect(assets()).toEqual(['font.woff2', 'program-one.js', 'program-two.js'])
  expect(readFileSync(join(root, 'dist/index.html'), 'utf8')).toBe('two')
  expect(existsSync(join(root, 'dist.new'))).toBe(false)
})

test('files go two weeks after their release was replaced, but never those of the release that is served', () => {
  release('one', day(1))
  release('two', day(2))
  release('three', day(20))
  expect(assets()).toEqual(['font.woff2', 'program-three.js', 'program-two.js'])
})

test('of many releases in a day the last four stay', () => {
  for (const name of ['a', 'b', 'c', 'd', 'e', 'f']) release(name, day(1))
  expect(assets()).toEqual(['font.woff2', ...['c', 'd', 'e', 'f'].map((name) => `program-${name}.js`)])
})

test('a release that comes back after it was replaced is the one that is served', () => {
  release('one', day(1))
  release('two', day(2))
  release('one', day(3))
  release('three', day(40))
  expect(assets()).toEqual(['font.woff2', 'program-one.js', 'program-three.js'])
})

test('a folder from before there was a record keeps its files for as long', () => {
  mkdirSync(join(root, 'dist/assets'), { recursive: true })
  writeFileSync(join(root, 'dist/index.html'), 'old')
  writeFileSync(join(root, 'dist/assets/old.js'), 'old')
  release('one', day(1))
  expect(assets()).toContain('old.js')
  release('two', day(30))
  expect(assets()).not.toContain('old.js')
})

test('two starts at once, and two checkouts with the same packages, build in folders of their own', () => {
  const [one, other, packages] = ['one', 'other', 'packages'].map((name) => join(root, name))
  for (const folder of [one, other, packages]) mkdirSync(folder ?? '')
  for (const folder of [one, other]) symlinkSync(packages ?? '', join(folder ?? '', 'node_modules'))
  const now = day(1).getTime()
  const folders = [one, one, other].map((folder) => freshFolder(folder ?? '', now))
  expect(new Set(folders).size).toBe(3)
  expect(readdirSync(packages ?? '')).toEqual([])
  const [first = '', second = ''] = folders
  for (const folder of folders) writeFileSync(join(folder, 'index.html'), folder)
  replaceBuild(join(root, 'dist'), first, day(1))
  replaceBuild(join(root, 'dist'), second, day(1))
  expect(readFileSync(join(root, 'dist/index.html'), 'utf8')).toBe(second)
  expect(folders.map((folder) => existsSync(folder))).toEqual([false, false, true])
})

test('a folder that a killed start left goes with a later one', () => {
  const now = day(2).getTime()
  const [old, fresh] = [freshFolder(root, now), freshFolder(root, now)]
  utimesSync(old, new Date(now - 7_200_000), new Date(now - 7_200_000))
  utimesSync(fresh, new Date(now), new Date(now))
  freshFolder(root, now)
  expect([existsSync(old), existsSync(fresh)]).toEqual([false, true])
})
