/**
 * Which modules of the built pages share a file. Left alone, every set of modules that some lazy parts have in common
 * becomes a file of its own: 136 requests to the first list instead of five, and an eighth more bytes, because each is
 * compressed alone.
 */
import { build, type Plugin, type Rolldown } from 'vite'

/** Part → what the modules it grows from are called. */
type Parts = Readonly<Record<string, RegExp>>

/**
 * Builds once without writing to see what each part needs before it can run, then puts what the first part needs into one
 * file, what the second needs beyond that into another, and so on: no file waits for a later one. After the first, modules in
 * folders called generated stay apart, or a list would load those of all others.
 */
export const chunks = (parts: Parts): Plugin => {
  const plugin: Plugin = {
    name: 'dossier:chunks',
    apply: 'build',
    async config({ plugins = [], ...config }) {
      const others = plugins.filter((other) => other !== plugin)
      const options = { ...config.build, write: false, minify: false }
      const built = await build({ ...config, configFile: false, logLevel: 'error', plugins: others, build: options })
      const output = 'output' in built ? built.output : []
      const groups = Object.entries(neededBy(output, parts)).map(([name, modules], index, { length }) => ({
        name,
        priority: length - index,
        test: (id: string) => modules.has(id) && (index === 0 || !id.includes('/generated/')),
      }))
      return {
        build: { rolldownOptions: { output: { codeSplitting: { includeDependenciesRecursively: false, groups } } } },
      }
    },
  }
  return plugin
}

/** Per part every module that is there before its own can run. */
function neededBy(output: readonly Rolldown.OutputBundle[string][], parts: Parts): Record<string, Set<string>> {
  const files = new Map(output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file]] : [])))
  const follow = (name: string, found: Set<string>): Set<string> => {
    if (found.has(name)) return found
    found.add(name)
    for (const next of files.get(name)?.imports ?? []) follow(next, found)
    return found
  }
  return Object.fromEntries(
    Object.entries(parts).map(([part, pattern]) => {
      const needed = new Set<string>()
      for (const [name, { facadeModuleId }] of files) if (pattern.test(facadeModuleId ?? '')) follow(name, needed)
      return [part, new Set([...needed].flatMap((name) => files.get(name)?.moduleIds ?? []))]
    }),
  )
}
