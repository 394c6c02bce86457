/** A copy of the project that gets one schema, with its words and two guards. */
import { createHash } from 'node:crypto'
import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { copyProject, type ProjectCopy } from '#tests/support/projectCopy.ts'
import { projectFiles } from '#tests/support/projectFiles.ts'

export const guards = `/** What stands in the way of an action on an objection. */
import type { ObjectionLifecycle } from '#schemas/generated/objection.ts'
import type { Guards } from '#schemas/lifecycle.ts'

export const guards: Guards<ObjectionLifecycle> = {
  isLater: (_objection, { given, today }) =>
    given.replyBy !== undefined && given.replyBy <= today ? { at: 'replyBy', reason: 'notLater' } : undefined,
  isWithinLimit: ({ amount }, { given }) =>
    given.limit === 'usual' && amount !== null && amount.amount > 100_000 ? 'tooMuch' : undefined,
}
`

/** Files that a person writes for it. */
export const written = [
  'schemas/objection.schema.json',
  'schemas/i18n/objection.json',
  'domain/lifecycles/objection.ts',
]

export const own = (file: string) => path.join(import.meta.dirname, file)

export class ObjectionProject {
  readonly copy: ProjectCopy = copyProject()

  inCopy(file: string): string {
    return path.join(this.copy.folder, file)
  }

  codegen(...args: string[]): string {
    return this.copy.run('npm', ['run', '--silent', 'codegen', '--', ...args])
  }

  /** @returns What codegen printed. */
  add(): string {
    cpSync(own('objection.schema.json'), this.inCopy('schemas/objection.schema.json'))
    cpSync(own('texts.json'), this.inCopy('schemas/i18n/objection.json'))
    writeFileSync(this.inCopy('domain/lifecycles/objection.ts'), guards)
    return this.codegen()
  }

  /** Contents of the project's files by path. */
  contents(): Map<string, string> {
    const files = projectFiles(this.copy.folder).filter((file) => file !== 'node_modules')
    const hash = (file: string) =>
      createHash('sha256')
        .update(readFileSync(this.inCopy(file)))
        .digest('hex')
    return new Map(files.sort().map((file) => [file, hash(file)]))
  }

  migrations(): string[] {
    return readdirSync(this.inCopy('server/db/migrations')).filter((file) => file.includes('objection'))
  }
}
