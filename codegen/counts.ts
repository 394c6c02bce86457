/** How much of the product is schema and how much is written by hand, in non-empty lines, as formatted. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { entities } from '#schemas/generated/entities.ts'

const isCode = (name: string): boolean => /\.tsx?$/.test(name)

/** Paths of hand-written code below a folder, which may be absent. */
function codeIn(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && isCode(entry.name))
      .map((entry) => join(entry.parentPath, entry.name))
      .filter((path) => !path.includes('generated'))
  } catch {
    return []
  }
}

const linesOf = (path: string): number =>
  readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '').length

/** Generated views that `resources/<plural>/index.ts` replaces; added actions and tools do not count. */
function replacedViews(folder: string): string[] {
  const index = join(folder, 'index.ts')
  if (!existsSync(index)) return []
  return [...readFileSync(index, 'utf8').matchAll(/^ {2}(list|show|edit|create):/gm)].map(([, view = '']) => view)
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)

function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  return sorted.length % 2 === 1 ? (sorted[middle] ?? 0) : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2
}

/** Returns the counts of the project in a folder, as tables. */
export function counts(folder: string): string {
  const within = (path: string) => join(folder, path)
  const rows = entities
    .map(({ name, plural }) => ({
      plural,
      schema: linesOf(within(`schemas/${name}.schema.json`)),
      files: codeIn(within(`resources/${plural}`)).map(linesOf),
      views: replacedViews(within(`resources/${plural}`)),
    }))
    .toSorted((a, b) => sum(b.files) - sum(a.files) || a.plural.localeCompare(b.plural, 'en'))
  const schemas = rows.map(({ schema }) => schema)
  const byHand = rows.filter(({ files }) => files.length > 0)
  const views = rows.map((row) => row.views.length)
  const screens = codeIn(within('src/screens')).map(linesOf)
  const generated = readdirSync(within('resources/generated'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && isCode(entry.name))
    .map((entry) => linesOf(join(entry.parentPath, entry.name)))
  return `# Counts

Lines that are not empty; "by hand" are the files of \`resources/<plural>/\`, beside what is generated.

| what | count |
|---|---|
| entities, one schema each | ${rows.length} |
| lines of a schema: median, most | ${median(schemas)}, ${Math.max(...schemas)} |
| lines of all schemas | ${sum(schemas)} |
| lines of views generated from them | ${sum(generated)} |
| entities with no view by hand | ${views.filter((count) => count === 0).length} |
| … and nothing else by hand either | ${rows.length - byHand.length} |
| views by hand per entity: median, most | ${median(views)}, ${Math.max(...views)} |
| lines by hand for entities, in all | ${sum(rows.flatMap((row) => row.files))} |
| screens that belong to no entity: files, lines | ${screens.length}, ${sum(screens)} |

## Entities with something by hand

A view is a list, a page of a record or a form in place of the generated one; the rest are actions, calculators and tools beside them.

| entity | lines of schema | views by hand | files by hand | lines by hand |
|---|---|---|---|---|
${byHand.map((row) => `| ${row.plural} | ${row.schema} | ${row.views.join(', ')} | ${row.files.length} | ${sum(row.files)} |`).join('\n')}
`
}
