/**
 * Validates a JSON value against a schema with readable messages. It is small on purpose. It also returns the
 * value without its invalid parts, so that the other rules can continue, and the places where the vocabulary
 * expects a name (`$ref: "#/$defs/role"`).
 */
import type { Finding, Path } from '#codegen/problems/errors.ts'
import unsupported from '#codegen/vocabulary/unsupported.json' with { type: 'json' }
import { suggest } from '#codegen/problems/suggest.ts'
import { describeType, faultOf, hasType, isObject, own, type JsonSchema } from './limits.ts'

/** A value at a `$def` of the vocabulary: the key of the `$def`, and the value. */
export type Mention = { kind: string; value: unknown; path: Path }

export type Shape = {
  findings: Finding[]
  mentions: Mention[]
  /** The value without its invalid parts. */
  clean: unknown
}

export function checkShape(
  schema: JsonSchema,
  definitions: Readonly<Record<string, JsonSchema>>,
  value: unknown,
): Shape {
  const findings: Finding[] = []
  const mentions: Mention[] = []
  return { clean: walk(schema, value, []), findings, mentions }

  /** Returns the cleaned value, undefined when nothing is left of it. */
  function walk(given: JsonSchema, found: unknown, path: Path): unknown {
    const here = resolve(given, found)
    if (!here) return refuse(path, { message: `must be ${given.anyOf?.map(describe).join(' or ')}` })
    const fault = faultOf(here, found)
    if (fault) return refuse(path, fault, typeof found === 'string' ? found : undefined)
    if (given.$ref ?? given.anyOf) mention(given, found, path)
    if (isObject(found)) return walkObject(here, found, path)
    return Array.isArray(found) ? walkList(here, found, path) : found
  }

  /** An object below the root without its required keys is dropped as a whole; a valid one stays unchanged. */
  function walkObject(here: JsonSchema, found: Record<string, unknown>, path: Path): unknown {
    const meant = misspelt(here, found)
    for (const key of here.required ?? []) if (!Object.hasOwn(found, key) && !meant.has(key)) missing(here, key, path)
    let whole = found
    for (const key of Object.keys(found)) {
      const clean = walkMember(here, key, found[key], [...path, key])
      if (clean === found[key]) continue
      if (whole === found) whole = { ...found }
      if (clean === undefined) delete whole[key]
      else whole[key] = clean
    }
    // The content of a misspelt key is checked as the key that was meant, so that its names are not all
    // reported as missing.
    for (const [key, written] of meant) {
      const schemaOfPart = own(here.properties, key) ?? {}
      whole = { ...whole, [key]: walk(schemaOfPart, found[written], [...path, written]) }
    }
    return path.length > 0 && here.required?.some((key) => !Object.hasOwn(whole, key)) ? undefined : whole
  }

  /** Missing required keys, each with a similar unknown key. */
  function misspelt(here: JsonSchema, found: Record<string, unknown>): Map<string, string> {
    if (here.additionalProperties !== false) return new Map()
    const absent = (here.required ?? []).filter((key) => !Object.hasOwn(found, key))
    if (absent.length === 0) return new Map()
    return new Map(
      Object.keys(found).flatMap((key): [string, string][] => {
        const near = Object.hasOwn(here.properties ?? {}, key)
          ? undefined
          : suggest(key, Object.keys(here.properties ?? {}))
        return near !== undefined && absent.includes(near) ? [[near, key]] : []
      }),
    )
  }

  function walkMember(here: JsonSchema, key: string, part: unknown, path: Path): unknown {
    if (here.propertyNames && !isName(here.propertyNames, key, path)) return undefined
    const rest = here.additionalProperties ?? true
    const schemaOfPart = own(here.properties, key) ?? (typeof rest === 'object' ? rest : undefined)
    if (schemaOfPart) return walk(schemaOfPart, part, path)
    return rest === false ? unknownKey(here, key, path) : part
  }

  function walkList(here: JsonSchema, found: readonly unknown[], path: Path): readonly unknown[] {
    if (found.length < (here.minItems ?? 0)) findings.push({ path, message: 'must not be empty' })
    if (found.length > (here.maxItems ?? Infinity))
      findings.push({ path, message: `must have at most ${here.maxItems} entries` })
    const kept = found.map((part, index) => {
      const at = [...path, index]
      if (here.uniqueItems && found.indexOf(part) < index)
        return refuse(at, { message: `"${String(part)}" stands here twice` })
      return here.items ? walk(here.items, part, at) : part
    })
    return kept.every((part, index) => part === found[index]) ? found : kept.filter((part) => part !== undefined)
  }

  function isName(schemaOfName: JsonSchema, key: string, path: Path): boolean {
    const before = findings.length
    walk(schemaOfName, key, path)
    for (const finding of findings.slice(before)) finding.atKey = true
    return findings.length === before
  }

  function resolve(given: JsonSchema, found: unknown): JsonSchema | undefined {
    if (given.$ref) return own(definitions, nameIn(given.$ref)) ?? {}
    if (!given.anyOf) return given
    return given.anyOf.map((branch) => resolve(branch, found) ?? {}).find((branch) => fits(branch, found))
  }

  function describe(branch: JsonSchema): string {
    return describeType(resolve(branch, undefined) ?? branch)
  }

  function mention(given: JsonSchema, found: unknown, path: Path): void {
    const branch = given.$ref ? given : given.anyOf?.find((one) => one.$ref && fits(resolve(one, found) ?? {}, found))
    if (branch?.$ref) mentions.push({ kind: nameIn(branch.$ref), value: found, path })
  }

  function unknownKey(here: JsonSchema, key: string, path: Path): undefined {
    const advice = own(unsupported as Readonly<Record<string, string>>, key)
    const message = advice ? `"${key}" is not supported: ${advice}` : `unknown keyword "${key}"`
    const candidates = Object.keys(here.properties ?? {})
    findings.push({ path, atKey: true, message, ...(advice ? {} : { candidates, name: key }) })
    return undefined
  }

  function missing(here: JsonSchema, key: string, path: Path): void {
    const about = own(here.properties, key)?.description
    findings.push({ path, atKey: true, message: `"${key}" is missing${about ? `: ${lowerFirst(about)}` : ''}` })
  }

  function refuse(
    path: Path,
    { message, candidates }: { message: string; candidates?: readonly string[] },
    name?: string,
  ) {
    findings.push({ path, message, ...(candidates && name !== undefined ? { candidates, name } : {}) })
    return undefined
  }
}

const fits = (schema: JsonSchema, value: unknown): boolean =>
  schema.const === undefined ? !schema.type || hasType(value, schema.type) : value === schema.const

/** 'role' of '#/$defs/role' */
const nameIn = (reference: string): string => reference.slice(reference.lastIndexOf('/') + 1)

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1).replace(/\.$/, '')
