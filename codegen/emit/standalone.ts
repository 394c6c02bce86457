/**
 * Lets Ajv write validators as one module; Ajv is loaded with this file, because loading takes longer than
 * writing them.
 */
import { Ajv2020, _ } from 'ajv/dist/2020.js'
import standalone from 'ajv/dist/standalone/index.js'
import { formats } from '#schemas/formats.ts'
import type { JsonSchema } from './wire.ts'

export type Validators = {
  schemas: Readonly<Record<string, JsonSchema>>
  /** Exported name → schema that it validates. */
  exported: Readonly<Record<string, string>>
  /** Parts of the properties' own schemas that the module needs. */
  known: unknown
  /** The entity's schema file, for error messages. */
  file: string
}

/** A new Ajv instance per entity, because the names that Ajv invents would otherwise depend on the other entities. */
export function moduleOf({ schemas, exported, known, file }: Validators): string {
  const ajv = new Ajv2020({
    allErrors: true,
    strict: true,
    strictRequired: false,
    messages: false,
    meta: false,
    validateSchema: false,
    inlineRefs: false,
    // Above this many choices Ajv compares in a loop, by a module that a browser does not have.
    loopEnum: Infinity,
    formats,
    code: { source: true, esm: true, lines: true, formats: _`formats` },
  })
  for (const [name, schema] of Object.entries(schemas)) ajv.addSchema(schema, name)
  return withoutSchemas(standalone(ajv, { ...exported }), JSON.stringify(known), file)
}

/** The five lines with which Ajv adds an error; one is enough. */
const pushedError =
  /const (err\d+) = (\{.*\});\nif\(vErrors === null\)\{\nvErrors = \[\1\];\n\}\nelse \{\nvErrors\.push\(\1\);\n\}\n/g

/**
 * Ajv's module contains the whole schema, for error details that nobody shows, and CommonJS imports that
 * browsers do not know. Both are removed; anything left that refers to them would fail at run time.
 */
function withoutSchemas(source: string, known: string, file: string): string {
  const body = source
    .replace('"use strict";\n', '')
    .replace(/schemaPath:"(?:[^"\\]|\\.)*",/g, '')
    .replace(/params:\{(?:type|allowedValues): ?schema\d+[^}]*\}/g, 'params:{}')
    .replace(/^const schema(\d+) = .*;$/gm, (_line, number: string) =>
      source.includes(`schema${number}.properties`) ? `const schema${number} = ${known};` : '',
    )
    .replace(/^const (func\d+) = require\("ajv\/dist\/runtime\/ucs2length"\)\.default;$/gm, 'const $1 = characters;')
    .replace(pushedError, '(vErrors ??= []).push($2);\n')
    .replace(/\/\*# sourceURL=.*?\*\//g, '')
    .replace(/^\s*\n/gm, '')
  const leftover = /require\(.*?\)|schema\d+\.properties\.\w+(?!\w*\.items\.properties)/.exec(body)
  if (leftover) throw new Error(`${file}: its validators would need ${leftover[0]}, which a browser does not have.`)
  const imported = ['characters', 'formats'].filter((name) => new RegExp(`= ${name}\\b`).test(body))
  return imported.length ? `import { ${imported.join(', ')} } from '#schemas/formats.ts'\n\n${body}` : body
}
