/** `npm run codegen [-- --check] [--watch] [--accept drop:merchant.fax]`: generates everything from the schemas. */
import type { Options } from './options.ts'

const root = process.cwd()

try {
  const given = process.argv.slice(2)
  const usual: Options = { check: false, watch: false, accept: [] }
  const options = given.length === 0 ? usual : (await import('./options.ts')).readOptions(given)
  if (options.watch) {
    const { watchSchemas } = await import('./watch.ts')
    const stop = watchSchemas(root, ({ ok, lines }) => {
      console.log(lines.join('\n'))
      // Sent to `npm run dev`, which shows mistakes on the open pages.
      process.send?.({ mistakes: ok ? [] : lines })
    })
    process.once('SIGINT', stop).once('SIGTERM', stop)
  } else {
    const { run } = await import('./run.ts')
    const { ok, lines } = await run(root, options)
    ;(ok ? console.log : console.error)(lines.join('\n'))
    process.exitCode = ok ? 0 : 1
  }
} catch (error) {
  console.error(error instanceof TypeError && 'code' in error ? `codegen: ${error.message}` : error)
  process.exitCode = 1
}
