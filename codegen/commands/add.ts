/**
 * `npm run add courier name phone:phone-e164 customer:customer! active:boolean`: writes
 * schemas/courier.schema.json and everything generated from it. `-- --title-nl Koerier --plural-nl Koeriers`
 * (and -fr) supply words that the glossary lacks.
 */
import { parseArgs } from 'node:util'

const option = { type: 'string' } as const
const root = process.cwd()

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      help: { type: 'boolean' },
      'title-nl': option,
      'plural-nl': option,
      'title-fr': option,
      'plural-fr': option,
    },
  })
  if (values.help || positionals.length === 0) {
    const { usage } = await import('#codegen/add/usage.ts')
    console.log(usage)
    process.exit(values.help ? 0 : 1)
  }
  const [name = '', ...tokens] = positionals
  const { addEntity } = await import('#codegen/add/entity.ts')
  const words = {
    nl: { title: values['title-nl'], plural: values['plural-nl'] },
    fr: { title: values['title-fr'], plural: values['plural-fr'] },
  }
  console.log(`schema: ${await addEntity(root, { name, tokens, words })}`)
  const { run } = await import('./run.ts')
  const { ok, lines } = await run(root, { check: false, accept: [] })
  console.log(lines.join('\n'))
  process.exitCode = ok ? 0 : 1
} catch (error) {
  console.error(`add: ${error instanceof Error ? error.message : String(error)}`)
  process.exitCode = 1
}
