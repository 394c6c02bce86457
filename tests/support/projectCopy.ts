/** A copy of this project, with the same packages, that a test may change like a developer. */
import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { projectFiles } from './projectFiles.ts'

export type ProjectCopy = {
  folder: string
  /** Runs a command to its end. @throws {Error} With its output, when it fails. */
  run(command: string, args: readonly string[], environment?: Record<string, string>): string
  start(command: string, args: readonly string[], environment?: Record<string, string>): ChildProcess
  remove(): void
}

export function copyProject(): ProjectCopy {
  const folder = mkdtempSync(path.join(tmpdir(), 'dossier-copy-'))
  for (const file of projectFiles()) cpSync(file, path.join(folder, file))
  symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'))
  // git lists the files of the project, here as in the original.
  execFileSync('git', ['init', '--quiet'], { cwd: folder })
  const options = (environment: Record<string, string> = {}) => ({
    cwd: folder,
    env: { ...process.env, TEST_SUMMARY: '', NO_COLOR: '1', ...environment },
  })
  return {
    folder,
    run: (command, args, environment) =>
      execFileSync(command, args, {
        ...options(environment),
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'pipe'],
        // The description of all calls has some megabytes.
        maxBuffer: 64 * 1024 * 1024,
      }),
    start: (command, args, environment) => spawn(command, args, { ...options(environment), stdio: 'pipe' }),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}
