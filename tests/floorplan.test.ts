/**
 * Enforces the floor plan of docs/architecture.md: who may import whom, how imports are written, forbidden
 * names, the place of generated code, and lengths of files.
 */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { kindOf, nounsOf, readKinds, type Kind } from '#codegen/starter/kinds.ts'
import { projectFiles } from '#tests/support/projectFiles.ts'

const rests: Record<string, readonly string[]> = {
  schemas: [],
  domain: ['schemas'],
  providers: ['domain', 'schemas'],
  server: ['domain', 'schemas'],
  resources: ['providers', 'domain', 'schemas'],
  src: ['resources', 'providers', 'domain', 'schemas'],
  codegen: ['domain', 'schemas'],
  tests: ['codegen', 'src', 'resources', 'providers', 'server', 'domain', 'schemas'],
}
/**
 * The folders of a floor, from the lowest up: each imports only from those before it. Files beside them are not
 * ordered.
 */
const rooms: Record<string, readonly string[]> = {
  domain: [
    'generated',
    'time',
    'access',
    'apiLog',
    'webhooks',
    'cells',
    'money',
    'law',
    'ledger',
    'arrangements',
    'agenda',
    'apiKeys',
    'settings',
    'templates',
    'workflow',
    'documents',
    'messages',
    'fileLog',
    'merging',
    'incomingMail',
    'lifecycles',
  ],
  providers: ['messages', 'router', 'botCheck'],
  server: [
    'frontEnd',
    'ownership',
    'db',
    'foundation',
    'jobs',
    'auditChain',
    'idempotency',
    'restored',
    'http',
    'sql',
    'lists',
    'records',
    'import',
    'api',
    'subjects',
    'seed',
    'dev',
  ],
  'server/subjects': [
    'settings',
    'texts',
    'apiPage',
    'views',
    'drafts',
    'presence',
    'dialer',
    'finance',
    'legal',
    'ledger',
    'limitation',
    'disputes',
    'debtors',
    'arrangements',
    'files',
    'mail',
    'news',
    'accounts',
    'bulk',
    'templates',
    'documents',
    'specification',
    'messages',
    'filePage',
    'integration',
    'sharing',
    'compliance',
    'customers',
    'surveillance',
    'workflow',
    'agenda',
    'fileLog',
    'manyFiles',
    'merging',
    'fileExport',
    'incomingMail',
    'fileImport',
    'precasso',
  ],
  resources: [
    'hint',
    'richText',
    'contexts',
    'texts',
    'page',
    'tabs',
    'form',
    'dialog',
    'actions',
    'fields',
    'table',
    'inputs',
    'list',
    'show',
  ],
  src: ['stubs', 'page', 'theme', 'preferences', 'menu', 'palette', 'beside', 'keys', 'screens', 'layout'],
  codegen: [
    'vocabulary',
    'cache',
    'format',
    'problems',
    'shape',
    'sql',
    'defaults',
    'texts',
    'bounds',
    'emit',
    'calls',
    'eject',
    'migration',
    'build',
    'check',
    'add',
    'freshness',
    'commands',
    'starter',
  ],
}
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

const files = projectFiles()
/** Files that replace ours in a starter are checked in the starter. */
const code = files.filter((file) => /\.(ts|tsx|js|mjs|cjs)$/.test(file) && !/^(\.|starter\/)/.test(file))
const written = code.filter((file) => !file.includes('/generated/'))

type Import = { file: string; target: string }
/** Code in the template of an emitter is text, so its imports do not count. */
const withoutTemplates = (text: string) => text.replace(/`(?:[^`\\]|\\.)*`/g, '``')
/** Static imports, and the constant part of dynamic ones. */
const importTargets = (text: string): string[] => [
  ...[...withoutTemplates(text).matchAll(/(?:\bfrom|\bimport)\s*\(?\s*['"]([^'"\n]+)['"]/g)].map(
    ([, target = '']) => target,
  ),
  ...[...text.matchAll(/\bimport\(\s*`([^`\n]+)`/g)].map(([, target = '']) => target),
]
const imports: Import[] = code.flatMap((file) =>
  importTargets(readFileSync(file, 'utf8')).map((target) => ({ file, target })),
)

