/**
 * Cache of the output per entity in node_modules/.cache, so that one changed schema does not compile the
 * validators of the others.
 */
import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { anew } from './once.ts'
import type { EntityModel, Model, Once, OutputFile } from '#codegen/model.ts'

const cacheFolder = 'node_modules/.cache/dossier'

export type Cache = {
  get(entity: EntityModel): readonly OutputFile[] | undefined
  /** Reuses single texts of a changed entity whose own input has not changed. */
  once(entity: EntityModel): Once
  /** Stores the files, together with the texts made through `once`. */
  set(entity: EntityModel, files: readonly OutputFile[]): void
}

/** Cache of runs that must not reuse results of earlier ones. */
export const noCache: Cache = { get: () => undefined, once: () => anew, set: () => undefined }

/**
 * Loads the verdicts of earlier runs on patterns: examining one takes longer than all other checks of its
 * schema.
 *
 * @returns A function that stores new verdicts, if there are any.
 */
export function recallVerdicts(root: string, judged: Map<string, string>): () => void {
  const path = join(root, cacheFolder, 'patterns.json')
  const key = hash(...['codegen/check/patterns.ts', 'package.json'].map(ownText))
  const kept = readJson<{ key: string; verdicts: [string, string][] }>(path)
  for (const [pattern, verdict] of kept?.key === key ? kept.verdicts : []) judged.set(pattern, verdict)
  const before = judged.size
  return () => {
    if (judged.size === before) return
    mkdirSync(join(root, cacheFolder), { recursive: true })
    writeFileSync(path, JSON.stringify({ key, verdicts: [...judged] }))
  }
}

/** @param root Root of the project whose output is cached; the generator's own source is part of every key. */
export function openCache(root: string, model: Model): Cache {
  const folder = join(root, cacheFolder)
  const surroundings = hash(generatorHash(), model.renderers, model.roles, model.definitions)
  const related = relations(model)
  /** The hash of the schema represents most of the model; texts also depend on the glossary, so they are added. */
  const keyOf = (entity: EntityModel) => {
    const words = [entity.texts, entity.properties.map(({ texts }) => texts)]
    return hash(
      surroundings,
      entity.facts.name,
      model.ownParts.get(entity.facts.plural),
      entity.hash,
      words,
      related(entity),
    )
  }
  const pathOf = ({ facts }: EntityModel) => join(folder, `${facts.name}.json`)
  /** A file of its own, because only a changed entity needs it. */
  const textsOf = ({ facts }: EntityModel) => join(folder, `${facts.name}.texts.json`)
  const made = new Map<EntityModel, Texts>()
  return {
    get(entity) {
      const kept = readJson<Kept>(pathOf(entity))
      return kept?.key === keyOf(entity) ? kept.files : undefined
    },
    once(entity) {
      const before = readJson<Texts>(textsOf(entity)) ?? {}
      const texts: Texts = {}
      made.set(entity, texts)
      return async (name, input, make) => {
        const key = hash(generatorHash(), input)
        const same = before[name]?.key === key ? before[name].text : undefined
        const text = same ?? (await make())
        texts[name] = { key, text }
        return text
      }
    },
    set(entity, files) {
      mkdirSync(folder, { recursive: true })
      writeFileSync(pathOf(entity), JSON.stringify({ key: keyOf(entity), files }))
      writeFileSync(textsOf(entity), JSON.stringify(made.get(entity) ?? {}))
    },
  }
}

/** The parts of other entities that the output of an entity depends on; other changes in them do not invalidate it. */
function relations({ entities }: Model): (entity: EntityModel) => unknown {
  const byName = new Map(entities.map((entity) => [entity.facts.name, entity]))
  const all = entities.flatMap(({ facts }) =>
    facts.properties.flatMap(({ name, relation }) =>
      relation ? [{ target: relation.entity, source: [facts.name, facts.plural, name, relation.inverse] }] : [],
    ),
  )
  return ({ facts }) => ({
    targets: facts.properties.flatMap(({ relation }) => {
      const target = relation && byName.get(relation.entity)
      return target ? [summary(target, relation.embed)] : []
    }),
    children: (facts.children ?? []).map((child) => [child, byName.get(child.entity)?.facts]),
    sources: all.filter(({ target }) => target === facts.name).map(({ source }) => source),
  })
}

function summary({ facts, properties, ui, texts, constName }: EntityModel, embed: readonly string[]) {
  const names = [...embed, facts.titleField]
  return {
    facts: { ...facts, properties: [] },
    constName,
    routes: ui.routes,
    form: ui.form.in,
    texts,
    properties: properties.filter((one) => names.includes(one.facts.name)),
  }
}

const project = join(import.meta.dirname, '../..')
const ownText = (file: string): string => readFileSync(join(project, file), 'utf8')

let ownHash: string | undefined

/** Sources besides schemas that affect the output, one folder each; neither the check nor the planner does. */
const deciding = [
  'codegen',
  'codegen/build',
  'codegen/cache',
  'codegen/defaults',
  'codegen/emit',
  'codegen/emit/children',
  'codegen/emit/lifecycle',
  'codegen/texts',
  'codegen/vocabulary',
  'schemas',
]

/** Hash of the generator's sources; package.json pins the exact versions of their imports. */
function generatorHash(): string {
  if (ownHash) return ownHash
  const files = deciding.flatMap((folder) =>
    readdirSync(join(project, folder))
      .filter((file) => file.endsWith('.ts') || folder === 'codegen/vocabulary')
      .map((file) => `${folder}/${file}`),
  )
  ownHash = hash(...[...files, 'package.json'].map(ownText))
  return ownHash
}

type Texts = Record<string, { key: string; text: string }>
type Kept = { key: string; files: readonly OutputFile[] }

function readJson<T>(path: string): T | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as T
  } catch {
    return undefined
  }
}

const hash = (...parts: readonly unknown[]): string => createHash('sha256').update(JSON.stringify(parts)).digest('hex')
