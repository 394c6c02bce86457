/** `npm run codegen [-- --check] [--watch] [--accept drop:merchant.fax]`: generates everything from the schemas. */
import { readOptions } from './options.ts'

const root = process.cwd()

try {
  const options = readOptions(process.argv.slice(2))
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
