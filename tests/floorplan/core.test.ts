/** The core is free of the product, so that a starter of another trade has it whole. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { baseline } from '#codegen/starter/baseline.ts'
import { kindOf, nounsOf, readKinds, type Kind } from '#codegen/starter/kinds.ts'
import { files, imports, written } from './code.ts'

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

test('migrations of the core say none of them either', () => {
  const nouns = nounsOf('.')
  const lines = Object.values(baseline('.', ['nl'])).flatMap((text) => text.split('\n'))
  expect(lines.filter((line) => nouns.test(line) && !line.startsWith('--'))).toEqual([])
})

/** Parts that hand-written screens of any product are made of: ours use them, the core does not. */
const forScreens =
  /^resources\/(dialog\/ToolDialog|hint\/Hint|inputs\/(CountField|date\/DayField)|show\/(CardActions|CodeBlock|tabs\/RecordTabs))\.tsx$/
/** Files that are found by their name: by the views of their entity, the kind of a value, or the page itself. */
const byName = /^(src\/main|resources\/([\w-]+\/fields|fields\/\w+Value|inputs\/(\w+\/)?\w+Control))\.tsx$/

test('whatever the core shows is used by the core, by what composes it, or by views that codegen writes', () => {
  const used = new Set(
    imports.flatMap(({ file, target }) => {
      if (kindOnce(file) === 'product' || file.startsWith('tests/')) return []
      return target.startsWith('#') ? target.slice(1) : path.posix.join(path.posix.dirname(file), target)
    }),
  )
  const emitters = written.filter((file) => file.startsWith('codegen/')).map((file) => readFileSync(file, 'utf8'))
  const named = new Set(emitters.flatMap((text) => text.match(/\b[A-Z]\w+/g) ?? []))
  const shown = written.filter((file) => /^(resources|src)\/.*\.tsx$/.test(file) && kindOnce(file) === 'core')
  const isUsed = (file: string) =>
    used.has(file) || named.has(path.basename(file, '.tsx')) || byName.test(file) || forScreens.test(file)
  expect(shown.filter((file) => !isUsed(file))).toEqual([])
})
