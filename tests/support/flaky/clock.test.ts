import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const clock = fileURLToPath(new URL('clock.cjs', import.meta.url))
/** What a process prints whose clock is so many milliseconds ahead. */
const printed = (ahead: number, script: string): unknown =>
  JSON.parse(
    execFileSync(process.execPath, ['--require', clock, '-p', `JSON.stringify(${script})`], {
      encoding: 'utf8',
      env: { ...process.env, NODE_OPTIONS: '', TEST_CLOCK_AHEAD: String(ahead) },
    }),
  )

test('the clock of a process is moved, in every way of asking it', () => {
  const month = 30 * 86_400_000
  const asked = '[Date.now(), new Date().getTime(), Date.parse(Date())]'
  for (const at of printed(month, asked) as number[]) expect(Math.abs(at - Date.now() - month)).toBeLessThan(60_000)
  for (const at of printed(0, asked) as number[]) expect(Math.abs(at - Date.now())).toBeLessThan(60_000)
})

test('a moment that is given is what it was, and a date is a Date', () => {
  const asked = `[
    new Date('2026-01-31').toISOString(), new Date(2026, 0, 31).getMonth(), new Date(5).getTime(), Date.UTC(2026, 0),
    new Date() instanceof Date, new Date().constructor === Date, new (class extends Date {})(5).getTime()
  ]`
  expect(printed(1000, asked)).toEqual(['2026-01-31T00:00:00.000Z', 0, 5, Date.UTC(2026, 0), true, true, 5])
})
