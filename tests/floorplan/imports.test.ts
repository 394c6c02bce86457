/** Who may import whom, and how imports are written: docs/architecture.md. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { code, files, imports, insideFloors, roomIn } from './code.ts'
import { rests, rooms } from './floors.ts'

test('a folder imports only from the floors it rests on', () => {
  const wrong = imports.filter(({ file, target }) => {
    const floor = file.split('/')[0] ?? ''
    const into = /^#([^/]+)\//.exec(target)?.[1]
    return floor in rests && into !== undefined && into !== floor && !rests[floor]?.includes(into)
  })
  expect(wrong).toEqual([])
})

test('imports are written #floor/… across folders and ./ within one, never ../', () => {
  expect(imports.filter(({ file, target }) => target.startsWith('../') && !file.includes('/generated/'))).toEqual([])
})

test('the folders of a floor stand in an order, and import downwards only', () => {
  const wrong = Object.entries(rooms).flatMap(([floor, order]) =>
    insideFloors.filter(({ file, to }) => {
      if (!file.startsWith(`${floor}/`) || !to.startsWith(`${floor}/`)) return false
      const [from, below] = [order.indexOf(roomIn(floor, file)), order.indexOf(roomIn(floor, to))]
      return from >= 0 && below > from
    }),
  )
  expect(wrong).toEqual([])
})

test('every folder of a floor has its place in that order, but what belongs to one entity', () => {
  const plurals = new Set(files.flatMap((file) => /^resources\/generated\/([^/]+)\//.exec(file)?.[1] ?? []))
  const free = ['templates', ...plurals]
  const without = Object.entries(rooms).flatMap(([floor, order]) => {
    const folders = code.flatMap((file) =>
      file.startsWith(`${floor}/`) && file.split('/').length > floor.split('/').length + 1 ? [roomIn(floor, file)] : [],
    )
    return [...new Set(folders)].filter(
      (room) => room !== 'generated' && !order.includes(room) && !(floor === 'resources' && free.includes(room)),
    )
  })
  expect(without).toEqual([])
})

test('the page of the architecture names every folder of that order', () => {
  const page = readFileSync('docs/architecture.md', 'utf8')
  const unnamed = Object.values(rooms)
    .flat()
    .filter((room) => room !== 'generated' && !page.includes(`\`${room}/`))
  expect(unnamed).toEqual([])
})

/** By folder, which of its rooms need which: a room is a folder in it, or a file beside those. */
function roomsByFolder(): Map<string, Map<string, string[]>> {
  const graphs = new Map<string, Map<string, string[]>>()
  for (const { file, to } of insideFloors) {
    const [from, into] = [file.split('/'), to.split('/')]
    const depth = from.findIndex((part, index) => part !== into[index])
    const [room, other] = [from[depth], into[depth]]
    if (room === undefined || other === undefined) continue
    const folder = from.slice(0, depth).join('/')
    const graph = graphs.get(folder) ?? new Map<string, string[]>()
    graphs.set(folder, graph.set(room, [...(graph.get(room) ?? []), other]))
  }
  return graphs
}

test('no two rooms of a folder need each other, at every depth', () => {
  const knots = [...roomsByFolder()].map(([folder, graph]) => findCycle(graph).map((room) => `${folder}/${room}`))
  expect(knots.flat()).toEqual([])
})

test('there is no import cycle', () => {
  const graph = new Map<string, string[]>()
  for (const { file, target } of imports) {
    const to = target.startsWith('#') ? target.slice(1) : path.posix.join(path.posix.dirname(file), target)
    if (target.startsWith('#') || target.startsWith('./')) graph.set(file, [...(graph.get(file) ?? []), to])
  }
  expect(findCycle(graph)).toEqual([])
})

/** Returns the files of one cycle in order, or an empty list. */
function findCycle(graph: ReadonlyMap<string, readonly string[]>): string[] {
  const done = new Set<string>()
  const walk = (file: string, trail: string[]): string[] => {
    const seenAt = trail.indexOf(file)
    if (seenAt >= 0) return [...trail.slice(seenAt), file]
    if (done.has(file)) return []
    for (const next of graph.get(file) ?? []) {
      const cycle = walk(next, [...trail, file])
      if (cycle.length > 0) return cycle
    }
    done.add(file)
    return []
  }
  for (const file of graph.keys()) {
    const cycle = walk(file, [])
    if (cycle.length > 0) return cycle
  }
  return []
}
