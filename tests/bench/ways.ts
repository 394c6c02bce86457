/**
 * What each way of a list to its page (`server/lists/plan.ts`) gains: the same question by that way, and by what would be done
 * without it, in turns in this process. A way that gains nothing has no place in the plan.
 */
import roles from '#schemas/roles.json' with { type: 'json' }
import { entityByName } from '#schemas/generated/entities.ts'
import { merchant } from '#schemas/generated/merchant.ts'
import type { Engine } from '#server/db/engine.ts'
import { anonymous } from '#server/foundation/access.ts'
import { parseQuery } from '#server/foundation/query.ts'
import { countedPage } from '#server/lists/countedPage.ts'
import { isExpectedMany } from '#server/lists/estimate.ts'
import { fewPage, wholePage } from '#server/lists/fewPage.ts'
import { mostIds, type Found } from '#server/lists/resultCache.ts'
import { keptPage } from '#server/lists/keptPage.ts'
import { readListQuery } from '#server/lists/listQuery.ts'
import { manyPage } from '#server/lists/manyPage.ts'
import { positionedPage } from '#server/lists/positionedPage.ts'
import { compile, type Question } from '#server/lists/question.ts'
import { tallied } from '#server/lists/talliedTotal.ts'
import { steps, walkedPage } from '#server/lists/walkedPage.ts'
import { quiet } from './quiet.ts'

type Way = {
  name: string
  /** The question, as it stands in the address of the list. */
  asked: string
  by(question: Question): Promise<unknown>
  without(question: Question): Promise<unknown>
}
/** Milliseconds: the middle of all; not a number where the question does not take that way, of too few rows. */
export type WayFigures = { name: string; by: number; without: number }

class NotTaken extends Error {}

const later = () => {}
const must = <T>(found: T | undefined): T => {
  if (found === undefined) throw new NotTaken()
  return found
}
const among = async (question: Question, most = steps.known): Promise<Found> => {
  const shown = await walkedPage(question, most)
  return shown ? manyPage(question, { shown, later }) : wholePage(question)
}
const newest = '_order[createdAt]=desc&_limit=50'
/** Found by every fifteenth merchant. */
const common = `${newest}&_filter[search]=bakker`

/** @param rare Words that few merchants have. */
const waysOf = (rare: string, kept: (question: Question) => Found): Way[] => [
  {
    name: 'positions, first page',
    asked: newest,
    by: async (question) => must(await positionedPage(question)),
    without: countedPage,
  },
  {
    name: 'positions, offset 500,000',
    asked: `${newest}&_offset=500000`,
    by: async (question) => must(await positionedPage(question)),
    without: countedPage,
  },
  {
    name: 'one scan, few hits',
    asked: `${newest}&_filter[search]=${rare}`,
    by: async (question) => must(await fewPage(question)),
    without: (question) => among(question),
  },
  {
    name: 'kept ids, next page',
    asked: `${newest}&_filter[search]=${rare}&_offset=50`,
    by: async (question) => must(await keptPage(must(kept(question).found), question)),
    without: async (question) => must(await fewPage(question)),
  },
  {
    name: 'kept total, many hits',
    asked: common,
    by: async (question) => must(await keptPage(must(kept(question).found), question)),
    without: (question) => among(question, steps.expected),
  },
  {
    name: 'tally, one filter',
    asked: '_order[name]=asc&_limit=50&_filter[createdAt][gte]=2020-10-01T00:00:00Z',
    by: async (question) =>
      manyPage(question, { known: must(await tallied(question.query, question.context, 0)), later }),
    without: countedPage,
  },
  {
    name: 'walk, many hits',
    asked: common,
    by: async (question) => must(await walkedPage(question, steps.known)),
    without: wholePage,
  },
  {
    name: 'estimate before a scan',
    asked: common,
    by: async (question) => {
      if (!(await isExpectedMany(question.query, question.context))) throw new NotTaken()
      return among(question, steps.expected)
    },
    without: async (question) => (await fewPage(question)) ?? among(question),
  },
  {
    name: 'count beside, deep page',
    asked: `${common}&_offset=10000`,
    by: (question) => manyPage(question, { later }),
    without: wholePage,
  },
  {
    name: 'whole scan, far hits',
    asked: `${newest}&_filter[search]=shop-1`,
    by: wholePage,
    // A count that is late would leave the answer without its total, and the same scan behind it.
    without: countedPage,
  },
]

/** @param watcher A connection of its own. @param told With the figures of each way when it is done. */
export async function measureWays(
  { engine, watcher, rare, times }: { engine: Engine; watcher: Pick<Engine, 'query'>; rare: string; times: number },
  told: (figures: WayFigures) => void,
): Promise<void> {
  const acl = Object.keys(roles)
  const person = { id: 1, username: 'bench', name: 'Bench', email: '', acl, isOutsider: false, customerIds: [] }
  const access = { ...anonymous, person: { ...person, locale: anonymous.locale }, may: () => true }
  const context = { engine, entity: merchant, entities: entityByName, access, now: Date.now() }
  const ask = (asked: string) => compile(readListQuery(parseQuery(asked), merchant, access), context)
  let known: Found | undefined
  for (const { name, asked, by, without } of waysOf(rare, () => must(known))) {
    const question = ask(asked)
    known = (await fewPage(question)) ?? (question.condition ? await wholePage(question) : undefined)
    // Learns the positions in the background.
    await positionedPage({ ...question, condition: undefined })
    await isExpectedMany(question.query, context)
    await tallied(question.query, context, mostIds(merchant))
    const pair = await inTurns([() => by(question), () => without(question)], { watcher, times }).catch(
      (error: unknown) => {
        if (error instanceof NotTaken) return [Number.NaN, Number.NaN] as const
        throw error
      },
    )
    told({ name, by: pair[0], without: pair[1] })
  }
}

/** The middle of the times of each. */
async function inTurns(
  works: readonly [() => Promise<unknown>, () => Promise<unknown>],
  { watcher, times }: { watcher: Pick<Engine, 'query'>; times: number },
): Promise<readonly [number, number]> {
  const took: [number[], number[]] = [[], []]
  for (let round = 0; round <= times; round++) {
    for (const [n, work] of works.entries()) {
      await quiet(watcher)
      const begun = performance.now()
      await work()
      // The first one of each warms up.
      if (round > 0) took[n]?.push(performance.now() - begun)
    }
  }
  const middle = (all: number[]) => all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? Number.NaN
  return [middle(took[0]), middle(took[1])]
}
