/**
 * Decides which modules of the front end share a file. By default every set of modules that several lazy parts
 * share becomes a file: 136 requests for the first list instead of five, and an eighth more bytes, because each
 * file is compressed alone.
 */
import { build, type Plugin, type Rolldown } from 'vite'

/** Name of a part → pattern of its entry modules. */
type Parts = Readonly<Record<string, RegExp>>

/**
 * Builds once without writing, to see which modules each part needs at start. Then it puts those of the first
 * part into one file, those that the second needs in addition into another, and so on, so that no file waits
 * for a later one. After the first part, modules in folders named generated stay separate, or a list would load
 * those of all entities.
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

/** Per part, all modules that must be loaded before its own can run. */
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
