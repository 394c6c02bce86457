/** The paths that codegen refuses to entities are exactly those of the server. */
import type { FastifyInstance } from 'fastify'
import { expect } from 'vitest'
import serverPaths from '#codegen/vocabulary/serverPaths.json' with { type: 'json' }
import { entities } from '#schemas/generated/entities.ts'
import { test } from '#tests/support/api.ts'

/** The path of every route, from the tree that Fastify prints: four columns per level. */
function pathsOf(app: FastifyInstance): string[] {
  const above: string[] = []
  return app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const [, indent = '', part = '', methods] = /^(.*?)[├└]── (\S*)( \([A-Z, ]+\))?/.exec(line) ?? []
      if (part === '') return []
      above.length = indent.length / 4
      above.push(part)
      return methods ? [above.join('')] : []
    })
}

test('what is refused as path of an entity is what the server has beside the entities', ({ api }) => {
  const ofEntities = entities.flatMap(({ api: path, picker }) => [path, ...(picker ? [picker] : [])])
  const own = pathsOf(api.app)
    .filter((path) => !ofEntities.some((one) => path === one || path.startsWith(`${one}/`)))
    .map((path) => path.replace(/\/?[:*].*$/, ''))
    // Files of an earlier front-end build.
    .filter((path) => path !== '' && !/^\/[^/]*\.\w+$|^\/assets\//.test(path))
  // Paths below another are refused with it.
  const highest = own.filter((path) => !own.some((other) => path.startsWith(`${other}/`)))
  expect(serverPaths).toEqual([...new Set(highest)].sort())
})
