/** The files of the project, and what each imports. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { projectFiles } from '#tests/support/projectFiles.ts'

/** Every file of the project. */
export const files = projectFiles()
/** Files that replace ours in a starter are checked in the starter. */
export const code = files.filter((file) => /\.(ts|tsx|js|mjs|cjs)$/.test(file) && !/^(\.|starter\/)/.test(file))
/** Code that people write. */
export const written = code.filter((file) => !file.includes('/generated/'))

export type Import = { file: string; target: string }
/** Code in the template of an emitter is text, so its imports do not count. */
const withoutTemplates = (text: string) => text.replace(/`(?:[^`\\]|\\.)*`/g, '``')
/** Static imports, and the constant part of dynamic ones. */
const importTargets = (text: string): string[] => [
  ...[...withoutTemplates(text).matchAll(/(?:\bfrom|\bimport)\s*\(?\s*['"]([^'"\n]+)['"]/g)].map(
    ([, target = '']) => target,
  ),
  ...[...text.matchAll(/\bimport\(\s*`([^`\n]+)`/g)].map(([, target = '']) => target),
]
export const imports: Import[] = code.flatMap((file) =>
  importTargets(readFileSync(file, 'utf8')).map((target) => ({ file, target })),
)

/** Imports from a floor into itself, as paths. */
export const insideFloors = imports.flatMap(({ file, target }) => {
  const to = target.startsWith('#') ? target.slice(1) : path.posix.join(path.posix.dirname(file), target)
  const isOurs = /^(#|\.\/)/.test(target) && to.split('/')[0] === file.split('/')[0]
  return isOurs && !file.includes('/generated/') && !to.includes('/generated/') ? [{ file, to }] : []
})
/** The room of a file inside a floor: the folder below it, or the file itself. */
export const roomIn = (folder: string, file: string) => file.slice(folder.length + 1).split('/')[0] ?? ''
