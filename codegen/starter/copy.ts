/**
 * Writes the starter: the files of the core, those of `starter/files` in place of the product's composition,
 * and derived files.
 */
import { execFileSync, execSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { baseline, migrations } from './baseline.ts'
import { derivedFiles } from './derivedFiles.ts'
import { printLines, subjectFiles, type Lines } from '#codegen/texts/subjectTexts.ts'
import { fits, kindOf, readKinds } from './kinds.ts'
import { livingLinks } from './links.ts'
import { usedPackages } from './packages.ts'

/**
 * @param root Root of this project.
 * @param folder Absent or empty; it is created.
 * @throws {Error} When the folder is not empty.
 */
export async function writeStarter(root: string, folder: string): Promise<void> {
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new Error(`${folder} is not empty; name a folder that is not there yet`)
  for (const file of coreFiles(root)) put(folder, file, () => readFileSync(join(root, file)))
  cpSync(join(root, 'starter/files'), folder, { recursive: true })
  const { locales } = (await import(join(folder, 'schemas/product.ts'))) as { locales: readonly string[] }
  for (const file of readdirSync(join(folder, 'schemas/i18n'))) {
    const words = join(folder, 'schemas/i18n', file)
    writeFileSync(words, inLanguages(readFileSync(words, 'utf8'), locales))
  }
  for (const file of subjectFiles(join(folder, 'schemas'))) {
    const path = join(folder, 'schemas', file)
    const lines = Object.entries(JSON.parse(readFileSync(path, 'utf8')) as Lines)
    writeFileSync(path, printLines(Object.fromEntries(lines.map(([key, line]) => [key, only(line, locales)]))))
  }
  const derived = derivedFiles(root, locales, basename(folder))
  for (const [file, text] of Object.entries(derived)) put(folder, file, () => text)
  const { foundation, server } = baseline(root, locales)
  put(folder, `${migrations}/0001-foundation.sql`, () => foundation)
  generate(root, folder, 'npm run --silent codegen')
  // The server's migration follows the tables of entities, to which it refers.
  put(folder, `${migrations}/0003-server.sql`, () => server)
  generate(root, folder, 'npm run --silent calls')
  for (const [file, text] of Object.entries({ ...usedPackages(folder), ...livingLinks(folder) }))
    put(folder, file, () => text)
}

/** Words of an entity of the core, in the languages of the starter alone. */
function inLanguages(text: string, languages: readonly string[]): string {
  return `${JSON.stringify(only(JSON.parse(text) as object, ['$schema', ...languages]), null, 2)}\n`
}

const only = <T extends object>(words: T, names: readonly string[]): Partial<T> =>
  Object.fromEntries(Object.entries(words).filter(([name]) => names.includes(name))) as Partial<T>

/** Runs the copy's own codegen with the packages of this project; it plans migration 2. */
function generate(root: string, folder: string, command: string): void {
  const packages = join(folder, 'node_modules')
  symlinkSync(join(root, 'node_modules'), packages)
  try {
    execSync(command, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string }
    throw new Error(`The schemas of the starter do not go with the generator:\n${stdout}${stderr}`, { cause: error })
  } finally {
    unlinkSync(packages)
  }
}

/**
 * Files of git, and new ones; what is generated is made again in the copy.
 *
 * @throws {Error} At a link, which leads out of the copy; linked packages are no part of it.
 */
export function coreFiles(root: string): string[] {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  })
  const kinds = readKinds(root)
  const files = listed.split('\n').filter((file) => file !== '' && existsSync(join(root, file)))
  const link = files.find((file) => file !== 'node_modules' && lstatSync(join(root, file)).isSymbolicLink())
  if (link !== undefined) throw new Error(`${link} is a link, which a copy cannot have; put the file itself there`)
  return files.filter((file) => {
    if (file === 'node_modules') return false
    if (file.startsWith('starter/') || file.startsWith('codegen/starter/')) return false
    if (file.startsWith('docs/')) return fits(file, kinds.docs)
    if (file.startsWith('tests/')) return fits(file, kinds.tests)
    if (file.startsWith(`${migrations}/`)) return false
    return !file.startsWith('.ci/') && kindOf(file, kinds) === 'core'
  })
}

function put(folder: string, file: string, content: () => string | Buffer): void {
  const path = join(folder, file)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, content())
}
