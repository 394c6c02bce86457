import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readTouched } from './touchedPaths.ts'

/** A repository with commits at one, eight and nine o'clock; each is a file of its name. */
function repository() {
  const folder = mkdtempSync(path.join(tmpdir(), 'dossier-touched-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const git = (args: readonly string[], hour = 0) => {
    const at = `2026-01-05T${String(hour).padStart(2, '0')}:00:00Z`
    const who = ['-c', 'user.name=A', '-c', 'user.email=a@example.test']
    const env = { ...process.env, GIT_COMMITTER_DATE: at }
    execFileSync('git', ['-C', folder, ...who, ...args], { stdio: 'ignore', env })
  }
  const write = (name: string) => writeFileSync(path.join(folder, name), name)
  const commit = (name: string, hour: number) => {
    write(name)
    git(['add', name])
    git(['commit', '-m', name], hour)
  }
  git(['init'])
  commit('old', 1)
  commit('newer', 8)
  commit('newest', 9)
  const isCloned = () => git(['update-ref', 'refs/remotes/origin/main', 'HEAD'])
  const touched = (isOwnOnly: boolean) => readTouched({ since: '', isOwnOnly, folder }).paths
  return { write, commit, isCloned, touched }
}

test('on main the last four hours are touched, also where CI has a clone', () => {
  const { isCloned, touched } = repository()
  expect(touched(false)).toEqual(['newer', 'newest'])
  isCloned()
  expect(touched(false)).toEqual(['newer', 'newest'])
})

test('a clone in which nothing was changed has touched nothing; with changes it has touched these', () => {
  const { write, commit, isCloned, touched } = repository()
  isCloned()
  expect(touched(true)).toEqual([])
  commit('own', 10)
  write('uncommitted')
  expect(touched(true)).toEqual(['own', 'uncommitted'])
})

test('where no main is known, what came last is touched', () => {
  expect(repository().touched(true)).toEqual(['newer', 'newest'])
})
