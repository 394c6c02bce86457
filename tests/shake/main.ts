/**
 * `npm run test:shake [-- --times 10 --seconds 60 files]`: runs the tests of pages and browsers that a change touches as
 * hard as can be: again and again, each round in another order, beside busy loops, in the last half hour of the year,
 * without a second try. Without files those that a change touches, as `tests/sets/touchedPaths.ts` has it.
 */
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { relative } from 'node:path'
import type { TestModule, Vitest } from 'vitest/node'
import { readTouched } from '#tests/sets/touchedPaths.ts'
import { lastHalfHour, optionsOf } from './options.ts'

const busyLoops = 4

const touched = (readTouched().paths ?? []).filter((file) => existsSync(file))
const { times, seconds, files, tooMany } = optionsOf(process.argv.slice(2), touched)
if (tooMany > 0) console.log(`shake: ${tooMany} tests of pages and browsers were touched; shake some by name`)
else if (files.length === 0) console.log('shake: no test of a page or a browser was touched')
else process.exitCode = await shake()

/** @returns The exit code. */
async function shake(): Promise<number> {
  process.env.VITEST = 'true'
  process.env.TEST_CLOCK ??= lastHalfHour(new Date())
  const { createVitest } = await import('vitest/node')
  const vitest = await createVitest('test', {
    watch: false,
    retry: 0,
    reporters: ['default'],
    sequence: { shuffle: { files: true, tests: true } },
  })
  await vitest.standalone()
  const loops = Array.from({ length: busyLoops }, () =>
    spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' }),
  )
  try {
    return await rounds(vitest)
  } finally {
    for (const loop of loops) loop.kill('SIGKILL')
    await vitest.close()
  }
}

async function rounds(vitest: Vitest): Promise<number> {
  const specifications = await vitest.globTestSpecifications(files)
  if (specifications.length === 0) throw new Error(`There are no tests in ${files.join(', ')}.`)
  const end = performance.now() + seconds * 1000
  const failures: string[] = []
  let runs = 0
  let isOver = false
  const clock = setTimeout(
    () => {
      isOver = true
      void vitest.cancelCurrentRun('keyboard-input')
    },
    Math.min(seconds * 1000, 2 ** 31 - 1),
  )
  const isLate = () => isOver || performance.now() >= end
  for (let round = 1; round <= times; round += 1) {
    for (const { config } of [vitest, ...vitest.projects]) config.sequence.seed = round
    // One after the other: in a short time some files are shaken wholly, instead of all of them not at all.
    for (const one of specifications) {
      if (isLate()) break
      const { testModules, unhandledErrors } = await vitest.runTestSpecifications([one])
      failures.push(
        ...[...testModules.flatMap(failedIn), ...unhandledErrors.map(String)].map((of) => `${of} (order ${round})`),
      )
      if (!isOver) runs += 1
    }
  }
  clearTimeout(clock)
  for (const failure of failures) console.log(`shaken: ${failure}`)
  console.log(
    `shake: ${runs} of ${specifications.length * times} runs of ${files.length} files${isOver ? ' in time' : ''}, ${failures.length} failures`,
  )
  return failures.length > 0 ? 1 : 0
}

function failedIn(module: TestModule): string[] {
  const file = relative(process.cwd(), module.moduleId)
  const tests = [...module.children.allTests('failed')].map(({ fullName }) => `${file} > ${fullName}`)
  return tests.length === 0 && module.state() === 'failed' ? [file] : tests
}
