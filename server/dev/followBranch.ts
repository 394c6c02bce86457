/**
 * Keeps one embedded database per branch for `npm run dev`. Each is a copy of the one in use when the branch
 * was first worked on: a database with migrations that the branch does not have could not be used there.
 *
 * Nothing is deleted: databases of other branches lie in `<data folder>/branches` and return with their branch.
 */
import { createHash } from 'node:crypto'
import {
  constants,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'

/** The branch of a database, and its migrations with a hash of their text. */
type Notice = { branch: string; applied: readonly string[] }

type Places = { dataDir: string; branch: string; migrations: string }

/** Records the branch of the database in use, once its migrations are applied. */
export function noteBranch({ dataDir, branch, migrations }: Places): void {
  const notice: Notice = { branch, applied: migrationsIn(migrations) }
  writeFileSync(join(dataDir, 'branch.json'), JSON.stringify(notice))
}

/**
 * Puts the database of `branch` in place; call it while nobody has the folder open.
 * @returns A line for the developer when the database was exchanged.
 */
export function followBranch({ dataDir, branch, migrations }: Places): string | undefined {
  const now = readNotice(dataDir)
  if (!now || !existsSync(join(dataDir, 'pg'))) return undefined
  const knownMigrations = new Set(migrationsIn(migrations))
  const fits = ({ applied }: Notice) => applied.every((one) => knownMigrations.has(one))
  if (now.branch === branch && fits(now)) return undefined

  const aside = asideFor(dataDir, now.branch === branch ? `${branch} until ${new Date().toISOString()}` : now.branch)
  rmSync(aside, { recursive: true, force: true })
  mkdirSync(aside, { recursive: true })
  for (const name of ['pg', 'branch.json']) renameSync(join(dataDir, name), join(aside, name))

  const fitting = keptIn(dataDir).filter(({ notice }) => fits(notice))
  const own = fitting.find(({ notice, folder }) => notice.branch === branch && folder === asideFor(dataDir, branch))
  const [nearest] = fitting.toSorted((a, b) => b.notice.applied.length - a.notice.applied.length)
  const chosen = own ?? fitting.find(({ folder }) => folder === aside) ?? nearest
  const where = `The database of ${now.branch} is kept in ${aside}.`
  if (!chosen) return `${where} None fits ${branch}, which gets a new one.`
  cpSync(join(chosen.folder, 'pg'), join(dataDir, 'pg'), { recursive: true, mode: constants.COPYFILE_FICLONE })
  writeFileSync(join(dataDir, 'branch.json'), JSON.stringify({ ...chosen.notice, branch } satisfies Notice))
  return `${where} ${branch} goes on with ${own ? 'its own' : `a copy of that of ${chosen.notice.branch}`}.`
}

/** The branch that is checked out, or the commit; undefined without git. */
export function branchOf(root: string): string | undefined {
  try {
    const git = join(root, '.git')
    const head = readFileSync(join(pointedAt(git), 'HEAD'), 'utf8').trim()
    return /^ref: refs\/heads\/(.+)$/.exec(head)?.[1] ?? head.slice(0, 12)
  } catch {
    return undefined
  }
}

/** In a linked work tree `.git` is a file that points to the real folder. */
function pointedAt(git: string): string {
  try {
    return /^gitdir: (.+)$/m.exec(readFileSync(git, 'utf8'))?.[1] ?? git
  } catch {
    return git
  }
}

const asideFor = (dataDir: string, branch: string): string =>
  join(dataDir, 'branches', `${branch.replaceAll(/[^\w.-]/g, '_')}-${hash(branch).slice(0, 8)}`)

function keptIn(dataDir: string): { folder: string; notice: Notice }[] {
  return readdirSync(join(dataDir, 'branches')).flatMap((name) => {
    const folder = join(dataDir, 'branches', name)
    const notice = readNotice(folder)
    return notice && existsSync(join(folder, 'pg')) ? [{ folder, notice }] : []
  })
}

function readNotice(folder: string): Notice | undefined {
  try {
    return JSON.parse(readFileSync(join(folder, 'branch.json'), 'utf8')) as Notice
  } catch {
    return undefined
  }
}

const migrationsIn = (folder: string): string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .map((name) => `${name} ${hash(readFileSync(join(folder, name), 'utf8').replaceAll('\r\n', '\n'))}`)

const hash = (text: string): string => createHash('sha256').update(text).digest('hex')
