/** Fetches what the page of an address consists of while the texts and the user are still on their way. */
import { entityFacts } from '#providers/entityFacts.ts'
import { inside, toInside } from '#providers/pagePaths.ts'
import type { EntityOptions } from '#resources/entityOptions.ts'
import { resources } from '#resources/generated/resources.ts'

/** @param path As in the address bar. A page that does not come says so when it is shown. */
export function preloadPage(path: string): void {
  const name = toInside(path, '')
    .pathname.slice(inside.length + 1)
    .split('/', 1)[0]
  const resource = resources.find((each) => each.name === name)
  if (!resource) return
  const { preload } = resource.options as EntityOptions
  void Promise.allSettled([preload?.(), entityFacts(resource.name)])
}
