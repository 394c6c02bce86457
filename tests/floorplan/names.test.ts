/** Places, names and lengths of files, and the first words of comments. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { code, files, written } from './code.ts'

/** Maximum number of files in a folder. */
const mostFiles = 40
const topLevel = [
  'starter',
  'codegen',
  'docs',
  'domain',
  'providers',
  'resources',
  'schemas',
  'server',
  'src',
  'tests',
  '.ci',
  'README.md',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
  '.gitattributes',
  '.gitignore',
  '.npmrc',
  '.oxlintrc.json',
  '.prettierignore',
  '.prettierrc.json',
]
const emptyNames = /^(utils?|helpers?|misc|common|shared|lib|base|manager|services?|types)$/

/** Participles, adverbs and the like, which name nothing alone: `told.ts` leaves open what is told, and to whom. */
const nounless = new RegExp(
  `^(?:${[
    '[a-z]+(?:ed|able|ible)',
    'told|shown|held|taken|kept|known|given|hidden|written|chosen|sent|done|made|said|seen|found|left|lost|became|begun',
    'due|early|earlier|soon|later|once|twice|together|alone|elsewhere|nowhere|meanwhile|nightly|alike|silent|dead|dry|dirty',
    'leaving|running|fitting|incoming|waiting|replacing|when|by|through|many|few',
  ].join('|')})$`,
)
/** Nouns that end like them; and a file of codegen called after its only type. */
const nouns = ['seed', 'deed', 'table', 'variable', 'once']

/** Words that leave open what a comment is about: "Of a closed file" says neither what, nor why. */
const subjectless = ['Of', 'One', 'Those', 'As', 'By', 'Where', 'Nobody', 'Its']
/** First words of a comment; a line after another `//` goes on with it. */
const commentStart = new RegExp(
  `(?:/\\*\\*?(?:\\s*\\n\\s*\\*)?|(?<!^[ \\t]*//[^\\n]*\\n[ \\t]*)//)[ \\t]*(?:${subjectless.join('|')})\\b[^\\n]*`,
  'gm',
)
/** Floors whose comments say their subject. */
const commented = /^(?:codegen|domain|providers|resources|schemas|server|src)\//

test('the top level holds only what the plan names', () => {
  expect(
    [...new Set(files.map((file) => file.split('/')[0] ?? ''))].filter((name) => !topLevel.includes(name)),
  ).toEqual([])
})

test('a folder that holds many files is grouped', () => {
  const sizes = new Map<string, number>()
  for (const file of written.filter((name) => !name.startsWith('tests/')))
    sizes.set(path.posix.dirname(file), (sizes.get(path.posix.dirname(file)) ?? 0) + 1)
  expect([...sizes].filter(([, size]) => size > mostFiles)).toEqual([])
})

test('no file or folder has a name that says nothing', () => {
  const wrong = files.filter((file) => file.split('/').some((part) => emptyNames.test(part.replace(/\..*$/, ''))))
  expect(wrong).toEqual([])
})

test('no file is called by a participle or an adverb alone', () => {
  const wrong = written.filter((file) => {
    const [base = ''] = path.posix.basename(file).split('.')
    const name = base.charAt(0).toLowerCase() + base.slice(1)
    return nounless.test(name) && !nouns.includes(name)
  })
  expect(wrong).toEqual([])
})

test('a comment begins with a noun or a verb', () => {
  const wrong = written.flatMap((file) =>
    commented.test(file)
      ? [...readFileSync(file, 'utf8').matchAll(commentStart)].map(([comment]) => `${file}: ${comment}`)
      : [],
  )
  expect(wrong).toEqual([])
})

test('generated code carries a banner that names its source', () => {
  const generated = code.filter((file) => file.includes('/generated/'))
  const bare = generated.filter(
    (file) => !/^(\/\/|\/\*) ?.*[Gg]enerated from .*\.(schema\.)?json/m.test(readFileSync(file, 'utf8').slice(0, 300)),
  )
  expect(generated.length).toBeGreaterThan(0)
  expect(bare).toEqual([])
})

test('files stay short: median ≤ 60 lines, nine in ten ≤ 150, none over 320', () => {
  const lengths = written
    .filter((file) => !file.startsWith('tests/'))
    .map((file) => ({ file, lines: readFileSync(file, 'utf8').split('\n').length }))
    .sort((a, b) => a.lines - b.lines)
  const at = (share: number) => lengths[Math.floor(lengths.length * share)]?.lines ?? 0
  expect({ median: at(0.5) <= 60 || at(0.5), p90: at(0.9) <= 150 || at(0.9) }).toEqual({ median: true, p90: true })
  expect(lengths.filter(({ lines }) => lines > 320)).toEqual([])
})

test('no type escapes outside generated code', () => {
  const wrong = written.filter(
    (file) =>
      !file.startsWith('tests/floorplan/') &&
      /: any\b|<any>|\bas any\b|@ts-(ignore|expect-error|nocheck)/.test(readFileSync(file, 'utf8')),
  )
  expect(wrong).toEqual([])
})
