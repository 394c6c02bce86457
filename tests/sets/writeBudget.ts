/** `npm run test:budget`: writes to `tests/budget.json` what the last runs here measured; other files keep their figures. */
import { writeFileSync } from 'node:fs'
import { budgetFile, mostInStandard, mostInSubject, readBudget, type Budget } from './budget.ts'
import { embeddedRun } from './engines.ts'
import { readFigures } from './figures.ts'
import { allTests, isLong, kindOf, setOf, subjectOf } from './testFiles.ts'

const figures = { ...readBudget().files, ...readFigures() }
const tests = allTests()
/** On the dearer engine, where it runs on both. */
const secondsOf = (file: string): number => Math.max(figures[file] ?? 0, figures[embeddedRun(file)] ?? 0) || 1

/** What files are counted under; in the order in which the names come first. */
function sums(nameOf: (file: string) => string | undefined): Record<string, number> {
  const found: Record<string, number> = {}
  for (const file of tests) {
    const name = nameOf(file)
    if (name !== undefined) found[name] = (found[name] ?? 0) + secondsOf(file)
  }
  const named = Object.entries(found).toSorted(([a], [b]) => a.localeCompare(b))
  return Object.fromEntries(named.map(([name, seconds]) => [name, Math.round(seconds)]))
}

const dear = tests
  .flatMap((file) => [file, embeddedRun(file)])
  .map((name) => [name, Math.round(figures[name] ?? 0)] as const)
  .filter(([, seconds]) => seconds >= 1)
const budget: Budget = {
  sets: sums(setOf),
  kinds: sums(kindOf),
  subjects: sums((file) => (isLong(file) ? undefined : subjectOf(file))),
  files: Object.fromEntries(dear),
}
writeFileSync(budgetFile, `${JSON.stringify(budget, null, 2)}\n`)
console.log(`${budgetFile}: ${dear.length} runs of ${tests.length} files take a second or more`)
for (const [name, seconds] of Object.entries(budget.subjects))
  if (seconds > mostInSubject) console.log(`${name} takes ${seconds} s, more than the ${mostInSubject} of a subject`)
const { standard = 0 } = budget.sets
if (standard > mostInStandard) console.log(`the standard set takes ${standard} s, more than ${mostInStandard}`)