test('the top level holds only what the plan names', () => {
  expect(
    [...new Set(files.map((file) => file.split('/')[0] ?? ''))].filter((name) => !topLevel.includes(name)),
  ).toEqual([])
})

test('a folder imports only from the floors it rests on', () => {
  const wrong = imports.filter(({ file, target }) => {
    const floor = file.split('/')[0] ?? ''
    const into = /^#([^/]+)\//.exec(target)?.[1]
    return floor in rests && into !== undefined && into !== floor && !rests[floor]?.includes(into)
  })
  expect(wrong).toEqual([])
})

test('imports are written #floor/… across folders and ./ within one, never ../', () => {
  expect(imports.filter(({ file, target }) => target.startsWith('../') && !file.includes('/generated/'))).toEqual([])
})

const insideFloors = imports.flatMap(({ file, target }) => {
  const to = target.startsWith('#') ? target.slice(1) : path.posix.join(path.posix.dirname(file), target)
  const isOurs = /^(#|\.\/)/.test(target) && to.split('/')[0] === file.split('/')[0]
  return isOurs && !file.includes('/generated/') && !to.includes('/generated/') ? [{ file, to }] : []
})
/** The room of a file inside a floor: the folder below it, or the file itself. */
const roomIn = (folder: string, file: string) => file.slice(folder.length + 1).split('/')[0] ?? ''

test('the folders of a floor stand in an order, and import downwards only', () => {
  const wrong = Object.entries(rooms).flatMap(([floor, order]) =>
    insideFloors.filter(({ file, to }) => {
      if (!file.startsWith(`${floor}/`) || !to.startsWith(`${floor}/`)) return false
      const [from, below] = [order.indexOf(roomIn(floor, file)), order.indexOf(roomIn(floor, to))]
      return from >= 0 && below > from
    }),
  )
  expect(wrong).toEqual([])
})

test('every folder of a floor has its place in that order, but what belongs to one entity', () => {
  const plurals = new Set(files.flatMap((file) => /^resources\/generated\/([^/]+)\//.exec(file)?.[1] ?? []))
  const free = ['templates', ...plurals]
  const without = Object.entries(rooms).flatMap(([floor, order]) => {
    const folders = code.flatMap((file) =>
      file.startsWith(`${floor}/`) && file.split('/').length > floor.split('/').length + 1 ? [roomIn(floor, file)] : [],
    )
    return [...new Set(folders)].filter(
      (room) => room !== 'generated' && !order.includes(room) && !(floor === 'resources' && free.includes(room)),
    )
  })
  expect(without).toEqual([])
})

test('the page of the architecture names every folder of that order', () => {
  const page = readFileSync('docs/architecture.md', 'utf8')
  const unnamed = Object.values(rooms)
    .flat()
    .filter((room) => room !== 'generated' && !page.includes(`\`${room}/`))
  expect(unnamed).toEqual([])
})

const kinds = readKinds('.')
const entityByPlural = new Map(
  files.flatMap((file) => {
    const [, name = ''] = /^schemas\/([^/]+)\.schema\.json$/.exec(file) ?? []
    const plural = /"plural": "([^"]+)"/.exec(name && readFileSync(file, 'utf8'))?.[1]
    return plural ? [[plural, name] as const] : []
  }),
)
/** Thousands of imports name a few hundred files, and each is compared with all patterns. */
const known = new Map<string, Kind>()
function kindOnce(file: string): Kind {
  const kind = known.get(file) ?? kindOf(file, kinds)
  known.set(file, kind)
  return kind
}
/** A generated file is of the kind of its schema; one generated from all schemas composes. */
function kindOfTarget(file: string): Kind {
  const [, entity] = /^schemas\/generated\/([a-z-]+)\.(?:ts|validate\.js)$/.exec(file) ?? []
  const [, plural] = /^resources\/generated\/([a-z-]+)\//.exec(file) ?? []
  const name = plural === undefined ? entity : entityByPlural.get(plural)
  if (name !== undefined && files.includes(`schemas/${name}.schema.json`))
    return kindOnce(`schemas/${name}.schema.json`)
  return file.includes('/generated/') ? 'composing' : kindOnce(file)
}

test('the core imports nothing of the product', () => {
  const wrong = imports.flatMap(({ file, target }) => {
    const to = target.startsWith('#') ? target.slice(1) : path.posix.join(path.posix.dirname(file), target)
    const isOfCore = !file.startsWith('tests/') && kindOfTarget(file) === 'core'
    return isOfCore && /^(#|\.\/)/.test(target) && kindOfTarget(to) === 'product' ? [`${file} → ${to}`] : []
  })
  expect(wrong).toEqual([])
})

test('the core says none of the nouns of the product outside comments', () => {
  const nouns = nounsOf('.')
  const saying = written.filter((file) => {
    if (file.startsWith('tests/') || kindOnce(file) !== 'core') return false
    const lines = readFileSync(file, 'utf8')
      .replace(/\/\*[\s\S]*?\*\//g, '')
      .split('\n')
    return lines.some((line) => nouns.test(line.replace(/\/\/.*/, '')))
  })
  expect(saying).toEqual([])
})

/** By folder, which of its rooms need which: a room is a folder in it, or a file beside those. */
function roomsByFolder(): Map<string, Map<string, string[]>> {
  const graphs = new Map<string, Map<string, string[]>>()
  for (const { file, to } of insideFloors) {
    const [from, into] = [file.split('/'), to.split('/')]
    const depth = from.findIndex((part, index) => part !== into[index])
    const [room, other] = [from[depth], into[depth]]
    if (room === undefined || other === undefined) continue
    const folder = from.slice(0, depth).join('/')
    const graph = graphs.get(folder) ?? new Map<string, string[]>()
    graphs.set(folder, graph.set(room, [...(graph.get(room) ?? []), other]))
  }
  return graphs
}

test('no two rooms of a folder need each other, at every depth', () => {
  const knots = [...roomsByFolder()].map(([folder, graph]) => findCycle(graph).map((room) => `${folder}/${room}`))
  expect(knots.flat()).toEqual([])
})

test('a folder that holds many files is grouped', () => {
  const sizes = new Map<string, number>()
  for (const file of written.filter((name) => !name.startsWith('tests/')))
    sizes.set(path.posix.dirname(file), (sizes.get(path.posix.dirname(file)) ?? 0) + 1)
  expect([...sizes].filter(([, size]) => size > mostFiles)).toEqual([])
})

test('every subject of the server is in its list', () => {
  const named = imports.flatMap(({ file, target }) =>
    file === 'server/subjects.ts' ? (/^\.\/subjects\/(\w+)\/index\.ts$/.exec(target)?.[1] ?? []) : [],
  )
  const folders = new Set(files.flatMap((file) => /^server\/subjects\/([^/]+)\//.exec(file)?.[1] ?? []))
  expect([...folders].sort()).toEqual(named.sort())
})

test('the queue of jobs is reached by app.jobs alone: one file imports pg-boss, and only jobs/ imports that file', () => {
  const wrong = imports.filter(
    ({ file, target }) =>
      (/^pg-boss\b/.test(target) && !file.startsWith('tests/') && file !== 'server/jobs/boss.ts') ||
      (target === '#server/jobs/boss.ts' && !file.startsWith('server/jobs/')),
  )
  expect(wrong).toEqual([])
  expect(imports.filter(({ file, target }) => target === 'pg-boss' && file.startsWith('server/'))).toHaveLength(1)
})

/** Files that write audit rows themselves, and why. Writes of records are not among them: they use `app.records`. */
const auditWriters: Readonly<Record<string, string>> = {
  'server/foundation/audit.ts': 'the statement itself',
  'server/records/event.ts': 'the one write path',
  'server/seed/files/agenda.ts': 'invents what became of items of the demo',
  'server/seed/past.ts': 'invents what people did before the demo began',
  'server/seed/reference/fill.ts': 'a whole table, filled while no server runs',
}

test('the audit is written by app.records alone', () => {
  const writes = /\b(auditStatement|auditInsert)\b|insert into audit_log/
  const writing = written.filter((file) => file.startsWith('server/') && writes.test(readFileSync(file, 'utf8')))
  expect(writing.sort()).toEqual(Object.keys(auditWriters).sort())
})

test('domain/ imports nothing with I/O and reads no clock', () => {
  const rules = written.filter((file) => file.startsWith('domain/'))
  const outside = imports.filter(
    ({ file, target }) => rules.includes(file) && !/^(#(schemas|domain)\/|\.\/)/.test(target),
  )
  const clocks = rules.filter((file) =>
    /Date\.now\(|new Date\(\)|Temporal\.Now|Math\.random\(/.test(readFileSync(file, 'utf8')),
  )
  expect({ outside, clocks }).toEqual({ outside: [], clocks: [] })
})

test('a day is one of the product’s time zone: nothing takes it from UTC, or from where the machine is', () => {
  const ofUtc = /toISOString\(\)\.slice\(0, ?10\)|\.get(UTC)?FullYear\(\)/
  // What counts in days, and has no moment.
  const counting = /^(domain\/|tests\/(domain|bench)\/|tests\/support\/sample\.ts|codegen\/eject\/)/
  const files = written.filter((file) => !counting.test(file) && file !== 'tests/floorplan.test.ts')
  expect(files.filter((file) => ofUtc.test(readFileSync(file, 'utf8')))).toEqual([])
})

test('there is no import cycle', () => {
  const graph = new Map<string, string[]>()
  for (const { file, target } of imports) {
    const to = target.startsWith('#') ? target.slice(1) : path.posix.join(path.posix.dirname(file), target)
    if (target.startsWith('#') || target.startsWith('./')) graph.set(file, [...(graph.get(file) ?? []), to])
  }
  expect(findCycle(graph)).toEqual([])
})

test('no file or folder has a name that says nothing', () => {
  const wrong = files.filter((file) => file.split('/').some((part) => emptyNames.test(part.replace(/\..*$/, ''))))
  expect(wrong).toEqual([])
})

test('no file is called by a participle or an adverb alone', () => {
  const wrong = written.filter((file) => {
    const [base = ''] = path.posix.basename(file).split('.')
    const name = base.charAt(0).toLowerCase() + base.slice(1)
    return !file.startsWith('tests/') && nounless.test(name) && !nouns.includes(name)
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
      !file.endsWith('floorplan.test.ts') &&
      /: any\b|<any>|\bas any\b|@ts-(ignore|expect-error|nocheck)/.test(readFileSync(file, 'utf8')),
  )
  expect(wrong).toEqual([])
})

/** Returns the files of one cycle in order, or an empty list. */
function findCycle(graph: ReadonlyMap<string, readonly string[]>): string[] {
  const done = new Set<string>()
  const walk = (file: string, trail: string[]): string[] => {
    const seenAt = trail.indexOf(file)
    if (seenAt >= 0) return [...trail.slice(seenAt), file]
    if (done.has(file)) return []
    for (const next of graph.get(file) ?? []) {
      const cycle = walk(next, [...trail, file])
      if (cycle.length > 0) return cycle
    }
    done.add(file)
    return []
  }
  for (const file of graph.keys()) {
    const cycle = walk(file, [])
    if (cycle.length > 0) return cycle
  }
  return []
}
