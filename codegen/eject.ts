/**
 * `npm run eject merchant list`: makes a generated view yours. It writes the view as owned code, with a line that
 * remembers what the schema said then, and the override that the app imports instead of the generated one.
 */
const [entity = '', view = ''] = process.argv.slice(2)
const root = process.cwd()

try {
  const { loadModel } = await import('./pipeline.ts')
  const { eject } = await import('./eject/eject.ts')
  for (const path of eject(root, await loadModel(root), entity, view)) console.log(`written: ${path}`)
  const { run } = await import('./run.ts')
  const { ok, lines } = await run(root, { check: false, accept: [] })
  console.log(lines.join('\n'))
  process.exitCode = ok ? 0 : 1
} catch (error) {
  console.error(`eject: ${error instanceof Error ? error.message : String(error)}`)
  process.exitCode = 1
}

export {}
