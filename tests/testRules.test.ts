/** Holds the rules of tests (docs/CONTRIBUTING.md): what breaks one today is listed, and the list only shrinks. */
import { expect, test } from 'vitest'
import { differences, placesNow, readList, shrunk } from '#tests/rules/list.ts'
import { breaches, rules } from '#tests/rules/rules.ts'

const listed = readList()
const now = placesNow()

test.for(rules)('$name: $says', ({ name, says }) => {
  const { more, fewer } = differences(listed[name] ?? {}, now[name] ?? {})
  expect(more, says).toEqual([])
  expect(fewer, 'Fewer than listed, which is good: npm run test:rules takes them off the list.').toEqual([])
})

test('the list names no rule that there is not', () => {
  expect(Object.keys(listed)).toEqual(rules.map(({ name }) => name))
})

/** By rule: text that breaks it as often as said, and text that does not. */
const examples: Record<string, { wrong: string; times?: number; right: string }> = {
  absence: {
    wrong:
      'await waitFor(() => expect(screen.queryByText("a")).toBeNull())\nawait waitFor(() => {\n expect(rows()).toHaveLength(0) })',
    times: 2,
    right:
      'await waitFor(() => expect(screen.getByText("a")).toBeVisible())\nexpect(await never(() => find())).toBeNull()',
  },
  'absence after an action': {
    wrong: 'await userEvent.click(save)\nexpect(screen.queryByRole("alert")).toBeNull()',
    right: 'await userEvent.click(save)\nawait never(() => screen.queryByRole("alert"))',
  },
  'get after an action': {
    wrong: "await page.go('/file')\nscreen.getByText('a')",
    right: "await page.go('/file')\nawait screen.findByText('a')\nscreen.getByText('b')",
  },
  'value read once': {
    wrong: 'expect(await page.title()).toBe("a")',
    right: 'await expect.poll(() => page.title()).toBe("a")',
  },
  'absence in a browser': {
    wrong: "await bar.waitFor({ state: 'detached' })\nexpect(await rows.count()).toBe(0)",
    times: 2,
    right: 'await goneBy(bar, () => close.click())\nexpect(await rows.count()).toBe(10)',
  },
  pause: {
    wrong:
      "await new Promise((resolve) => setTimeout(resolve, 700))\nawait page.waitForTimeout(5)\nquery('select pg_sleep(3)')",
    times: 3,
    right: '// await sleep(5)\nawait new Promise((resolve) => setImmediate(resolve))',
  },
  'clock of the machine': {
    wrong: 'const day = dayOf(Date.now())\nnew Date()',
    times: 2,
    right: 'const day = dayOf(app.now())\nnew Date(at)',
  },
  'number of a record': {
    wrong: "post('/api/v4/claim', { client: 1, name: 'a' })\nget('/api/v4/file/12')",
    times: 2,
    right: "post('/api/v4/claim', { client: id })\nget(`/api/v4/file/${id}`)",
  },
  'limit on time': {
    wrong: 'expect(performance.now() - begun).toBeLessThan(100)\nexpect(took).toBeLessThan(5)',
    times: 2,
    right: 'expect(count).toBeLessThan(5)',
  },
  'kill by the clock': {
    wrong: "setTimeout(() => server.kill('SIGKILL'), 300)",
    right: "await reached('written')\nserver.kill('SIGKILL')",
  },
  chance: {
    wrong: 'Math.random()\nfc.assert(property, { seed: 5 })',
    times: 2,
    right: 'fc.assert(property, { numRuns: 20 })',
  },
  global: {
    wrong: "vi.spyOn(console, 'error')\nexpect(1).toBe(1)",
    right: "const spy = vi.spyOn(console, 'error')\nonTestFinished(() => spy.mockRestore())",
  },
  'time limit': {
    wrong: "test('a', { timeout: 120_000 }, async () => {})\ntest('b', async () => {\n}, 90_000)",
    times: 2,
    right: "test('a', async () => {})",
  },
}

test.for(rules)('what breaks “$name” is seen, what keeps it is not', (rule) => {
  const { wrong, times = 1, right } = examples[rule.name] ?? { wrong: '', right: '' }
  const file = ['tests/a.test.tsx', 'tests/a.e2e.ts'].find((name) => rule.files.test(name)) ?? ''
  expect(breaches(rule, file, wrong)).toBe(times)
  expect(breaches(rule, file, right)).toBe(0)
  expect(breaches(rule, 'tests/support/a.ts', wrong)).toBe(0)
})

test('the list shrinks and never grows', () => {
  const one = rules[0]?.name ?? ''
  const only = (places: Record<string, number>) => ({
    ...Object.fromEntries(rules.map(({ name }) => [name, {}])),
    [one]: places,
  })
  const gone = (name: string) => name === 'gone'
  const after = shrunk(only({ a: 3, b: 1, c: 2 }), only({ a: 1, b: 4, d: 1 }), gone)
  expect(after[one]).toEqual({ a: 1, b: 1 })
  expect(shrunk({}, only({ a: 2 }), gone)[one]).toEqual({ a: 2 })
  // A file with another name has at most what the one had that is gone.
  expect(shrunk(only({ gone: 2 }), only({ d: 2, e: 1 }), gone)[one]).toEqual({ d: 2 })
})

test('a number that differs is told either way', () => {
  expect(differences({ a: 3, b: 1 }, { a: 1, b: 2, c: 1 })).toEqual({
    more: ['b: 2, listed 1', 'c: 1, listed 0'],
    fewer: ['a: 1, listed 3'],
  })
})
