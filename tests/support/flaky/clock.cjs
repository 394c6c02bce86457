/*
 * Moves the clock of whatever loads this, its `Date`, by TEST_CLOCK_AHEAD milliseconds: the workers of a run, the servers
 * that tests start, and the pages of their browser. Timers run as ever. Plain JavaScript, because a page runs it too.
 */
'use strict'

{
  const ahead = Number(globalThis.TEST_CLOCK_AHEAD ?? process.env.TEST_CLOCK_AHEAD ?? 0)
  const real = Date
  const before = real.now.bind(real)
  const now = () => before() + ahead
  if (ahead !== 0) {
    real.now = now
    globalThis.Date = new Proxy(real, {
      construct: (target, args, made) => Reflect.construct(target, args.length === 0 ? [now()] : args, made),
      apply: () => String(new real(now())),
    })
    // Who compares constructors compares with the name.
    real.prototype.constructor = globalThis.Date
  }
}
